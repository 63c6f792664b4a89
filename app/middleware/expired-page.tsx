import { Theme } from "@radix-ui/themes";
import { renderToStaticMarkup } from "react-dom/server";
import { BRAND } from "../../server/domain/brand.ts";
import type { Language } from "../../server/domain/language.ts";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { TextArea } from "../components/text-field.tsx";
import type { Appearance } from "../lib/appearance.ts";
import type { Flash } from "../lib/flash.ts";
import styles from "../styles/app.css?url";
import { sayFlashIn, sayIn } from "../texts/sentences.ts";

type Kept = { text: string; returnTo: string; language: Language; appearance: Appearance };

/** What somebody typed whose session had ended meanwhile, to be copied: it is stored nowhere. */
export function expiredPage(expired: Flash, kept: Kept): Response {
  const html = `<!doctype html>${renderToStaticMarkup(<ExpiredPage expired={expired} {...kept} />)}`;
  return new Response(html, {
    status: 401,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function ExpiredPage({ expired, text, returnTo, language, appearance }: { expired: Flash } & Kept) {
  const { title, description } = sayFlashIn(language, expired);
  const say = (english: string) => sayIn(language, english);
  return (
    <html lang={language} data-appearance={appearance}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${BRAND}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <Theme grayColor="sand" accentColor="indigo" radius="medium" hasBackground={false}>
          <main className="plain-page">
            <h1>{title}</h1>
            <p>{`${description} ${say("What you typed was not saved; here it is, to be copied.")}`}</p>
            <Field label={say("Your text")}>
              {(control) => <TextArea {...control} rows={12} readOnly defaultValue={text} />}
            </Field>
            <p>
              <Button look="ink" asChild>
                <a href={`/api/login?returnTo=${encodeURIComponent(returnTo)}`}>Sign In</a>
              </Button>
            </p>
          </main>
        </Theme>
      </body>
    </html>
  );
}

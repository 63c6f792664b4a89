import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { shell } from "../../texts/en/shell.ts";
import { NOT_FOUND } from "./failure-words.ts";

export function NotFound({ signInHref, isSignedIn }: { signInHref?: string; isSignedIn?: boolean }) {
  const texts = useTexts("shell", shell);
  return (
    <PublicShell signInHref={signInHref} isSignedIn={isSignedIn}>
      <title>{`${NOT_FOUND.title} · ${BRAND}`}</title>
      <div className="wrap">
        <div className="not-found">
          <h1>{NOT_FOUND.title}</h1>
          <p>{NOT_FOUND.text}</p>
          <Button look="ink" size="large" asChild>
            <a href={href("/")}>{texts.backToStart}</a>
          </Button>
        </div>
      </div>
    </PublicShell>
  );
}

import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import type { OneApplication } from "../../../server/applications/find-application.ts";
import type { SentChoices } from "../../../server/applications/find-sent-choices.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FileLink } from "../../components/file-link.tsx";
import { Options } from "../../components/options.tsx";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { tracker } from "../../texts/en/tracker.ts";

const FORMATS = ["txt", "docx", "pdf"] as const;

type SentProps = { application: OneApplication; choices: SentChoices; returnTo: string };

export function Sent({ application, choices, returnTo }: SentProps) {
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  const { id, sent } = application;
  return (
    <section className="sheet ap-part" aria-labelledby="sent-title">
      <h2 id="sent-title">{texts.sent}</h2>
      {sent ? (
        <p className="soft small">
          {texts.keptAsOn} <time dateTime={sent.keptAt}>{formats.longDate(sent.keptAt)}</time>
          {texts.laterChanges}
        </p>
      ) : (
        <p className="soft">{texts.nothingKept}</p>
      )}
      {sent?.resume ? (
        <Kept id={id} part="resume" title={texts.resumeNamed(sent.resume.name)} text={sent.resume.content}>
          {sent.resume.filename === null ? null : (
            <a
              className="link"
              href={href("/analytics/applications/:id/sent/:file", { id, file: "original" })}
              aria-label={texts.downloadFile(sent.resume.filename)}
              download
            >
              {texts.original}
            </a>
          )}
        </Kept>
      ) : null}
      {sent?.letter ? (
        <Kept
          id={id}
          part="letter"
          title={texts.letterNamed(sent.letter.title || "Untitled")}
          text={sent.letter.content}
        />
      ) : null}
      {choices.resumes.length + choices.letters.length > 0 ? (
        <Change id={id} hasSent={sent !== null} choices={choices} returnTo={returnTo} />
      ) : null}
    </section>
  );
}

type KeptProps = { id: string; part: "resume" | "letter"; title: string; text: string; children?: ReactNode };

function Kept({ id, part, title, text, children }: KeptProps) {
  const texts = useTexts("tracker", tracker);
  return (
    <div className="ap-sent">
      <details>
        <summary>{title}</summary>
        <p className="ap-posting">{text}</p>
      </details>
      <p className="facts small">
        <span>{texts.download}</span>
        {children}
        {FORMATS.map((format) => (
          <FileLink
            key={format}
            className="link"
            format={format}
            noun={part === "resume" ? "sent resume" : "sent letter"}
            aria-label={texts.downloadSent(part, format.toUpperCase())}
            addressOf={(as) => href("/analytics/applications/:id/sent/:file", { id, file: `${part}.${as}` })}
          />
        ))}
      </p>
    </div>
  );
}

function Change({ id, hasSent, choices, returnTo }: { id: string; hasSent: boolean } & Omit<SentProps, "application">) {
  const texts = useTexts("tracker", tracker);
  const fetcher = useFetcher();
  return (
    <details className="ap-sent">
      <summary>{hasSent ? texts.sentElse : texts.keepSent}</summary>
      <fetcher.Form method="post" action={href("/forms/applications/sent")} className="ap-form">
        <input type="hidden" name="applicationId" value={id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={texts.resume}>
          {(control) => (
            <select {...control} className="select" name="resumeId" defaultValue="">
              <option value="">{texts.noneOfThem}</option>
              <Options of={choices.resumes} />
            </select>
          )}
        </Field>
        <Field label={texts.letter}>
          {(control) => (
            <select {...control} className="select" name="letterId" defaultValue="">
              <option value="">{texts.noneOfThem}</option>
              <Options of={choices.letters} />
            </select>
          )}
        </Field>
        <div className="ap-buttons">
          <Button type="submit" disabled={fetcher.state !== "idle"}>
            {texts.keepCopy}
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}

import type { ComparedVersion } from "../../../../server/materials/find-letter-versions.ts";
import { href, Link, useFetcher } from "react-router";
import { TextArea, TextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { showNotice } from "../../../components/notice-store.ts";
import { useHydrated } from "../../../components/use-hydrated.ts";
import { letterChoicesText } from "../../../../server/domain/letter-choices.ts";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { useFocusOnEdit } from "../../resumes/use-focus-on-edit.ts";
import type { ListedLetter, ScreenProps } from "../listed-material.ts";
import { letterSearch } from "../materials-params.ts";
import { DocumentLinks, DownloadLink } from "./download-link.tsx";
import { AuthorLine } from "./author-line.tsx";
import { EvidenceLine } from "./evidence-line.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { Badges } from "./interview-body.tsx";
import { LetterText } from "./letter-text.tsx";
import { LetterVersions } from "./letter-versions.tsx";
import { MaterialFields } from "./material-menu.tsx";
import { useMaterialTexts } from "../material-texts.ts";
import type { Texts } from "../../../texts/load-texts.ts";

const ROWS = 16;

type LetterViewerProps = { letter: ListedLetter; versions: ComparedVersion[]; isEditing: boolean } & ScreenProps;

export function LetterViewer({ letter, versions, isEditing, ...screen }: LetterViewerProps) {
  const texts = useMaterialTexts();
  const body = useFocusOnEdit(isEditing);
  return (
    <ModalDialog
      open
      wide
      cross={false}
      closeHref={screen.returnTo}
      title={shownTitle(letter.title)}
      description={isEditing ? "Editing mode" : createdText(letter, texts)}
    >
      <div ref={body}>
        {isEditing ? <LetterForm letter={letter} {...screen} /> : <Letter letter={letter} {...screen} />}
      </div>
      {isEditing ? null : <LetterVersions letter={letter} versions={versions} {...screen} />}
    </ModalDialog>
  );
}

function createdText({ createdAgo }: ListedLetter, texts: Texts["materials"]): string {
  return createdAgo === null ? texts.letter : texts.letterCreated(createdAgo);
}

function Letter({ letter, search, returnTo }: { letter: ListedLetter } & ScreenProps) {
  const texts = useMaterialTexts();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the reading begins here */}
      <section className="letter" aria-label={texts.letter} tabIndex={0}>
        <LetterText content={letter.content} />
      </section>
      {letter.keyHighlights.length > 0 ? (
        <section className="letter-part">
          <h3 className="label">Key Highlights</h3>
          <ul className="bullets">
            {letter.keyHighlights.map((highlight, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: may stand there twice, and the list never moves
              <li key={index}>{highlight}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="letter-part">
        <Badges heading="Matched Skills" items={letter.matchedSkills} />
      </div>
      <OwnWay letter={letter} />
      <EvidenceLine material={letter} search={search} />
      <OpenQuestions material={letter} returnTo={`/ai-materials${letterSearch(search, letter.id)}`} />
      <AuthorLine material={letter} returnTo={returnTo} />
      <DocumentLinks material={letter} />
      <div className="dialog-actions">
        <CopyButton text={letter.content} />
        <Button asChild>
          <DownloadLink material={letter} />
        </Button>
        <Button asChild>
          <Link to={letterSearch(search, letter.id, true)} preventScrollReset replace>
            Edit
          </Link>
        </Button>
        <Button look="ink" asChild>
          <Link to={returnTo} preventScrollReset>
            Close
          </Link>
        </Button>
      </div>
    </>
  );
}

/** What of the letter is the user's own, so that nothing of it passes for ours. */
function OwnWay({ letter: { letterChoices, content } }: { letter: ListedLetter }) {
  const texts = useMaterialTexts();
  if (!letterChoices) return null;
  const { ownWords, ...choices } = letterChoices;
  return (
    <section className="letter-part">
      <p className="soft small">{letterChoicesText(choices, texts)}</p>
      {ownWords !== "" && content.includes(ownWords) ? (
        <>
          <h3 className="label">{texts.ownSentences}</h3>
          <blockquote className="own-words">{ownWords}</blockquote>
          <p className="soft small">{texts.wordForWord}</p>
        </>
      ) : null}
    </section>
  );
}

/** Only where a script runs and the browser has a clipboard. */
function CopyButton({ text }: { text: string }) {
  const texts = useMaterialTexts();
  const hydrated = useHydrated();
  if (!hydrated || !navigator.clipboard) return null;
  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => showNotice({ title: texts.copied, description: texts.onClipboard, tone: "neutral" }),
      () => showNotice({ title: "Error", description: texts.notCopied, tone: "destructive" }),
    );
  }
  return (
    <Button type="button" look="ghost" onClick={copy}>
      {texts.copy}
    </Button>
  );
}

function LetterForm({ letter, search }: { letter: ListedLetter } & ScreenProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("material");
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/materials/update")} noValidate>
      <MaterialFields material={letter} returnTo={`/ai-materials${letterSearch(search, letter.id)}`} />
      <Field label="Title" error={errors.title}>
        {(control) => (
          <TextField {...control} name="title" autoComplete="off" defaultValue={failed?.title ?? letter.title} />
        )}
      </Field>
      <div className="letter-part">
        <Field label="Content" error={errors.content}>
          {(control) => (
            <TextArea {...control} name="content" rows={ROWS} defaultValue={failed?.content ?? letter.content} />
          )}
        </Field>
      </div>
      <DialogActions closeHref={letterSearch(search, letter.id)} replace>
        <Button type="submit" look="ink" disabled={isSending}>
          {isSending ? texts.saving : "Save Changes"}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

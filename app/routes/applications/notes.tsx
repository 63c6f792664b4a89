import { href, useFetcher } from "react-router";
import type { ApplicationNote } from "../../../server/applications/find-application.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { TextArea } from "../../components/text-field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { tracker } from "../../texts/en/tracker.ts";

type NotesProps = { id: string; notes: ApplicationNote[]; returnTo: string };

export function Notes({ id, notes, returnTo }: NotesProps) {
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("application-note");
  const newest = notes[0]?.id ?? "none";
  return (
    <section className="sheet ap-part" aria-labelledby="notes-title">
      <h2 id="notes-title">{texts.notes}</h2>
      {/* A note that was added leaves an empty field behind. */}
      <fetcher.Form key={newest} method="post" action={href("/forms/applications/note")} className="ap-form" noValidate>
        <input type="hidden" name="applicationId" value={id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={texts.newNote} error={errors.text}>
          {(control) => <TextArea {...control} name="text" rows={3} defaultValue={failed?.text ?? ""} />}
        </Field>
        <div className="ap-buttons">
          <Button type="submit" disabled={fetcher.state !== "idle"}>
            {texts.addNote}
          </Button>
        </div>
      </fetcher.Form>
      <ul className="ap-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="ap-posting">{note.text}</p>
            <fetcher.Form method="post" action={href("/forms/applications/remove-note")}>
              <input type="hidden" name="applicationId" value={id} />
              <input type="hidden" name="noteId" value={note.id} />
              <input type="hidden" name="returnTo" value={returnTo} />
              <time className="soft small" dateTime={note.at}>
                {formats.longDate(note.at)}
              </time>{" "}
              <Button type="submit" look="ghost" size="small" aria-label={texts.removeNote(note.text.slice(0, 40))}>
                {texts.remove}
              </Button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

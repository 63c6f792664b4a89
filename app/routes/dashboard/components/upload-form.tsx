import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { checkFile, megabytes, nameFromFile } from "../../../../server/domain/upload-file.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Field } from "../../../components/field.tsx";
import { showNotice } from "../../../components/notice-store.ts";
import { FollowedTextField } from "../../../components/text-field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { useHydrated } from "../../../components/use-hydrated.ts";
import { useTexts } from "../../../components/use-texts.ts";
import { jobs } from "../../../texts/en/jobs.ts";
import { FileDrop } from "./file-drop.tsx";

const ACTION = "/forms/resumes/upload";

/** The file of the form, refused with a notice where no resume could be read from it. */
function useChosenFile(onChosen: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  function clear(): void {
    setFile(null);
    if (input.current) input.current.value = "";
  }

  function choose(chosen: File | undefined): void {
    const refused = chosen ? checkFile(chosen) : null;
    if (refused) showNotice({ ...refused, tone: "destructive" });
    if (!chosen || refused) {
      clear();
      return;
    }
    setFile(chosen);
    onChosen(chosen);
  }

  const catchUp = useEffectEvent(() => {
    const early = input.current?.files?.[0];
    if (early) choose(early);
  });
  // A file chosen before the page was alive counts.
  useEffect(() => catchUp(), []);

  return { input, file, choose, clear };
}

export function UploadForm({ closeHref, returnTo }: { closeHref: string; returnTo: string }) {
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  const { failed, errors, forget } = useFailedForm("upload");
  const [name, setName] = useState(failed?.name ?? "");
  const { input, file, choose, clear } = useChosenFile((chosen) => {
    forget();
    if (name.trim() === "") setName(nameFromFile(chosen.name));
  });
  const sending = fetcher.state !== "idle";
  const ready = file !== null && name.trim() !== "";

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    if (!file || !ready) {
      showNotice({
        title: "Missing information",
        description: "Please select a file and enter a resume name.",
        tone: "destructive",
      });
      return;
    }
    const form = new FormData();
    form.set("returnTo", returnTo);
    form.set("name", name.trim());
    form.set("file", file);
    void fetcher.submit(form, { method: "post", action: ACTION, encType: "multipart/form-data" });
  }

  return (
    <form method="post" action={ACTION} encType="multipart/form-data" noValidate onSubmit={send}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label={useTexts("jobs", jobs).resumeName} error={errors.name}>
        {(control) => (
          <FollowedTextField
            {...control}
            name="name"
            placeholder="e.g., Frontend Developer CV"
            autoComplete="off"
            maxLength={200}
            text={name}
            onText={setName}
          />
        )}
      </Field>
      <FileDrop input={input} hidden={file !== null} error={errors.file} onChoose={choose} />
      {file ? <ChosenFile file={file} isSending={sending} onRemove={clear} /> : null}
      <DialogActions closeHref={closeHref || "?"}>
        <Button type="submit" look="ink" disabled={hydrated && (!ready || sending)}>
          {sending ? "Processing..." : "Upload & Analyze"}
        </Button>
      </DialogActions>
    </form>
  );
}

type ChosenFileProps = { file: File; isSending: boolean; onRemove: () => void };

function ChosenFile({ file, isSending, onRemove }: ChosenFileProps) {
  return (
    <div className="chosen">
      <div>
        <b>{file.name}</b>
        <span className="soft small num">{megabytes(file.size)}</span>
      </div>
      <Button type="button" look="ghost" onClick={onRemove} disabled={isSending}>
        Remove
      </Button>
    </div>
  );
}

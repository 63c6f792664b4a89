import { type DragEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { FollowedTextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { showNotice } from "../../../components/notice-store.ts";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { useHydrated } from "../../../components/use-hydrated.ts";
import {
  MAX_FILE_SIZE,
  checkFile,
  FILE_EXTENSIONS,
  megabytes,
  nameFromFile,
} from "../../../../server/domain/upload-file.ts";
import { useTexts } from "../../../components/use-texts.ts";
import { jobs } from "../../../texts/en/jobs.ts";

const ACTION = "/forms/resumes/upload";

type UploadDialogProps = {
  open: boolean;
  closeHref: string;
  returnTo: string;
  search: string;
};

export function UploadDialog({ open, closeHref, returnTo, search }: UploadDialogProps) {
  const texts = useTexts("jobs", jobs);
  return (
    <ModalDialog
      open={open}
      closeHref={closeHref}
      title="Upload Your Resume"
      description="Upload your CV to find matching job opportunities using AI"
    >
      <UploadForm closeHref={closeHref} returnTo={returnTo} />
      <p className="soft small">
        {texts.fromOtherTool}{" "}
        <Link className="link" to={withDialog(search, "import")} preventScrollReset>
          {texts.importInstead}
        </Link>
      </p>
    </ModalDialog>
  );
}

function UploadForm({ closeHref, returnTo }: Pick<UploadDialogProps, "closeHref" | "returnTo">) {
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const fileErrorId = useId();
  const [file, setFile] = useState<File | null>(null);
  const { failed, errors, forget } = useFailedForm("upload");
  const [name, setName] = useState(failed?.name ?? "");
  const [over, setOver] = useState(false);
  const sending = fetcher.state !== "idle";
  const ready = file !== null && name.trim() !== "";

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
    forget();
    if (name.trim() === "") setName(nameFromFile(chosen.name));
  }

  const catchUp = useEffectEvent(() => {
    const early = input.current?.files?.[0];
    if (early) choose(early);
  });
  // A file chosen before the page was alive counts.
  useEffect(() => catchUp(), []);

  function drop(event: DragEvent<HTMLLabelElement>): void {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }

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
      <label
        className={over ? "drop over" : "drop"}
        hidden={file !== null}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          const to = event.relatedTarget;
          if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
        }}
        onDrop={drop}
      >
        <SheetWithArrow />
        <b>Drop your resume here or click to browse</b>
        <span className="soft small">Supports PDF, DOC, DOCX up to {MAX_FILE_SIZE}</span>
        <input
          ref={input}
          type="file"
          name="file"
          accept={FILE_EXTENSIONS}
          aria-describedby={errors.file ? fileErrorId : undefined}
          aria-invalid={errors.file ? true : undefined}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </label>
      {errors.file ? (
        <p className="field-error" id={fileErrorId}>
          {errors.file}
        </p>
      ) : null}
      {file ? (
        <div className="chosen">
          <div>
            <b>{file.name}</b>
            <span className="soft small num">{megabytes(file.size)}</span>
          </div>
          <Button type="button" look="ghost" onClick={clear} disabled={sending}>
            Remove
          </Button>
        </div>
      ) : null}
      <div className="dialog-actions">
        <Button asChild>
          <Link to={closeHref || "?"} preventScrollReset>
            Cancel
          </Link>
        </Button>
        <Button type="submit" look="ink" disabled={hydrated && (!ready || sending)}>
          {sending ? "Processing..." : "Upload & Analyze"}
        </Button>
      </div>
    </form>
  );
}

function SheetWithArrow() {
  return (
    <svg viewBox="0 0 30 36" fill="none" aria-hidden="true">
      <path
        d="M3 1.5h15l9 9v24H3z"
        fill="var(--sheet)"
        stroke="var(--sand-8)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M18 1.5v9h9" stroke="var(--sand-8)" strokeWidth="1.5" strokeLinejoin="round" />
      <path
        d="M15 28V17.5m-4.5 4.5 4.5-4.5 4.5 4.5"
        stroke="var(--ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

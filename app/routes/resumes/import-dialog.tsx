import { href, useFetcher } from "react-router";
import { MAX_FILE_SIZE, MAX_NAME_LENGTH } from "../../../server/domain/upload-file.ts";
import { Button } from "../../components/button.tsx";
import { DialogActions } from "../../components/dialog-actions.tsx";
import { Field } from "../../components/field.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { TextArea, TextField } from "../../components/text-field.tsx";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { useTexts } from "../../components/use-texts.ts";
import { jobs } from "../../texts/en/jobs.ts";

const EXTENSIONS = ".json,.zip,.xml,.md,.markdown,.txt";

export function ImportDialog({ closeHref }: { closeHref: string }) {
  const texts = useTexts("jobs", jobs);
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("import");
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog open closeHref={closeHref} title={texts.importResume} description={texts.importWhat}>
      <fetcher.Form
        method="post"
        action={href("/forms/resumes/import")}
        className="spaced-fields"
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="returnTo" value={closeHref} />
        <Field label={texts.file} hint={texts.importKinds(MAX_FILE_SIZE)} error={errors.file}>
          {(control) => <input {...control} type="file" name="file" accept={EXTENSIONS} />}
        </Field>
        <Field label={texts.orPaste} error={errors.text}>
          {(control) => <TextArea {...control} name="text" rows={6} defaultValue={failed?.text ?? ""} />}
        </Field>
        <Field label={texts.resumeName} hint={texts.nameFromFile} error={errors.name}>
          {(control) => (
            <TextField
              {...control}
              name="name"
              autoComplete="off"
              maxLength={MAX_NAME_LENGTH}
              defaultValue={failed?.name ?? ""}
            />
          )}
        </Field>
        <DialogActions closeHref={closeHref || "?"}>
          <Button type="submit" look="ink" disabled={isSending}>
            {isSending ? texts.importing : texts.importNow}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

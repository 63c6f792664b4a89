import { href, useFetcher } from "react-router";
import { TextArea, TextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import type { ListedMaterial, ScreenProps } from "../listed-material.ts";
import { MaterialFields } from "./material-menu.tsx";
import { useMaterialTexts } from "../material-texts.ts";
import type { EarlierTitleView } from "../../../../server/materials/rename-material.ts";
import { EarlierTitles } from "./earlier-titles.tsx";

const ROWS = 12;

const KINDS = {
  resume: "Resume",
  "cover-letter": "Cover Letter",
  interview: "Interview Preparation",
} as const;

type DialogProps = { material: ListedMaterial; returnTo: string };

/** What is typed is sent as it is. */
export function EditMaterial({
  material,
  earlierTitles,
  search,
  returnTo,
  now,
}: { material: ListedMaterial; earlierTitles: EarlierTitleView[] } & ScreenProps) {
  const texts = useMaterialTexts();
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("material");
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog
      open
      closeHref={returnTo}
      title={`Edit ${KINDS[material.kind]}`}
      description="Make changes to your AI-generated material."
    >
      <fetcher.Form method="post" action={href("/forms/materials/update")} noValidate>
        <MaterialFields material={material} returnTo={returnTo} />
        <Field label="Title" error={errors.title}>
          {(control) => (
            <TextField {...control} name="title" autoComplete="off" defaultValue={failed?.title ?? material.title} />
          )}
        </Field>
        {material.kind === "cover-letter" ? (
          <div className="letter-part">
            <Field label="Content" error={errors.content}>
              {(control) => (
                <TextArea {...control} name="content" rows={ROWS} defaultValue={failed?.content ?? material.content} />
              )}
            </Field>
          </div>
        ) : null}
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="ink" disabled={isSending}>
            {isSending ? texts.saving : "Save changes"}
          </Button>
        </DialogActions>
      </fetcher.Form>
      <EarlierTitles material={material} titles={earlierTitles} search={search} now={now} />
    </ModalDialog>
  );
}

export function DeleteMaterial({ material, returnTo }: DialogProps) {
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog
      open
      closeHref={returnTo}
      title={`Delete ${KINDS[material.kind]}?`}
      description={`Are you sure you want to delete "${shownTitle(material.title)}"? This action cannot be undone.`}
    >
      <fetcher.Form method="post" action={href("/forms/materials/delete")}>
        <MaterialFields material={material} returnTo={returnTo} />
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="danger" disabled={isSending}>
            {isSending ? "Deleting..." : "Delete"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

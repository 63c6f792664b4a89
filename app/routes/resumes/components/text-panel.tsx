import { href, Link, useFetcher } from "react-router";
import { TextArea } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Field } from "../../../components/field.tsx";
import type { PanelProps } from "../resume-viewer.tsx";
import { viewerSearch } from "../viewer-params.ts";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { useFocusOnEdit } from "../use-focus-on-edit.ts";
import { useResumeTexts } from "../resume-texts.ts";

const ROWS = 10;
const TITLES = { experience: "Experience", education: "Education" };

type TextPanelProps = PanelProps & { field: "experience" | "education" };

export function TextPanel({ field, resume, edit, search, returnTo }: TextPanelProps) {
  const texts = useResumeTexts();
  const isEditing = edit === field;
  const panel = useFocusOnEdit(isEditing);
  const text = resume[field];
  return (
    <div className="viewer-panel" ref={panel}>
      <div className="row">
        <h3>{TITLES[field]}</h3>
        {isEditing || resume.version ? null : (
          <Button asChild className="push">
            <Link to={viewerSearch(search, { id: resume.id, tab: field, edit: field })} preventScrollReset replace>
              Edit
            </Link>
          </Button>
        )}
      </div>
      {isEditing ? (
        <TextForm field={field} resumeId={resume.id} text={text} returnTo={returnTo} />
      ) : text.trim() === "" ? (
        <p className="soft">{field === "experience" ? texts.noExperience : texts.noEducation}</p>
      ) : (
        <p className="resume-text">{text}</p>
      )}
    </div>
  );
}

type TextFormProps = Pick<TextPanelProps, "field" | "returnTo"> & { resumeId: string; text: string };

function TextForm({ field, resumeId, text, returnTo }: TextFormProps) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const { failed, errors } = useFailedForm("edit");
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={href("/forms/resumes/edit")} noValidate>
      <input type="hidden" name="resumeId" value={resumeId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label={texts.asYouWantIt(TITLES[field])} error={errors[field]}>
        {(control) => <TextArea {...control} name={field} rows={ROWS} defaultValue={failed?.[field] ?? text} />}
      </Field>
      <DialogActions closeHref={returnTo} replace>
        <Button type="submit" look="ink" disabled={isSending}>
          {isSending ? texts.saving : "Save"}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}

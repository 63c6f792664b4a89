import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import type { z } from "zod";
import { editResume, type ResumeEdit } from "../../../server/resumes/edit-resume.ts";
import { requireResumeText } from "../../../server/resumes/require-resume.ts";
import { failedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { ResumeEditFormSchema } from "../../schemas/resume-edit.ts";
import { pathWithEdit } from "../resumes/viewer-params.ts";

const TEXTS = ["experience", "education"] as const;

function readEdit(typed: z.output<typeof ResumeEditFormSchema>, skills: string[]): ResumeEdit | null {
  for (const field of TEXTS) {
    const text = typed[field];
    if (text !== undefined) return { [field]: text };
  }
  if (typed.addSkill !== undefined) return { skills: [...skills, typed.addSkill] };
  const [, position = "", skill = ""] = /^(\d+):(.*)$/s.exec(typed.removeSkill) ?? [];
  // A second click or an old page: position and text no longer fit, so nothing is removed.
  if (position === "" || skills[Number(position)] !== skill) return null;
  return { skills: skills.toSpliced(Number(position), 1) };
}

export const action = formRoute(
  async ({ form, signedIn }) => {
    const id = form.get("resumeId");
    const typed = parseForm(form, ResumeEditFormSchema, { keepsEmpty: true });
    const edit = readEdit(typed, (await requireResumeText(signedIn.user._id, id)).skills);
    if (edit) await editResume(signedIn.user, id, edit);
    return edit
      ? { flash: { title: "Success", description: "Resume updated successfully", tone: "neutral" } }
      : { flash: { title: "Nothing changed", description: "This list was changed before.", tone: "neutral" } };
  },
  {
    onRefusal(refusal, { form, returnTo }) {
      const kept = failedForm("edit", [...TEXTS, "addSkill"], { refusal, form });
      const text = TEXTS.find((field) => form?.has(field));
      return {
        flash: { title: "Error", description: "Failed to update resume", tone: "destructive", form: kept },
        to: text ? pathWithEdit(returnTo, text) : returnTo,
      };
    },
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error", "Failed to update resume");

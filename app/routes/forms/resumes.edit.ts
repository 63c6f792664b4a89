import { catchFailure } from "../../components/catch-failure.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import type { Refusal } from "../../../server/http/errors.ts";
import { editResume } from "../../../server/resumes/edit-resume.ts";
import { requireResumeText } from "../../../server/resumes/require-resume.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { pathWithEdit } from "../resumes/viewer-params.ts";

const TEXTS = ["experience", "education"] as const;

function readEdit(form: FormData, skills: string[]): Record<string, unknown> | null {
  for (const field of TEXTS) if (form.has(field)) return { [field]: form.get(field) };
  if (form.has("addSkill")) return { skills: [...skills, form.get("addSkill")] };
  const [, position = "", skill = ""] = /^(\d+):(.*)$/s.exec(String(form.get("removeSkill"))) ?? [];
  // A second click or an old page: position and text no longer fit, so nothing is removed.
  if (position === "" || skills[Number(position)] !== skill) return null;
  return { skills: skills.toSpliced(Number(position), 1) };
}

function typedAgain(form: FormData | null, reason: string) {
  for (const field of [...TEXTS, "addSkill"] as const) {
    const text = form?.get(field);
    if (typeof text === "string") return { field, form: { name: "edit", values: { field, text, reason } } };
  }
  return null;
}

export const action = formRoute(
  async ({ form, signedIn }) => {
    const id = form.get("resumeId");
    const resume = await requireResumeText(signedIn.user._id, id);
    const edit = readEdit(form, resume.skills);
    if (edit) await editResume(signedIn.user, id, edit);
    return edit
      ? { flash: { title: "Success", description: "Resume updated successfully", tone: "neutral" } }
      : { flash: { title: "Nothing changed", description: "This list was changed before.", tone: "neutral" } };
  },
  {
    onRefusal(refusal: Refusal, { form, returnTo }) {
      const typed = typedAgain(form, refusal.message);
      const flash = { title: "Error", description: "Failed to update resume", tone: "destructive" } as const;
      if (!typed) return { flash };
      const to = typed.field === "addSkill" ? returnTo : pathWithEdit(returnTo, typed.field);
      return { flash: { ...flash, form: typed.form }, to };
    },
  },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Error", "Failed to update resume");

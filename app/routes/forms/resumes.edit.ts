import type { Refusal } from "../../../server/http/errors.ts";
import { editResume } from "../../../server/resumes/edit-resume.ts";
import { requireResume } from "../../../server/resumes/require-resume.ts";
import { formRoute } from "../../middleware/form-errors.ts";

const FIELDS = ["experience", "education"] as const;

/** What a form of the viewer asks for: a new text, a skill more or a skill less (RV-06 to RV-08). */
async function readEdit(form: FormData, skills: string[]): Promise<Record<string, unknown> | null> {
  for (const field of FIELDS) if (form.has(field)) return { [field]: form.get(field) };
  if (form.has("addSkill")) return { skills: [...skills, form.get("addSkill")] };
  const position = Number(form.get("removeAt"));
  // A second click or an old page: position and text no longer fit together, and nothing is removed (DEC-31).
  if (!Number.isInteger(position) || skills[position] !== form.get("skill")) return null;
  return { skills: skills.toSpliced(position, 1) };
}

export const action = formRoute(
  async ({ form, signedIn }) => {
    const id = form.get("resumeId");
    const resume = await requireResume(signedIn.user._id, id);
    const edit = await readEdit(form, resume.skills);
    if (edit) await editResume(signedIn.user, id, edit);
    return edit
      ? { flash: { title: "Success", description: "Resume updated successfully", tone: "neutral" } }
      : { flash: { title: "Nothing changed", description: "This list was changed before.", tone: "neutral" } };
  },
  {
    onRefusal(refusal: Refusal, { form }) {
      const written = FIELDS.map((field) => [field, form?.get(field)] as const).find(
        ([, text]) => typeof text === "string",
      );
      return {
        flash: {
          title: "Error",
          description: "Failed to update resume",
          tone: "destructive",
          // What was typed is shown again in the open editor.
          ...(written
            ? {
                form: {
                  name: "edit",
                  values: { field: written[0], text: String(written[1]), reason: refusal.message },
                },
              }
            : {}),
        },
      };
    },
  },
);

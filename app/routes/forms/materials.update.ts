import { catchFailure } from "../../components/catch-failure.ts";
import { updateAiResume, updateCoverLetter, updateInterview } from "../../../server/materials/change-material.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { requireKind } from "../materials/material-kind.ts";
import { editorPath } from "../materials/materials-params.ts";

const UPDATE = { resume: updateAiResume, "cover-letter": updateCoverLetter, interview: updateInterview };

function textOf(form: FormData | null, name: string): string {
  return String(form?.get(name) ?? "").replaceAll("\r\n", "\n");
}

export const action = formRoute(
  async ({ form, signedIn }) => {
    const title = textOf(form, "title");
    const input = form.has("content") ? { title, content: textOf(form, "content") } : { title };
    await UPDATE[requireKind(form.get("kind"))](signedIn.user._id, form.get("materialId"), input);
    return { flash: { title: "Success", description: "Item updated successfully", tone: "neutral" } };
  },
  {
    onRefusal: (_refusal, { form, returnTo }) => ({
      flash: {
        title: "Error",
        description: "Failed to update item",
        tone: "destructive",
        form: { name: "material", values: { title: textOf(form, "title"), content: textOf(form, "content") } },
      },
      to: editorPath(returnTo, textOf(form, "materialId")),
    }),
  },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Error", "Failed to update item");

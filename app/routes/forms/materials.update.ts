import { catchFailure } from "../../components/catch-failure.ts";
import { updateCoverLetter } from "../../../server/materials/change-material.ts";
import { renameMaterial } from "../../../server/materials/rename-material.ts";
import { failedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { LetterChangeSchema, MaterialTitleSchema } from "../../schemas/material-text.ts";
import { requireKind } from "../materials/material-kind.ts";
import { editorPath } from "../materials/materials-params.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const kind = requireKind(form.get("kind"));
    const [ownerId, id] = [signedIn.user._id, form.get("materialId")];
    if (kind === "cover-letter")
      await updateCoverLetter(ownerId, id, parseForm(form, LetterChangeSchema, { keepsEmpty: true }));
    else await renameMaterial(kind, { ownerId, id, ...parseForm(form, MaterialTitleSchema, { keepsEmpty: true }) });
    return { flash: { title: "Success", description: "Item updated successfully", tone: "neutral" } };
  },
  {
    onRefusal: (refusal, { form, returnTo }) => ({
      flash: {
        title: "Error",
        description: "Failed to update item",
        tone: "destructive",
        form: failedForm("material", ["title", "content"], { refusal, form }),
      },
      to: editorPath(returnTo, String(form?.get("materialId") ?? "")),
    }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error", "Failed to update item");

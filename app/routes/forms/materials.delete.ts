import { catchFailure } from "../../components/catch-failure.ts";
import { deleteAiResume, deleteCoverLetter, deleteInterview } from "../../../server/materials/change-material.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { requireKind } from "../materials/material-kind.ts";

const DELETE = { resume: deleteAiResume, "cover-letter": deleteCoverLetter, interview: deleteInterview };

export const action = formRoute(
  async ({ form, signedIn }) => {
    await DELETE[requireKind(form.get("kind"))](signedIn.user._id, form.get("materialId"));
    return { flash: { title: "Success", description: "Item deleted successfully", tone: "neutral" } };
  },
  { onRefusal: () => ({ flash: { title: "Error", description: "Failed to delete item", tone: "destructive" } }) },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Error", "Failed to delete item");

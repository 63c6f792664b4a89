import { catchFailure } from "../../components/catch-failure.ts";
import {
  duplicateAiResume,
  duplicateCoverLetter,
  duplicateInterview,
} from "../../../server/materials/change-material.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { requireKind } from "../materials/material-kind.ts";

const DUPLICATE = { resume: duplicateAiResume, "cover-letter": duplicateCoverLetter, interview: duplicateInterview };

export const action = formRoute(
  async ({ form, signedIn }) => {
    await DUPLICATE[requireKind(form.get("kind"))](signedIn.user._id, form.get("materialId"));
    return { flash: { title: "Success", description: "Item duplicated successfully", tone: "neutral" } };
  },
  { onRefusal: () => ({ flash: { title: "Error", description: "Failed to duplicate item", tone: "destructive" } }) },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Error", "Failed to duplicate item");

import { catchFailure } from "../../components/catch-failure.ts";
import { duplicateMaterial } from "../../../server/materials/change-material.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { requireKind } from "../materials/material-kind.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await duplicateMaterial(requireKind(form.get("kind")), signedIn.user._id, form.get("materialId"));
    return { flash: { title: "Success", description: "Item duplicated successfully", tone: "neutral" } };
  },
  { onRefusal: () => ({ flash: { title: "Error", description: "Failed to duplicate item", tone: "destructive" } }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error", "Failed to duplicate item");

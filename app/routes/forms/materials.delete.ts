import { catchFailure } from "../../components/catch-failure.ts";
import { deleteMaterial } from "../../../server/materials/change-material.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { requireKind } from "../materials/material-kind.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await deleteMaterial(requireKind(form.get("kind")), signedIn.user._id, form.get("materialId"));
    return { flash: { title: "Success", description: "Item deleted successfully", tone: "neutral" } };
  },
  { onRefusal: () => ({ flash: { title: "Error", description: "Failed to delete item", tone: "destructive" } }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error", "Failed to delete item");

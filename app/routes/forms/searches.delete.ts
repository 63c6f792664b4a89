import { deleteSearch } from "../../../server/matches/saved-searches/save-search.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to delete search";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await deleteSearch(signedIn.user._id, form.get("searchId"));
    return { flash: { title: "Search deleted", description: "Its matches stay in the list.", tone: "neutral" } };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);

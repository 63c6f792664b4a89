import { renameSearch } from "../../../server/matches/saved-searches/save-search.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { SearchNameSchema } from "../../schemas/saved-search.ts";

const FAILED = "Failed to rename search";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { name } = parseForm(form, SearchNameSchema);
    await renameSearch(signedIn.user._id, form.get("searchId"), name);
    return { flash: { title: "Search renamed", description: `It is now called ${name}.`, tone: "neutral" } };
  },
  { onRefusal: failureFlash(FAILED, { dialog: "searches", keep: ["searchId", "name"] }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);

import { saveSearch } from "../../../server/matches/saved-searches/save-search.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { SavedSearchSchema } from "../../schemas/saved-search.ts";

const FAILED = "Failed to save search";

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const { name } = await saveSearch(user, parseForm(form, SavedSearchSchema), new Date());
    const description = `${name} stands beside the filters, with what is new in it.`;
    return { flash: { title: "Search saved", description, tone: "neutral" } };
  },
  { onRefusal: failureFlash(FAILED, { dialog: "save-search", keep: ["name"] }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);

import { sourceName } from "../../../server/jobs/find-sources.ts";
import { placesInWords } from "../../../server/jobs/found-posting.ts";
import { trySourceInThread } from "../../../server/jobs/reading/reading-thread.ts";
import { findSourceKind } from "../../../server/jobs/sources/all-kinds.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { ADD_SOURCE, settingControl, type TriedSource } from "../../lib/source-fields.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseSource, sourceDialog, sourceFailure } from "../../middleware/source-form.ts";

const FAILED = "The source could not be tried";

/** Stores nothing: the result travels with the notice back into the dialog. */
export const action = formRoute(
  async ({ form, returnTo }) => {
    const entered = parseSource(form);
    const { postings, leftOut, why, settings } = await trySourceInThread(entered);
    const tried: TriedSource = {
      name: sourceName(findSourceKind(entered.kind), { kind: entered.kind, settings }),
      postings: postings.map(({ title, company, places }) => ({ title, company, places: placesInWords(places) })),
      leftOut,
      why,
    };
    const controls = Object.entries(entered.settings).map(([name, value]) => [settingControl(name), value]);
    const values = {
      kind: entered.kind,
      address: String(form.get("address") ?? ""),
      ...Object.fromEntries(controls),
      tried: JSON.stringify(tried),
    };
    const description = postings.length === 0 ? "It lists no postings now." : "It can be read. Nothing is stored yet.";
    return {
      flash: { title: "Source tried", description, tone: "neutral", form: { name: ADD_SOURCE, values } },
      to: sourceDialog(returnTo, entered.kind),
    };
  },
  { adminOnly: true, onRefusal: sourceFailure(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure(FAILED);

import { addSourceAs } from "../../../server/admin/change-sources.ts";
import { recogniseSource } from "../../../server/jobs/recognise-source.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { readSourceForm } from "../../lib/source-fields.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { sourceFailure } from "../../middleware/source-flash.ts";

const FAILED = "Failed to add the source";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    const typed = readSourceForm(form);
    const entered = typed.kind === "" ? recogniseSource(typed.address) : typed;
    const name = await addSourceAs(signedIn, entered, origin);
    return { flash: { title: "Source added", description: `${name} is read in a moment.`, tone: "neutral" } };
  },
  { adminOnly: true, onRefusal: sourceFailure(FAILED) },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure(FAILED);

import { href } from "react-router";
import { keepTable } from "../../../server/applications/import/kept-table.ts";
import { MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { TableFileSchema } from "../../schemas/import-table.ts";

const FAILED = "Table not read";
const to = href("/analytics/applications/import");
const refused = refusedForm(FAILED, { name: "import-table", fields: ["file"] });

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { file } = parseForm(form, TableFileSchema);
    const bytes = new Uint8Array(await file.arrayBuffer());
    await keepTable(signedIn.user, { filename: file.name, bytes, now: new Date() });
    return {
      flash: { title: "Table read", description: "Nothing is added before you say so below.", tone: "neutral" },
      to,
    };
  },
  { limit: MAX_UPLOAD_BODY_BYTES, onRefusal: (refusal, context) => ({ ...refused(refusal, context), to }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);

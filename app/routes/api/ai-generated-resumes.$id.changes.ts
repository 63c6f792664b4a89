import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { chooseRecordChanges, findRecordChanges } from "../../../server/materials/changes/record-changes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { KeptChangesSchema } from "../../schemas/kept-changes.ts";

const handle = apiRoute({
  async GET({ params: { id }, signedIn: { user } }) {
    return Response.json(await findRecordChanges(user._id, id));
  },
  async PUT({ request, params: { id }, signedIn: { user } }) {
    const { keep } = parseBody(await readJson(request, MAX_BODY_BYTES), KeptChangesSchema);
    return Response.json(await chooseRecordChanges(user, id, keep));
  },
});

export const loader = handle;
export const action = handle;

import { toApplicationView } from "../../../server/applications/application-view.ts";
import { setApplicationStatus } from "../../../server/applications/change-application.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { ApplicationStatusSchema } from "../../schemas/application-status.ts";

const handle = apiRoute({
  async PATCH({ request, params, signedIn: { user } }) {
    const { status } = parseBody(await readJson(request, MAX_BODY_BYTES), ApplicationStatusSchema);
    return Response.json(toApplicationView(await setApplicationStatus(user._id, params.id, status)));
  },
});

export const loader = handle;
export const action = handle;

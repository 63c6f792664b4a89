import { toApplicationView } from "../../../server/applications/application-view.ts";
import { applyToJob } from "../../../server/applications/apply-to-job.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async POST({ params, signedIn: { user } }) {
    const { application, isNew } = await applyToJob(user, params.id ?? "");
    return Response.json(toApplicationView(application), { status: isNew ? 201 : 200 });
  },
});

export const loader = handle;
export const action = handle;

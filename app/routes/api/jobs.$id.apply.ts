import { toApplicationView } from "../../../server/applications/application-view.ts";
import { applyToJob } from "../../../server/applications/apply-to-job.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const { loader, action } = apiRoute({
  async POST({ params, signedIn: { user } }) {
    const { application, isNew } = await applyToJob(user, params.id ?? "");
    return Response.json(toApplicationView(application), { status: isNew ? 201 : 200 });
  },
});

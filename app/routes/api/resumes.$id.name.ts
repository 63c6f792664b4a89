import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { findResumeView } from "../../../server/resumes/find-resumes.ts";
import { renameResume } from "../../../server/resumes/rename-resume.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { ResumeNameSchema } from "../../schemas/resume-name.ts";

const handle = apiRoute({
  async PATCH({ request, params, signedIn: { user } }) {
    const { name } = parseBody(await readJson(request, MAX_BODY_BYTES), ResumeNameSchema);
    await renameResume(user._id, params.id, name);
    return Response.json(await findResumeView(user, params.id));
  },
});

export const loader = handle;
export const action = handle;

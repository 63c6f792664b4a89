import { MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readForm } from "../../../server/http/read-body.ts";
import { toResumeView } from "../../../server/resumes/find-resumes.ts";
import { acceptUpload } from "../../../server/resumes/accept-upload.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseUpload } from "../../middleware/parse-upload.ts";

const handle = apiRoute({
  async POST({ request, signedIn: { user } }) {
    const form = await readForm(request, MAX_UPLOAD_BODY_BYTES);
    const resume = await acceptUpload(user, await parseUpload(form, { nameFromFile: "never" }));
    const message = "Resume uploaded successfully!";
    return Response.json({ ...toResumeView(resume, resume._id), message }, { status: 201 });
  },
});

export const loader = handle;
export const action = handle;

import { MAX_BODY_BYTES, MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readForm, readJson } from "../../../server/http/read-body.ts";
import { deleteResume } from "../../../server/resumes/delete-resume.ts";
import { editResume } from "../../../server/resumes/edit-resume.ts";
import { findResumeView } from "../../../server/resumes/find-resumes.ts";
import { acceptReupload } from "../../../server/resumes/accept-upload.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { parseReupload } from "../../middleware/parse-upload.ts";
import { ResumeEditSchema } from "../../schemas/resume-edit.ts";

const handle = apiRoute({
  async PUT({ request, params, signedIn: { user } }) {
    const form = await readForm(request, MAX_UPLOAD_BODY_BYTES);
    await acceptReupload(user, params.id, await parseReupload(form));
    return Response.json(await findResumeView(user, params.id));
  },
  async PATCH({ request, params, signedIn: { user } }) {
    await editResume(user, params.id, parseBody(await readJson(request, MAX_BODY_BYTES), ResumeEditSchema));
    return Response.json(await findResumeView(user, params.id));
  },
  async DELETE({ params, signedIn: { user } }) {
    await deleteResume(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;

import { findResumeView } from "../../../server/resumes/find-resumes.ts";
import { requireResume } from "../../../server/resumes/require-resume.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    const resume = await requireResume(user._id, params.id);
    // The view spells two fields in snake case.
    const { uploadedAt, isActive, ...rest } = await findResumeView(user, resume._id);
    return Response.json({ ...rest, uploaded_at: uploadedAt, is_active: isActive });
  },
});

export const loader = handle;
export const action = handle;

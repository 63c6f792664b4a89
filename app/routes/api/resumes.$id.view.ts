import { findResumeView } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    const { uploadedAt, isActive, ...rest } = await findResumeView(user, params.id);
    return Response.json({ ...rest, uploaded_at: uploadedAt, is_active: isActive });
  },
});

export const loader = handle;
export const action = handle;

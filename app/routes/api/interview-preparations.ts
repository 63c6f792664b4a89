import { findInterviews } from "../../../server/materials/find-materials.ts";
import { pageOf } from "../../middleware/api-page.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ url, signedIn: { user } }) {
    return pageOf(await findInterviews(user._id), url);
  },
});

export const loader = handle;
export const action = handle;

import { findApplications } from "../../../server/applications/find-applications.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { pageOf } from "../../middleware/api-page.ts";

export const { loader, action } = apiRoute({
  async GET({ url, signedIn: { user } }) {
    return pageOf(await findApplications(user._id), url);
  },
});

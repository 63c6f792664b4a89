import { toAdminUsers } from "../../../server/admin/admin-user.ts";
import { findUsers } from "../../../server/admin/find-users.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parsePage, unknownAfter, withNextLink } from "../../middleware/api-page.ts";

const handle = apiRoute(
  {
    async GET({ url }) {
      const { limit, after } = parsePage(url);
      const now = new Date();
      const page = await findUsers({}, { sort: "newest", limit, after }, now);
      if (!page) throw unknownAfter();
      return withNextLink(await toAdminUsers(page.users, now), { url, limit, hasNext: page.hasNext });
    },
  },
  { adminOnly: true },
);

export const loader = handle;
export const action = handle;

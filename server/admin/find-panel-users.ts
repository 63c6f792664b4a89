import type { UserSort } from "../domain/user-sorts.ts";
import type { UserRecord } from "../../models/user.ts";
import { type ListedUser, toListedUsers } from "./admin-user.ts";
import { countUsers, findUsers, MAX_COUNTED_USERS, type UserFilter } from "./find-users.ts";

const USERS_PER_PAGE = 25;
const USERS_TO_PICK = 6;

type Query = { filter: UserFilter; sort: UserSort; after: string | null; before: string | null };

export type UserListPage = {
  users: ListedUser[];
  found: { count: number; orMore: boolean } | null;
  hasNext: boolean;
  hasPrevious: boolean;
};

/** A place in the list that no longer exists shows its beginning. */
export async function findUserList(viewer: UserRecord, { filter, ...page }: Query, now: Date): Promise<UserListPage> {
  const wanted = {
    sort: page.sort,
    limit: USERS_PER_PAGE,
    ...(page.after === null ? {} : { after: page.after }),
    ...(page.before === null ? {} : { before: page.before }),
  };
  const isFiltered = Boolean(filter.search || filter.tier || filter.status);
  const [at, count] = await Promise.all([findUsers(filter, wanted, now), isFiltered ? countUsers(filter, now) : null]);
  const shown = at ?? (await findUsers(filter, { sort: page.sort, limit: USERS_PER_PAGE }, now));
  if (!shown) throw new Error("The beginning of a list is always there");
  const { users, hasNext, hasPrevious } = shown;
  const found = count === null ? null : { count, orMore: count >= MAX_COUNTED_USERS };
  return { users: await toListedUsers(users, viewer._id, now), found, hasNext, hasPrevious };
}

export async function findUsersToPick(viewer: UserRecord, text: string, now: Date): Promise<ListedUser[]> {
  const sort = text === "" ? "newest" : "email";
  const found = await findUsers({ search: text }, { sort, limit: USERS_TO_PICK }, now);
  return toListedUsers(found?.users ?? [], viewer._id, now);
}

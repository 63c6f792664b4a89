import { USER_SORTS, type UserSort } from "../../lib/user-sorts.ts";

export type AdminView = "users" | "audit" | "system";

/** Which of the panel's views a search names (DEC-83). */
export function parseAdminView(params: URLSearchParams): AdminView {
  const view = params.get("view");
  return view === "audit" || view === "system" ? view : "users";
}

const TIERS = ["free", "pro", "premium"] as const;

/** What the search says of the list of users; what is not known falls back (DEC-08). */
export type UserQuery = {
  search: string;
  tier: (typeof TIERS)[number] | null;
  status: string | null;
  sort: UserSort;
  after: string | null;
  before: string | null;
  /** What was typed into the picker of Quick Actions. */
  pick: string;
};

const MAX_SEARCH_LENGTH = 254;
const MAX_STATUS_LENGTH = 30;

export function parseUserQuery(params: URLSearchParams): UserQuery {
  const text = (name: string, length: number) => (params.get(name) ?? "").trim().slice(0, length);
  const before = params.get("before");
  return {
    search: text("q", MAX_SEARCH_LENGTH),
    tier: TIERS.find((tier) => tier === params.get("tier")) ?? null,
    status: text("status", MAX_STATUS_LENGTH) || null,
    sort: USER_SORTS.find(({ value }) => value === params.get("sort"))?.value ?? "newest",
    after: before === null ? params.get("after") : null,
    before,
    pick: text("pick", MAX_SEARCH_LENGTH),
  };
}

/** The present search with some parameters set, or taken out by null. */
export function changedSearch(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

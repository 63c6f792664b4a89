import type { UserRecord } from "../../models/user.ts";
import type { ActiveSummary } from "../resumes/find-resumes.ts";

/** The place the user set, else the one found in the active resume. */
export function locationOf(user: UserRecord, active: ActiveSummary | null): string | null {
  return user.wishes?.location ?? active?.place ?? null;
}

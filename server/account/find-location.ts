import type { ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { Profile } from "../analysis/profile.ts";

/** Where the user is: the place they set themselves, else the one found in the active resume (DEC-25). */
export function locationOf(user: UserRecord, active: Pick<ResumeRecord, "profile"> | null): string | null {
  if (user.wishes?.location) return user.wishes.location;
  // Written by analyseResume, see upload-resume.ts.
  const profile = active?.profile as Profile | undefined;
  return profile?.location?.text ?? null;
}

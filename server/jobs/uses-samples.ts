import type { UserRecord } from "../../models/user.ts";
import { getEnv } from "../env.ts";

/** Samples step aside for real postings; a persona of the demo keeps those that its data was made from. */
export function usesSamples(user: Pick<UserRecord, "persona"> | null, hasRealPostings: boolean): boolean {
  if (getEnv().SAMPLE_JOBS || !hasRealPostings) return true;
  return user?.persona === "pro" || user?.persona === "premium";
}

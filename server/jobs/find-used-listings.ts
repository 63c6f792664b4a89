import { AiResume } from "../../models/ai-resume.ts";
import { Application } from "../../models/application.ts";
import { CoverLetter } from "../../models/cover-letter.ts";
import { Generation } from "../../models/generation.ts";
import { Interview } from "../../models/interview.ts";

/** Which of these listings somebody applied to or has materials for, finished or under way. */
export async function findUsedListings(ids: readonly string[]): Promise<Set<string>> {
  const which = { listingId: { $in: [...ids] } };
  const used: unknown[][] = await Promise.all([
    Application.distinct("listingId", which),
    CoverLetter.distinct("listingId", which),
    AiResume.distinct("listingId", which),
    Interview.distinct("listingId", which),
    Generation.distinct("listingId", which),
  ]);
  return new Set(used.flat().map(String));
}

import { Refusal } from "../http/errors.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import type { Wanted } from "./apify/actors.ts";
import { getApify } from "./apify/apify.ts";
import { countListings } from "./search-listings.ts";
import { type OutsideSearch, searchOutside } from "./search-outside.ts";

export type JobSearch = { jobsFound: number; message: string; usingFallback: boolean };

function sentence(jobsFound: number, where: string): string {
  return `Found ${jobsFound} ${jobsFound === 1 ? "job" : "jobs"} ${where}.`;
}

/** Outside where there is an account, as often a day as the settings let, since each search costs. */
async function searchWithAccount(wanted: Wanted): Promise<OutsideSearch | null> {
  if (!getApify()) return null;
  try {
    await consumeLimit("outside-searches", "all");
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
  return searchOutside(wanted);
}

/** Looks for jobs on the three boards, and where these do not answer among the listings at hand. */
export async function searchJobs(wanted: Wanted): Promise<JobSearch> {
  const outside = await searchWithAccount(wanted);
  if (outside) {
    const where = `on ${new Intl.ListFormat("en").format(outside.boards)}`;
    return { jobsFound: outside.jobsFound, message: sentence(outside.jobsFound, where), usingFallback: false };
  }
  const jobsFound = await countListings(wanted);
  return { jobsFound, message: sentence(jobsFound, "in the built-in listings"), usingFallback: true };
}

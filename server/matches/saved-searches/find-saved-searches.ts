import { Match } from "../../../models/match.ts";
import { SavedChoices, type SavedSearchRecord } from "../../../models/saved-choices.ts";
import type { UserRecord } from "../../../models/user.ts";
import { PLANS } from "../../domain/plans.ts";
import { tierOf } from "../../domain/tier.ts";
import { parseMatchFilters } from "../../domain/match-filters.ts";
import { rootId, type Shown } from "../find-matches.ts";
import { countNewMatches } from "../find-match-list.ts";
import { readOutline } from "../list-counts/outline.ts";
import { shownMatches } from "../shown-matches.ts";

export type SavedSearchView = {
  id: string;
  name: string;
  /** The filters as an address keeps them, without the leading "?". */
  search: string;
  savedAt: string;
  /** Matches that came since one last looked at it; null = not counted. */
  newCount: number | null;
};

export function toSavedSearchView(
  { _id, name, search, savedAt }: Pick<SavedSearchRecord, "_id" | "name" | "search" | "savedAt">,
  newCount: number | null,
): SavedSearchView {
  return { id: String(_id), name, search, savedAt: savedAt.toISOString(), newCount };
}

const SAME_NAME = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** A user's saved searches by name. New matches are those of `resume`, and are counted where the plan saves searches. */
export async function findSavedSearches(
  user: Pick<UserRecord, "_id" | "subscriptionTier" | "paidUntil">,
  { resume, now }: { resume: Shown | null; now: Date },
): Promise<SavedSearchView[]> {
  const ownerId = user._id;
  const kept = await SavedChoices.findById(ownerId).select({ searches: 1 }).lean();
  const searches = (kept?.searches ?? []).toSorted((a, b) => SAME_NAME.compare(a.name, b.name));
  const [oldest] = searches.map(({ look }) => look.seenAt).sort((a, b) => a.getTime() - b.getTime());
  const isCounted = resume && PLANS[tierOf(user, now)].savedSearchLimit > 0;
  if (!isCounted || !oldest) return searches.map((search) => toSavedSearchView(search, null));
  // Mostly nothing came, and then no search needs to be asked.
  const hasNews = (await Match.exists({ ...shownMatches(rootId(resume)), newAt: { $gt: oldest } })) !== null;
  const matches = hasNews ? await readOutline(rootId(resume)) : [];
  return Promise.all(
    searches.map(async (saved) => {
      const filters = parseMatchFilters(new URLSearchParams(saved.search));
      const asked = { ownerId, filters, since: saved.look.seenAt, now };
      return toSavedSearchView(saved, await countNewMatches(matches, asked));
    }),
  );
}

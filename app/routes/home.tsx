import { lazy } from "react";
import { useRouteLoaderData } from "react-router";
import { isoDay } from "../../server/domain/iso-day.ts";
import { withApplications } from "../../server/applications/find-applications.ts";
import { findCardOf } from "../../server/applications/find-card.ts";
import { findWaitingJobs } from "../../server/jobs/find-own-job.ts";
import { toApplicationCounts } from "../../server/resumes/count-applications.ts";
import { toStats } from "../../server/analytics/find-stats.ts";
import { locationOf } from "../../server/account/find-location.ts";
import { findPlanUse, planStanding } from "../../server/billing/subscription.ts";
import { PLANS } from "../../server/domain/plans.ts";
import { getEnv } from "../../server/env.ts";
import { SPARE_SCORE } from "../../server/domain/fitting-scores.ts";
import { findMatchList, type MatchList } from "../../server/matches/find-match-list.ts";
import { lookAtSearch } from "../../server/matches/saved-searches/look-at-search.ts";
import { findSavedSearches } from "../../server/matches/saved-searches/find-saved-searches.ts";
import { ownWeightsOf } from "../../server/matches/own-weights.ts";
import { lookAtList } from "../../server/matches/look-at-list.ts";
import { findBestScore, hasHiddenMatch } from "../../server/matches/find-matches.ts";
import { matchListState } from "../../server/matches/match-list-state.ts";
import { findVersions, toActiveVariant } from "../../server/resumes/find-resumes.ts";
import { findInstallation } from "../../server/installation/find-installation.ts";
import { InstallationContext } from "../components/installation-context.ts";
import { revalidateScreen } from "../components/revalidate-screen.ts";
import { keptContext } from "../context.ts";
import { BRAND } from "../../server/domain/brand.ts";
import { OPENED_SEARCH, parseMatchFilters } from "../../server/domain/match-filters.ts";
import { parseScoreRange } from "../../server/domain/score-range.ts";
import { OPENED_REASONS } from "../lib/opened-reasons.ts";
import { parseShown } from "../lib/shown-cards.ts";
import { parseMatchSort } from "../../server/domain/match-sorts.ts";
import { readLanguage } from "../../server/http/visitor-language.ts";
import { readTally } from "../middleware/read-tally.ts";
import { getSignedIn } from "../middleware/session.ts";
import type { Route } from "./+types/home";
import type { loader as layoutLoader } from "./app-layout.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { sayCardIn } from "../texts/reasons.ts";

// Visitors get no scripts, so the landing page stays out of those of the dashboard.
const Landing = lazy(async () => ({ default: (await import("./public/landing.tsx")).Landing }));

export const handle = { scripts: true, texts: ["dashboard"] };

// The landing page names itself, in the language of its texts.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && !loaderData.installation ? [{ title: `Dashboard · ${BRAND}` }] : [];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const signedIn = getSignedIn(context);
  if (!signedIn) {
    context.set(keptContext, true);
    return { installation: await findInstallation() };
  }
  const { user } = signedIn;
  const now = new Date();
  const sort = parseMatchSort(url.searchParams.get("sort"));
  const range = parseScoreRange(url.searchParams.get("score"));
  const shown = parseShown(url.searchParams.get("show"));
  const { active, versions, remembered } = await findVersions(user);
  const looks = { now, isOwn: !signedIn.switchedBy && !isPrefetch(request) };
  const sinceList = await lookAtList(user, looks);
  const since = (await lookAtSearch(user._id, url.searchParams.get(OPENED_SEARCH), looks)) ?? sinceList;
  const openedId = url.searchParams.get(OPENED_REASONS);
  const how = { sort, range, limit: shown, withReasons: openedId !== null };
  const asked = { ...how, now, filters: parseMatchFilters(url.searchParams), since, remembered };
  const hasLocked = (active?.matching.lockedMore ?? 0) > 0;
  const addedId = url.searchParams.get("added");
  const [added, waiting] = await Promise.all([
    active && addedId ? findCardOf(user._id, active, { jobId: addedId, openedId, now }) : null,
    active ? [] : findWaitingJobs(user._id),
  ]);
  const [tally, bestScore, subscription, list] = await Promise.all([
    readTally(signedIn),
    active && hasLocked ? findBestScore(active) : null,
    findPlanUse(user, now),
    active && findMatchList(active, { ...asked, ownerId: user._id, userLocation: locationOf(user, active) }),
  ]);
  const applications = toApplicationCounts(tally.applications);
  const [matches, searches] = await Promise.all([
    withApplications(user._id, list?.matches ?? [], { openedId, hasSavedJobs: tally.hasSavedJobs }),
    tally.hasSearches ? findSavedSearches(user, { resume: active, now }) : [],
  ]);
  const language = readLanguage(request.headers);
  const totalMatches = list?.unfiltered ?? 0;
  const resumes = versions.map((version) => ({
    ...version,
    applicationCount: applications.byResume.get(version.id) ?? 0,
  }));
  const stats = toStats({ totalMatches, applications, cvVersions: resumes.length });
  return {
    now: now.toISOString(),
    sort,
    // Without any match the list says why, whatever is asked of it.
    range: totalMatches > 0 ? range : null,
    narrowed: list && totalMatches > 0 ? toNarrowed(list) : null,
    shown,
    stats,
    subscription,
    planName: PLANS[subscription.tier].name,
    supportEmail: getEnv().SUPPORT_EMAIL ?? null,
    standing: planStanding(user, now),
    searches,
    dueSteps: (tally.nextSteps ?? []).filter(({ on }) => on <= isoDay(now)),
    hasOwnWeights: ownWeightsOf(user, now) !== null,
    matches: matches.map((card) => sayCardIn(language, card)),
    added: added && sayCardIn(language, added),
    waiting,
    state: matchListState({
      resumeCount: stats.cvVersions,
      active,
      // Beyond that only whether there is a match counts.
      bestScore: hasLocked ? bestScore : totalMatches > 0 ? SPARE_SCORE : null,
      areAllHidden: active !== null && totalMatches === 0 && (await hasHiddenMatch(active)),
      canGenerateMore: subscription.canGenerateMore,
      now,
    }),
    lockedMore: subscription.limit === null ? 0 : (active?.matching.lockedMore ?? 0),
    gaveBack: subscription.limit === null ? 0 : (active?.matching.gaveBack ?? 0),
    matchingRequest: active && {
      at: active.matching.requestedAt.toISOString(),
      isUpload: active.matching.revision === 1,
    },
    resumes,
    activeVariant: toActiveVariant(active),
    versions: url.searchParams.get("versions") === "all" ? ("all" as const) : ("active" as const),
  };
}

function toNarrowed({ total, unfiltered, filters, choices, without, news }: MatchList) {
  return { total, unfiltered, filters, choices, without, news };
}

/** What a browser fetches ahead nobody has seen. */
function isPrefetch({ headers }: Request): boolean {
  return /prefetch/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");
}

export const shouldRevalidate = revalidateScreen;

export default function Home({ loaderData }: Route.ComponentProps) {
  const progress = useRouteLoaderData<typeof layoutLoader>("routes/app-layout")?.progress ?? [];
  const generatingJobs = progress.filter(({ status }) => status === "active").map(({ jobId }) => jobId);
  if (!loaderData.installation) return <Dashboard {...loaderData} generatingJobs={generatingJobs} />;
  return (
    <InstallationContext value={loaderData.installation}>
      <Landing />
    </InstallationContext>
  );
}

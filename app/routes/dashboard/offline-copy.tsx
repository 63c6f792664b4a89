import { href } from "react-router";
import { findStats } from "../../../server/analytics/find-stats.ts";
import { withApplications } from "../../../server/applications/find-applications.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { findMatches } from "../../../server/matches/find-matches.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { useTexts } from "../../components/use-texts.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import { pages } from "../../texts/en/pages.ts";
import { MatchCard } from "./components/match-card.tsx";
import { StatsRow } from "./components/stats-row.tsx";
import type { Route } from "./+types/offline-copy";

const KEPT_MATCHES = 24;

const requireOwn = apiRoute({ GET: () => new Response() }, { notWhileSwitched: true });

/** Read by the service worker alone (public/offline.js), so what fails is answered as to a program. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const answer = await requireOwn(args);
    if (!answer.ok) return answer;
    const page = await next();
    page.headers.set("Expires", requireSignedIn(args.context).session.expiresAt.toUTCString());
    return page;
  },
];

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  const now = new Date();
  const active = await findActiveSummary(user);
  const [stats, matches] = await Promise.all([
    findStats(user, active),
    active ? findMatches(active, { limit: KEPT_MATCHES, now, withReasons: false }) : [],
  ]);
  return { stats, matches: await withApplications(user._id, matches), now: now.toISOString() };
}

/** The dashboard to read: without anything that needs a connection. */
export default function OfflineCopy({ loaderData: { stats, matches, now } }: Route.ComponentProps) {
  const texts = useTexts("pages", pages);
  return (
    <main className="wrap main">
      <title>{`${texts.offlineTitle} · ${BRAND}`}</title>
      <p className="note">
        {texts.asOf}{" "}
        <time className="as-of" dateTime={now}>
          {new Date(now).toUTCString()}
        </time>
        {texts.youAreOffline}
      </p>
      <h1 className="visually-hidden">Dashboard</h1>
      <StatsRow stats={stats} />
      <section aria-labelledby="matches-title">
        <div className="list-head">
          <h2 id="matches-title">Top Job Matches</h2>
        </div>
        {matches.length === 0 ? <p className="soft">{texts.noMatchYet}</p> : null}
        {matches.map((match) => (
          <MatchCard key={match.id} match={match} now={new Date(now)} isCopy />
        ))}
      </section>
      <p className="list-note">
        <a className="link" href={href("/")}>
          {texts.tryConnection}
        </a>
      </p>
    </main>
  );
}

import { lazy } from "react";
import { useLocation } from "react-router";
import { findAnalytics } from "../../../server/analytics/find-analytics.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { findBoard } from "../../../server/applications/find-board.ts";
import { listApplications } from "../../../server/applications/list-applications.ts";
import { revalidateScreen } from "../../components/revalidate-screen.ts";
import { parseApplicationQuery } from "../../../server/domain/application-list.ts";
import { isoDay } from "../../../server/domain/iso-day.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/analytics";
import { Overview } from "./components/overview.tsx";
import { ScreenTabs } from "./components/screen-tabs.tsx";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/analytics.css?url";

const ApplicationList = lazy(async () => ({
  default: (await import("./components/application-list.tsx")).ApplicationList,
}));
const Board = lazy(async () => ({ default: (await import("./components/board.tsx")).Board }));

export const handle = { scripts: true, texts: ["tracker", "analytics"] };

export const meta: Route.MetaFunction = () => [{ title: `Analytics · ${BRAND}` }];

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  const now = new Date();
  const opened = url.searchParams.get("list");
  if (opened === "board") return { view: "board" as const, columns: await findBoard(user._id), today: isoDay(now) };
  if (opened !== "applications") return { view: "overview" as const, analytics: await findAnalytics(user, now) };
  const query = parseApplicationQuery(url.search);
  const list = await listApplications(user._id, query);
  return { view: "applications" as const, query: { ...query, page: list.page }, list, origin: getAuthConfig().appUrl };
}

export const shouldRevalidate = revalidateScreen;

export default function AnalyticsScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <h1>Career Performance Analytics</h1>
        <p className="soft">Track your job search progress and optimize your career strategy</p>
      </header>
      <ScreenTabs view={loaderData.view} />
      {loaderData.view === "overview" ? <Overview analytics={loaderData.analytics} search={search} /> : null}
      {loaderData.view === "applications" ? <ApplicationList {...loaderData} /> : null}
      {loaderData.view === "board" ? <Board {...loaderData} /> : null}
    </>
  );
}

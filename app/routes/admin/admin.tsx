import { href, Link } from "react-router";
import { findAdminStats } from "../../../server/admin/find-admin-stats.ts";
import { countPaymentsToLookInto, findPanelPayments } from "../../../server/admin/find-panel-payments.ts";
import { findSystemState } from "../../../server/admin/find-system-state.ts";
import { findUserList, findUsersToPick } from "../../../server/admin/find-panel-users.ts";
import { findAudit } from "../../../server/admin/find-audit.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { openInvited } from "../../../server/auth/local/invited-cookie.ts";
import { findSources } from "../../../server/jobs/find-sources.ts";
import { listSourceKinds } from "../../../server/jobs/list-source-kinds.ts";
import { revalidateScreen } from "../../components/revalidate-screen.ts";
import type { UserRecord } from "../../../models/user.ts";
import type { Language } from "../../../server/domain/language.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { type AdminView, openedAdminView } from "../../lib/viewed.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { requireAdmin } from "../../middleware/require-admin.ts";
import type { Route } from "./+types/admin";
import { useAdminNumbers, useAdminTexts } from "./admin-texts.ts";
import { auditFilter, parseAuditQuery, parsePaymentQuery, parseUserQuery } from "./admin-params.ts";
import { AuditView } from "./components/audit-view.tsx";
import { PaymentsView } from "./components/payments-view.tsx";
import { SourcesView } from "./components/sources-view.tsx";
import { SystemView } from "./components/system-view.tsx";
import { UsersView } from "./components/users-view.tsx";
import { saySourcesIn, saySystemIn } from "./say-admin.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/admin.css?url";

export const handle = { scripts: true, texts: ["admin"] };

export const meta: Route.MetaFunction = () => [{ title: `Admin Panel · ${BRAND}` }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { user } = requireAdmin(context);
  const [present, toLookInto] = await Promise.all([
    findPresentView(url, user, readLanguage(request.headers)),
    countPaymentsToLookInto(),
  ]);
  const config = getAuthConfig();
  const invited = config.hasOwnAccounts ? { last: openInvited(request, config) } : null;
  return { ...present, toLookInto, invited };
}

async function findPresentView(url: URL, user: UserRecord, language: Language) {
  const view = openedAdminView(url.searchParams) ?? "users";
  if (view === "audit") {
    const query = parseAuditQuery(url.searchParams);
    return { view, query, ...(await findAudit(auditFilter(query), { after: query.after })) };
  }
  const now = new Date();
  if (view === "payments") {
    const query = parsePaymentQuery(url.searchParams);
    return { view, query, ...(await findPanelPayments(query, { after: query.after, now })) };
  }
  if (view === "sources") {
    const [sources, kinds] = await Promise.all([findSources(), listSourceKinds()]);
    return { view, now: now.toISOString(), ...saySourcesIn(language, { sources, kinds }) };
  }
  if (view === "system")
    return { view, now: now.toISOString(), state: saySystemIn(language, await findSystemState(now)) };
  const query = parseUserQuery(url.searchParams);
  const filter = { search: query.search, tier: query.tier ?? undefined, status: query.status ?? undefined };
  const [stats, list, picks] = await Promise.all([
    findAdminStats(now),
    findUserList(user, { ...query, filter }, now),
    findUsersToPick(user, query.pick, now),
  ]);
  return { view, stats, list, picks, query };
}

export const shouldRevalidate = revalidateScreen;

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <h1>Admin Panel</h1>
        <p className="soft">Manage users, subscriptions, and platform statistics</p>
      </header>
      <Views present={loaderData.view} toLookInto={loaderData.toLookInto} />
      {loaderData.view === "users" ? <UsersView {...loaderData} /> : null}
      {loaderData.view === "payments" ? <PaymentsView {...loaderData} /> : null}
      {loaderData.view === "audit" ? <AuditView {...loaderData} /> : null}
      {loaderData.view === "sources" ? <SourcesView {...loaderData} /> : null}
      {loaderData.view === "system" ? <SystemView {...loaderData} /> : null}
    </>
  );
}

const VIEWS = [
  { view: "users", label: "users", to: href("/admin") },
  { view: "payments", label: "payments", to: `${href("/admin")}?view=payments` },
  { view: "audit", label: "auditTrail", to: `${href("/admin")}?view=audit` },
  { view: "sources", label: "sources", to: `${href("/admin")}?view=sources` },
  { view: "system", label: "system", to: `${href("/admin")}?view=system` },
] as const satisfies { view: AdminView; label: string; to: string }[];

function Views({ present, toLookInto }: { present: AdminView; toLookInto: number }) {
  const texts = useAdminTexts();
  const { grouped } = useAdminNumbers();
  return (
    <nav className="tabs" aria-label="Admin Panel">
      <ul>
        {VIEWS.map(({ view, label, to }) => (
          <li key={view}>
            <Link to={to} aria-current={view === present ? "page" : undefined}>
              {texts[label]}
            </Link>
            {view === "payments" && toLookInto > 0 ? (
              <Link className="admin-look" to={`${href("/admin")}?view=payments&state=look`}>
                {texts.toLookInto(grouped(toLookInto))}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { href, Link, useFetcher, useLocation } from "react-router";
import type { AdminStats } from "../../../../server/admin/find-admin-stats.ts";
import type { ListedUser } from "../../../../server/admin/admin-user.ts";
import type { UserListPage } from "../../../../server/admin/find-panel-users.ts";
import type { Invitation } from "../../../../server/auth/local/invite.ts";
import { Button } from "../../../components/button.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { withoutDialog } from "../../../lib/dialogs.ts";
import { useAdminNumbers, useAdminTexts } from "../admin-texts.ts";
import type { UserQuery } from "../admin-params.ts";
import { InviteDialogs } from "./invite-dialogs.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { UserList } from "./user-list.tsx";

type UsersViewProps = {
  stats: AdminStats;
  list: UserListPage;
  picks: ListedUser[];
  query: UserQuery;
  /** Null where accounts are not kept here. */
  invited: { last: Invitation | null } | null;
};

export function UsersView({ stats, list, picks, query, invited }: UsersViewProps) {
  const texts = useAdminTexts();
  const { pathname, search } = useLocation();
  const returnTo = pathname + withoutDialog(search);
  return (
    <>
      <section aria-label={texts.statistics}>
        <dl className="stats sheet">
          <Figure label="Total Users" value={stats.totalUsers} />
          <Figure label="Active Subscriptions" value={stats.activeSubscriptions} />
          <Figure label="Total Matches" value={stats.totalMatches} />
          <Figure label="Total Applications" value={stats.totalApplications} />
        </dl>
      </section>
      <div className="admin-columns">
        <QuickActions
          users={picks}
          pick={query.pick}
          search={search}
          returnTo={returnTo}
          canInvite={invited !== null}
        />
        <UserList list={list} query={query} total={stats.totalUsers} search={search} returnTo={returnTo} />
      </div>
      {invited ? <InviteDialogs invited={invited.last} returnTo={returnTo} /> : null}
      <ResetAll open={new URLSearchParams(search).get("dialog") === "reset-all-usage"} returnTo={returnTo} />
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  const { grouped } = useAdminNumbers();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{grouped(value)}</dd>
    </div>
  );
}

function ResetAll({ open, returnTo }: { open: boolean; returnTo: string }) {
  const texts = useAdminTexts();
  const fetcher = useFetcher();
  return (
    <ModalDialog open={open} closeHref={returnTo} title="Reset All Usage" description={texts.resetsAll}>
      <fetcher.Form method="post" action={href("/forms/admin/reset-all-usage")}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <div className="dialog-actions">
          <Button asChild>
            <Link to={returnTo} preventScrollReset>
              {texts.cancel}
            </Link>
          </Button>
          <Button type="submit" look="danger" disabled={fetcher.state !== "idle"}>
            Reset All Usage
          </Button>
        </div>
      </fetcher.Form>
    </ModalDialog>
  );
}

import { PLANS, TIERS } from "../../../../server/domain/plans.ts";
import { href, Form, Link, useFetcher, useSubmit } from "react-router";
import type { ListedUser } from "../../../../server/admin/admin-user.ts";
import type { UserListPage } from "../../../../server/admin/find-panel-users.ts";
import { Options } from "../../../components/options.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { AddressSelect } from "../../../components/address-select.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { sendOnce } from "../../../components/send-once.ts";
import { grouped } from "../../../lib/grouped-number.ts";
import { USER_SORTS } from "../../../../server/domain/user-sorts.ts";
import { changedSearch, type UserQuery } from "../admin-params.ts";
import { KeptFields } from "./kept-fields.tsx";
import { StatusBadge, TierBadge } from "./user-badges.tsx";

type UserListProps = { list: UserListPage; query: UserQuery; total: number; search: string; returnTo: string };

export function UserList({ list, query, total, search, returnTo }: UserListProps) {
  const { users, found, hasNext, hasPrevious } = list;
  return (
    <section className="admin-users sheet" aria-labelledby="user-management">
      <div className="admin-users-head">
        <h2 id="user-management">User Management</h2>
        <p className="soft small num">{countText(found, total)}</p>
      </div>
      <FilterForm query={query} search={search} />
      {users.length === 0 ? (
        <div className="empty">
          <h3>No users found</h3>
          <p>Nobody fits this search and these filters.</p>
          <Button asChild>
            <Link to={href("/admin")}>Show all users</Link>
          </Button>
        </div>
      ) : (
        <ul>
          {users.map((user) => (
            <UserLine key={user.id} user={user} returnTo={returnTo} />
          ))}
        </ul>
      )}
      {hasNext || hasPrevious ? (
        <nav className="admin-pages" aria-label="Pages of users">
          <PageLink
            label="Previous"
            search={search}
            on={hasPrevious}
            at={{ before: users[0]?.id ?? null, after: null }}
          />
          <PageLink label="Next" search={search} on={hasNext} at={{ after: users.at(-1)?.id ?? null, before: null }} />
        </nav>
      ) : null}
    </section>
  );
}

function countText(found: UserListPage["found"], total: number): string {
  if (found) return `${grouped(found.count)}${found.orMore ? " or more" : ""} found`;
  return total === 1 ? "1 user" : `${grouped(total)} users`;
}

type PageLinkProps = { label: string; search: string; on: boolean; at: Record<string, string | null> };

function PageLink({ label, search, on, at }: PageLinkProps) {
  return on ? (
    <Button asChild>
      <Link to={changedSearch(search, at)}>{label}</Link>
    </Button>
  ) : (
    <Button disabled>{label}</Button>
  );
}

function FilterForm({ query, search }: Pick<UserListProps, "query" | "search">) {
  const submit = useSubmit();
  const isOtherStatus = query.status !== null && query.status !== "active" && query.status !== "inactive";
  return (
    <Form
      method="get"
      role="search"
      className="filters"
      preventScrollReset
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      <KeptFields search={search} except={["q", "tier", "status", "sort", "after", "before"]} />
      <TextField
        key={query.search}
        type="search"
        name="q"
        aria-label="Search by e-mail or id"
        placeholder="Search by e-mail or id"
        defaultValue={query.search}
        autoComplete="off"
      />
      <AddressSelect name="tier" aria-label="Plan" value={query.tier ?? ""}>
        <option value="">All plans</option>
        {TIERS.map((tier) => (
          <option key={tier} value={tier}>
            {PLANS[tier].name}
          </option>
        ))}
      </AddressSelect>
      <AddressSelect name="status" aria-label="Status" value={query.status ?? ""}>
        <option value="">All statuses</option>
        <option value="active">Active</option>
        <option value="inactive">Inactive</option>
        {isOtherStatus ? <option value={query.status ?? ""}>{query.status}</option> : null}
      </AddressSelect>
      <AddressSelect name="sort" aria-label="Sort users" value={query.sort}>
        <Options of={USER_SORTS} />
      </AddressSelect>
      <Button type="submit">Search</Button>
    </Form>
  );
}

function UserLine({ user, returnTo }: { user: ListedUser; returnTo: string }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <li className="admin-user">
      <div className="admin-user-facts">
        <h3 id={`user-${user.id}`}>
          {user.email} <TierBadge tier={user.subscriptionTier} /> <StatusBadge status={user.subscriptionStatus} />
        </h3>
        <Facts className="soft small">
          {name === "" ? null : <span>{name}</span>}
          <span className="num">{`Monthly matches: ${grouped(user.monthlyJobMatches)}`}</span>
          <span className="admin-id">{user.id}</span>
          {user.notSwitchable === null ? null : (
            <span>{user.notSwitchable === "self" ? "This is you" : "Administrator"}</span>
          )}
        </Facts>
      </div>
      <div className="admin-user-actions">
        <ResetUsage user={user} returnTo={returnTo} />
        <Form method="post" action={href("/forms/admin/switch-user")} reloadDocument onSubmit={sendOnce}>
          <input type="hidden" name="userId" value={user.id} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" disabled={user.notSwitchable !== null} aria-describedby={`user-${user.id}`}>
            Switch To
          </Button>
        </Form>
      </div>
    </li>
  );
}

function ResetUsage({ user, returnTo }: { user: ListedUser; returnTo: string }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/admin/reset-usage")}>
      <input type="hidden" name="userId" value={user.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" disabled={fetcher.state !== "idle"} aria-describedby={`user-${user.id}`}>
        Reset Usage
      </Button>
    </fetcher.Form>
  );
}

import { PLANS, TIERS } from "../../../../server/domain/plans.ts";
import { href, Form, Link, useFetcher, useSubmit } from "react-router";
import type { ListedUser } from "../../../../server/admin/admin-user.ts";
import type { UserListPage } from "../../../../server/admin/find-panel-users.ts";
import { OptionsInWords } from "./options-in-words.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { AddressSelect } from "../../../components/address-select.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { sendOnce } from "../../../components/send-once.ts";
import type { Texts } from "../../../texts/load-texts.ts";
import { USER_SORTS } from "../../../../server/domain/user-sorts.ts";
import { useAdminNumbers, useAdminTexts } from "../admin-texts.ts";
import { changedSearch, type UserQuery } from "../admin-params.ts";
import { KeptFields } from "./kept-fields.tsx";
import { StatusBadge, TierBadge } from "./user-badges.tsx";

type UserListProps = { list: UserListPage; query: UserQuery; total: number; search: string; returnTo: string };

export function UserList({ list, query, total, search, returnTo }: UserListProps) {
  const texts = useAdminTexts();
  const { grouped } = useAdminNumbers();
  const { users, found, hasNext, hasPrevious } = list;
  return (
    <section className="admin-users sheet" aria-labelledby="user-management">
      <div className="admin-users-head">
        <h2 id="user-management">User Management</h2>
        <p className="soft small num">{countText(found, total, { texts, grouped })}</p>
      </div>
      <FilterForm query={query} search={search} />
      {users.length === 0 ? (
        <div className="empty">
          <h3>{texts.noUsers}</h3>
          <p>{texts.nobodyFits}</p>
          <Button asChild>
            <Link to={href("/admin")}>{texts.showAllUsers}</Link>
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
        <nav className="admin-pages" aria-label={texts.pagesOfUsers}>
          <PageLink
            label={texts.previous}
            search={search}
            on={hasPrevious}
            at={{ before: users[0]?.id ?? null, after: null }}
          />
          <PageLink
            label={texts.next}
            search={search}
            on={hasNext}
            at={{ after: users.at(-1)?.id ?? null, before: null }}
          />
        </nav>
      ) : null}
    </section>
  );
}

type Words = { texts: Texts["admin"]; grouped(value: number): string };

function countText(found: UserListPage["found"], total: number, { texts, grouped }: Words): string {
  return found ? texts.found(grouped(found.count), found.orMore) : texts.userCount(total, grouped(total));
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
  const texts = useAdminTexts();
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
        aria-label={texts.searchUsers}
        placeholder={texts.searchUsers}
        defaultValue={query.search}
        autoComplete="off"
      />
      <AddressSelect name="tier" aria-label={texts.plan} value={query.tier ?? ""}>
        <option value="">{texts.allPlans}</option>
        {TIERS.map((tier) => (
          <option key={tier} value={tier}>
            {PLANS[tier].name}
          </option>
        ))}
      </AddressSelect>
      <AddressSelect name="status" aria-label={texts.status} value={query.status ?? ""}>
        <option value="">{texts.allStatuses}</option>
        <option value="active">{texts.active}</option>
        <option value="inactive">{texts.inactive}</option>
        {isOtherStatus ? <option value={query.status ?? ""}>{query.status}</option> : null}
      </AddressSelect>
      <AddressSelect name="sort" aria-label={texts.sortUsers} value={query.sort}>
        <OptionsInWords of={USER_SORTS} words={texts.sorts} />
      </AddressSelect>
      <Button type="submit">{texts.search}</Button>
    </Form>
  );
}

function UserLine({ user, returnTo }: { user: ListedUser; returnTo: string }) {
  const texts = useAdminTexts();
  const { grouped } = useAdminNumbers();
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <li className="admin-user">
      <div className="admin-user-facts">
        <h3 id={`user-${user.id}`}>
          {user.email} <TierBadge tier={user.subscriptionTier} /> <StatusBadge status={user.subscriptionStatus} />
        </h3>
        <Facts className="soft small">
          {name === "" ? null : <span>{name}</span>}
          <span className="num">{texts.monthlyMatches(grouped(user.monthlyJobMatches))}</span>
          <span className="admin-id">{user.id}</span>
          {user.notSwitchable === null ? null : (
            <span>{user.notSwitchable === "self" ? texts.thisIsYou : texts.administrator}</span>
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

import { TIERS, type Tier } from "../../../server/domain/plans.ts";
import { AUDIT_ACTIONS, type AuditAction } from "../../../server/domain/audit-actions.ts";
import { PAYMENT_GROUPS, type PaymentGroup } from "../../../server/domain/payment-groups.ts";
import { USER_SORTS, type UserSort } from "../../../server/domain/user-sorts.ts";

export type UserQuery = {
  search: string;
  tier: Tier | null;
  status: string | null;
  sort: UserSort;
  after: string | null;
  before: string | null;
  pick: string;
};

const MAX_SEARCH_LENGTH = 254;
const MAX_STATUS_LENGTH = 30;

export function parseUserQuery(params: URLSearchParams): UserQuery {
  const text = (name: string, length: number) => (params.get(name) ?? "").trim().slice(0, length);
  const before = params.get("before");
  return {
    search: text("q", MAX_SEARCH_LENGTH),
    tier: TIERS.find((tier) => tier === params.get("tier")) ?? null,
    status: text("status", MAX_STATUS_LENGTH) || null,
    sort: USER_SORTS.find((sort) => sort === params.get("sort")) ?? "newest",
    after: before === null ? params.get("after") : null,
    before,
    pick: text("pick", MAX_SEARCH_LENGTH),
  };
}

export type PaymentQuery = { search: string; group: PaymentGroup | null; after: string | null };

export function parsePaymentQuery(params: URLSearchParams): PaymentQuery {
  return {
    search: (params.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    group: PAYMENT_GROUPS.find((group) => group === params.get("state")) ?? null,
    after: params.get("after"),
  };
}

export type AuditQuery = {
  actor: string;
  target: string;
  action: AuditAction | null;
  from: string;
  to: string;
  after: string | null;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const day = (name: string) => (DAY.test(text(name)) && !Number.isNaN(Date.parse(text(name))) ? text(name) : "");
  return {
    actor: text("actor"),
    target: text("target"),
    action: AUDIT_ACTIONS.find((action) => action === params.get("event")) ?? null,
    from: day("from"),
    to: day("to"),
    after: params.get("after"),
  };
}

export function auditFilter({ actor, target, action, from, to }: AuditQuery) {
  return {
    ...(actor && { actor }),
    ...(target && { target }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export function changedSearch(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

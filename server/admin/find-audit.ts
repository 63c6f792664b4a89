import { isValidObjectId, type Types } from "mongoose";
import type { AuditAction } from "../domain/audit-actions.ts";
import { type AuditFields, AuditRecord } from "../../models/audit-record.ts";

export type AuditFilter = {
  actor?: string;
  target?: string;
  action?: AuditAction;
  /** Days in UTC, `2026-11-21`, both included. */
  from?: string;
  to?: string;
};

export type AuditView = {
  id: string;
  at: string;
  actor: string;
  asUser: string | null;
  action: string;
  target: string | null;
  detail: string;
  address: string | null;
  requestId: string | null;
};

type AuditRow = AuditFields & { _id: Types.ObjectId };

const ROWS_PER_PAGE = 50;
const DAY_MS = 24 * 60 * 60_000;
const NEWEST_FIRST = { at: -1, _id: -1 } as const;

function filterOf({ actor, target, action, from, to }: AuditFilter): Record<string, unknown> {
  const at = {
    ...(from ? { $gte: new Date(from) } : {}),
    ...(to ? { $lt: new Date(Date.parse(to) + DAY_MS) } : {}),
  };
  return {
    ...(actor ? { actorEmail: actor.trim().toLowerCase() } : {}),
    ...(target ? { targetEmail: target.trim().toLowerCase() } : {}),
    ...(action ? { action } : {}),
    ...(from || to ? { at } : {}),
  };
}

function toAuditView(row: AuditRow): AuditView {
  return {
    id: row._id.toString(),
    at: row.at.toISOString(),
    actor: row.actorEmail,
    asUser: row.asUserEmail ?? null,
    action: row.action,
    target: row.targetEmail ?? null,
    detail: row.detail,
    address: row.address ?? null,
    requestId: row.requestId ?? null,
  };
}

/** Newest first, after the row `after`; an unknown `after` gives the first page. */
export async function findAudit(
  filter: AuditFilter,
  { after }: { after: string | null },
): Promise<{ rows: AuditView[]; hasNext: boolean; isFirst: boolean }> {
  const mark = after && isValidObjectId(after) ? await AuditRecord.findById(after).lean<AuditRow | null>() : null;
  const older = mark && {
    $and: [{ at: { $lte: mark.at } }, { $or: [{ at: { $lt: mark.at } }, { _id: { $lt: mark._id } }] }],
  };
  const found = await AuditRecord.find({ ...filterOf(filter), ...older })
    .sort(NEWEST_FIRST)
    .limit(ROWS_PER_PAGE + 1)
    .lean<AuditRow[]>();
  return {
    rows: found.slice(0, ROWS_PER_PAGE).map(toAuditView),
    hasNext: found.length > ROWS_PER_PAGE,
    isFirst: mark === null,
  };
}

export async function* readAudit(filter: AuditFilter): AsyncGenerator<AuditView> {
  const rows = AuditRecord.find(filterOf(filter)).sort(NEWEST_FIRST).lean<AuditRow[]>().cursor();
  // The cursor gives one row at a time; its type is that of the list.
  for await (const row of rows as unknown as AsyncIterable<AuditRow>) yield toAuditView(row);
}

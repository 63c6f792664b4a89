import { type AuditOrigin, recordAudit } from "../audit/record-audit.ts";
import type { FoundSession } from "../auth/sessions.ts";
import { Refusal } from "../http/errors.ts";
import { addSource, checkSource, type EnteredSource } from "../jobs/add-source.ts";
import { removeSource, requestReading, switchSource } from "../jobs/change-source.ts";
import { findSource, type SourceView, sourceName } from "../jobs/find-sources.ts";

async function requireSource(id: unknown): Promise<SourceView> {
  const source = typeof id === "string" ? await findSource(id) : null;
  if (!source) throw new Refusal("not-found", "That source is not there (any more).");
  return source;
}

/** Throws Refusal as addSource does. */
export async function addSourceAs(
  signedIn: FoundSession,
  entered: EnteredSource,
  origin: AuditOrigin,
): Promise<string> {
  const { kind, settings } = checkSource(entered);
  const name = sourceName(kind, { kind: kind.kind, settings });
  await recordAudit(signedIn, origin, { action: "add-source", detail: name });
  await addSource(entered, new Date());
  return name;
}

/** Throws Refusal (not-found). */
export async function switchSourceAs(
  signedIn: FoundSession,
  { id, isEnabled }: { id: unknown; isEnabled: boolean },
  origin: AuditOrigin,
): Promise<string> {
  const source = await requireSource(id);
  await recordAudit(signedIn, origin, {
    action: "switch-source",
    detail: `${source.name}: ${isEnabled ? "on" : "off"}`,
  });
  await switchSource(source.id, isEnabled);
  return source.name;
}

/** Throws Refusal as requestReading does. */
export async function runSourceAs(signedIn: FoundSession, id: unknown, origin: AuditOrigin): Promise<string> {
  const source = await requireSource(id);
  await recordAudit(signedIn, origin, { action: "run-source", detail: source.name });
  await requestReading(source.id, new Date());
  return source.name;
}

/** Throws Refusal (not-found). */
export async function removeSourceAs(signedIn: FoundSession, id: unknown, origin: AuditOrigin): Promise<string> {
  const source = await requireSource(id);
  await recordAudit(signedIn, origin, { action: "remove-source", detail: source.name });
  await removeSource(source.id);
  return source.name;
}

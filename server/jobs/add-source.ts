import { JobSource } from "../../models/job-source.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { Refusal } from "../http/errors.ts";
import { findKeys } from "./source-keys.ts";
import { SourceError, type SourceKind } from "./source-kind.ts";
import { findSourceKind } from "./sources/all-kinds.ts";

export type EnteredSource = { kind: string; settings: Record<string, string> };

/** The settings, checked by their kind. Throws Refusal ("invalid") with the reason. */
export function checkSource({ kind: name, settings }: EnteredSource): {
  kind: SourceKind;
  settings: Record<string, string>;
  keys: Record<string, string>;
} {
  const kind = findSourceKind(name);
  if (!kind) throw new Refusal("invalid", `There is no kind of source named "${name}".`);
  try {
    return { kind, settings: kind.checkSettings(settings), keys: findKeys(kind) };
  } catch (error) {
    throw error instanceof SourceError ? new Refusal("invalid", error.message) : error;
  }
}

/** Equal for two sources that read the same; the employer's display name does not count. */
function keyOf(kind: SourceKind, settings: Record<string, string>): string {
  const { company: _, ...others } = settings;
  const parts = Object.entries(others).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return `${kind.kind} ${JSON.stringify(parts).toLowerCase()}`;
}

/** Sets up a source, to be read at once. Answers its id; throws Refusal where it is none or is there already. */
export async function addSource(entered: EnteredSource, now: Date): Promise<string> {
  const { kind, settings } = checkSource(entered);
  try {
    const source = await JobSource.create({
      kind: kind.kind,
      settings,
      key: keyOf(kind, settings),
      host: kind.hostOf(settings),
      createdAt: now,
      nextRunAt: now,
    });
    return source.id;
  } catch (error) {
    throw isDuplicateKey(error) ? new Refusal("conflict", "That source is there already.") : error;
  }
}

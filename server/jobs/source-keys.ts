import { type Env, getEnv } from "../env.ts";
import { SourceError, type SourceKey, type SourceKind } from "./source-kind.ts";

type Keyed = Pick<SourceKind, "keys" | "label">;
type KeysEnv = Pick<Env, SourceKey>;

/** Which settings a kind of source lacks; none = it can be read. */
export function missingKeys({ keys }: Keyed, env: KeysEnv = getEnv()): SourceKey[] {
  return keys.filter((name) => !env[name]);
}

/** The keys that a kind of source is read with. Throws SourceError where one is not set. */
export function findKeys(kind: Keyed, env: KeysEnv = getEnv()): Record<string, string> {
  const missing = missingKeys(kind, env);
  if (missing.length > 0) {
    const names = new Intl.ListFormat("en").format(missing);
    throw new SourceError(`${kind.label} can be read when ${names} ${missing.length > 1 ? "are" : "is"} set.`);
  }
  return Object.fromEntries(kind.keys.map((name) => [name, env[name] ?? ""]));
}

import { US_STATES } from "../../../analysis/lexicon/resume-words.ts";
import { withArticle } from "../../english-nouns.ts";
import type { CredentialKind } from "../../facts/credential-kinds.ts";

const MOST_WORDS = 14;
const PART = /[,;|•·()]|\s[-–—]\s/u;
const STATES: ReadonlySet<string> = new Set(US_STATES.values());

function stateOf(part: string): string | null {
  const bare = part.trim().replace(/^(?:in |state of )/iu, "");
  return US_STATES.get(bare) ?? (STATES.has(bare) ? bare : null);
}

/** "RN, Arizona (multistate compact), active" as the licence it is; null where the line says no more than its name. */
export function licenceOfState(
  line: string,
  { name }: Pick<CredentialKind, "name">,
  { from, to }: { from: number; to: number },
): string | null {
  if (!name.endsWith(" license")) return null;
  const start = Math.max(line.lastIndexOf(";", from), line.lastIndexOf(". ", from), line.lastIndexOf("|", from)) + 1;
  const [segment = ""] = line.slice(start).split(/[;|•]|(?<=\p{Ll}{2})\. /u);
  if (segment.split(" ").length > MOST_WORDS || !/^[\P{L}]*$/u.test(line.slice(start, from))) return null;
  const parts = segment.slice(to - start).split(PART);
  const state = parts.flatMap((part) => stateOf(part) ?? [])[0] ?? null;
  const isCompact = /(?<!\p{L})(?:multi-?state|compact)(?!\p{L})/iu.test(segment);
  if (state === null && !isCompact) return null;
  const words = [
    parts.some((part) => /^\s*(?:current and )?active(?!\p{L})/iu.test(part)) ? "active" : "",
    state ?? "",
    name.replace(/^an? /u, ""),
    isCompact ? "(multistate compact)" : "",
  ];
  return withArticle(words.filter((word) => word !== "").join(" "));
}

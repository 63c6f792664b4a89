import { deedOf } from "./lexis.ts";

export type Relation = "same" | "follows" | "against" | "stronger" | "strong" | "other" | "unknown";

/** Lines with only these bear out no other deed: who helped or watched did not do it. */
const HOLDS_BACK = new Set(["help", "join", "observe", "learn", "receive", "get-promoted", "get-hired", "report-to"]);
const MAY_FOLLOW_HELP = new Set(["help", "join"]);

/** Whether a class of deed means that another person did the work. */
export function isHeldBack(name: string): boolean {
  return HOLDS_BACK.has(name);
}

const followers = new Map<string, ReadonlySet<string>>();

function followsFrom(name: string): ReadonlySet<string> {
  const known = followers.get(name);
  if (known) return known;
  const all = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const weaker of deedOf(next)?.implies ?? []) {
      const bare = weaker === "any" ? "" : weaker;
      if (bare === "" || all.has(bare)) continue;
      all.add(bare);
      open.push(bare);
    }
  }
  followers.set(name, all);
  return all;
}

function relateOne(said: string, shown: string): Relation {
  if (said === shown) return "same";
  const [claim, source] = [deedOf(said), deedOf(shown)];
  if (!claim || !source) return "unknown";
  if (claim.against.includes(shown) || source.against.includes(said)) return "against";
  if (HOLDS_BACK.has(shown)) return MAY_FOLLOW_HELP.has(said) && MAY_FOLLOW_HELP.has(shown) ? "same" : "stronger";
  if (followsFrom(shown).has(said) || claim.isAny) return "follows";
  if (followsFrom(said).has(shown)) return "stronger";
  return claim.isStrong ? "strong" : "other";
}

const ORDER: readonly Relation[] = ["same", "follows", "other", "unknown", "strong", "stronger", "against"];

/** The kindest relation between the meanings of two verbs; a verb of several meanings may be meant in any of them. */
export function relateDeeds(said: readonly string[], shown: readonly string[]): Relation {
  if (said.length === 0 || shown.length === 0) return "unknown";
  // A general verb such as "managed" must not follow from every deed.
  const isStrong = said.some((name) => deedOf(name)?.isStrong);
  // Nor "maintained", which is more than to have handled.
  const special = said.filter((name) => deedOf(name)?.isAny !== true || MAY_FOLLOW_HELP.has(name));
  const pairs = (special.length > 0 ? special : said).flatMap((claim) =>
    shown.map((source) => {
      const relation = relateOne(claim, source);
      return relation === "follows" && isStrong && deedOf(claim)?.isAny ? "strong" : relation;
    }),
  );
  // A contradiction counts only when no other reading is there.
  return ORDER.find((relation) => pairs.includes(relation)) ?? "unknown";
}

/** The deeds of the other side: who was taught learned, who was led reported. */
export function converseOf(deeds: readonly string[]): string[] {
  return deeds.flatMap((name) => {
    const converse = deedOf(name)?.converse;
    return converse ? [converse] : [`be ${name}`];
  });
}

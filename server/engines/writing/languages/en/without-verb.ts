import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";

type Rule = { line: RegExp; said: (groups: Record<string, string>, isCurrent: boolean) => string };

const ONES = "First Main Sole Only Single Primary Central Lead";
const have = (isCurrent: boolean) => (isCurrent ? "have" : "had");
const am = (isCurrent: boolean) => (isCurrent ? "am" : "was");

/** Lines that well-kept resumes write without a verb, and what the first person says instead; nothing is added. */
const RULES: readonly Rule[] = [
  {
    // "No preventable accidents in five years"
    line: /^(?:No|Zero) (?<what>\p{Ll}[\p{Ll} -]{3,60} (?:in|for|over|across|since) \S.{1,40})$/u,
    said: ({ what }, isCurrent) => `I ${isCurrent ? "have had" : "had"} no ${what}`,
  },
  {
    // "First point of contact for 900 tenants"
    line: new RegExp(`^${anyOf(ONES)} (?<rest>(?:point of )?contact (?:for|between|of) .{3,80})$`, "u"),
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} the ${lowerFirst(line ?? "")}`,
  },
  {
    // "Second in charge of a brigade of 9"
    line: /^(?:Second|Deputy) in (?:charge|command) (?:of|at|to) .{3,100}$/u,
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} ${lowerFirst(line ?? "")}`,
  },
  {
    // "Top seller in the region in 2022"
    line: /^(?:Top|Best) \p{Ll}{4,20}(?:er|or|ist|ant|performer) (?:in|of|at|for) .{3,80}$/u,
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} the ${lowerFirst(line ?? "")}`,
  },
  {
    // "Part of the team that opened the new terminal"
    line: /^(?:Part|Member) of (?:the|a|an) .{3,100}$/u,
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} ${/^M/.test(line ?? "") ? "a " : ""}${lowerFirst(line ?? "")}`,
  },
  {
    // "100% pass rate in food hygiene inspections"
    line: new RegExp(
      String.raw`^(?<share>\d[\d.,]* ?%) (?<what>(?:\p{Ll}+ ){0,2}` +
        `${anyOf("rate score attendance retention satisfaction accuracy")}(?: .{3,80})?)$`,
      "u",
    ),
    said: ({ share, what }, isCurrent) =>
      `I ${have(isCurrent)} ${/(?:rate|score)/.test(what ?? "") ? "a " : ""}${share} ${what}`,
  },
  {
    // "Over $1M in sales in my first year", "28 to 35 stops a day in a 26-foot truck"
    line: new RegExp(
      String.raw`^(?:${anyOf("About Over Nearly Almost Around", String.raw`More\sthan Up\sto`)} )?[$€£]?\d[\d.,]*[KkMm+]?` +
        String.raw`(?: to \d+)? (?:in (?:\p{Ll}+ )?(?:sales|revenue|savings|bookings|donations)\b|\p{Ll}+s (?:a|per|each) (?:day|week|shift|month|night|season)\b).{0,80}$`,
      "u",
    ),
    said: ({ line }, isCurrent) => `I ${have(isCurrent)} ${lowerFirst(line ?? "")}`,
  },
];

/** "Customer complaints down by 40% in my first year": what came of it, of which a line does not say who did it. */
const CHANGED = new RegExp(
  String.raw`^(?<what>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}) (?<way>up|down) ` +
    String.raw`(?<much>(?:by )?(?:about |over |more than )?\d[\d.,]* ?(?:%|percent).{0,60})$`,
  "u",
);

/** A line without a verb as a sentence of the first person, without its stop; null for any other line. */
export function saidWithoutVerb(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  for (const { line: pattern, said } of RULES) {
    const groups = pattern.exec(line)?.groups;
    if (groups || pattern.test(line)) return said({ ...groups, line }, isCurrent);
  }
  const changed = CHANGED.exec(line)?.groups;
  return changed ? `${changed.what} went ${changed.way} ${changed.much}` : null;
}

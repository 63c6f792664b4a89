import { anyOf } from "../../../any-of.ts";
import { isInstruction } from "../../evidence/find-instructions.ts";
import { tellingWords } from "../../relatedness/telling-words.ts";
import type { WritingFacts } from "../../writing-facts.ts";
import { isToCome, WHEN } from "./dated-words.ts";

const SECTIONS: ReadonlySet<string> = new Set(["education", "certificates", "skills", "other"]);
const STEP = new RegExp(
  String.raw`^(?<name>[\p{Lu}\d][\p{L}\d &.'’/-]{1,60}?)(?:: | [-–—] |,? \(|, )(?:currently |now )?` +
    String.raw`(?<how>${anyOf("taking sitting booked enrolled registered")})(?!\p{L})(?<rest>[^()]{0,90})\)?$`,
  "u",
);
const DATED = new RegExp(
  String.raw`^(?: (?:for|in|on))?(?<thing> [\p{L} -]{3,50}?)??,?(?: (?:for|in|on|by|during))? (?<when>(?:Q[1-4] )?${WHEN})$`,
  "u",
);
const REACHED =
  /^,? (?:and )?(?<reached>have (?:done )?\d{1,2} of (?:the )?\d{1,2} \p{L}+(?: (?:done|finished|passed))?)/u;
const LEAST_SHARED = 0.5;
const SHORT_MONTHS: readonly (readonly [RegExp, string])[] = [
  ["Jan", "January"],
  ["Feb", "February"],
  ["Aug", "August"],
  ["Sept?", "September"],
  ["Oct", "October"],
  ["Nov", "November"],
  ["Dec", "December"],
].map(([short, long]) => [new RegExp(String.raw`(?<!\p{L})${short}\.?(?= 20)`, "u"), long ?? ""]);

function spelt(when: string): string {
  return SHORT_MONTHS.reduce((text, [short, long]) => text.replace(short, long), when);
}

function waysOf(part: string, { today }: Pick<WritingFacts, "today">): string[] {
  const { name = "", how = "", rest = "" } = STEP.exec(part)?.groups ?? {};
  if (name === "") return [];
  const { thing = "", when = "" } = DATED.exec(rest)?.groups ?? {};
  const isAhead = when !== "" && isToCome(when.replace(/^Q[1-4] /u, ""), today);
  if (how === "enrolled" || how === "registered") {
    const reached = REACHED.exec(rest)?.groups?.reached;
    const own = `I am ${how} for ${name}`;
    return [...(reached === undefined ? [] : [`${own} and ${reached}.`]), ...(rest === "" ? [`${own}.`] : [])];
  }
  if (!isAhead) return [];
  if (how === "booked") return [`My ${name} is booked for ${spelt(when)}.`, `${name} is booked for ${spelt(when)}.`];
  const what = thing.trim().replace(/^(?:the|an?|my) /u, "") || "exam";
  return [`I am ${how}${how === "sitting" ? " for" : ""} the ${name} ${what} in ${spelt(when)}.`];
}

/** What the resume says of the next step towards a paper that the posting asks for, as sentences, each in its ways. */
export function papersAhead(facts: WritingFacts): string[][] {
  const { asks, profile } = facts;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return [];
  const parts = profile.sections
    .filter(({ kind }) => SECTIONS.has(kind))
    .flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1))
    .flatMap((line) => [line, ...line.split(/[;|•]|, (?=\p{Lu})/u)])
    .map((part) => part.trim());
  const asked = asks.filter(({ text }) => !isInstruction(text)).map(({ text }) => new Set(tellingWords(text)));
  const isAsked = (part: string) => {
    const own = tellingWords(STEP.exec(part)?.groups?.name ?? "");
    return asked.some(
      (words) => own.length > 0 && own.filter((word) => words.has(word)).length / own.length >= LEAST_SHARED,
    );
  };
  return [...new Set(parts)]
    .filter(isAsked)
    .map((part) => waysOf(part, facts))
    .filter((ways) => ways.length > 0);
}

import { onceFor } from "../../once-for.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { isWritten } from "./one-is-enough.ts";
import { verbBase } from "../evidence/meaning/wordnet.ts";
import { pastOf } from "../verb-forms.ts";
import type { Ask, WritingFacts } from "../writing-facts.ts";

/** What the resume itself says of a point of the posting: not done, not known, or known at a beginner's level. */
export type DeniedAsk = { kind: "deed" | "tool" | "work" | "basic" | "beginner"; gap: string };

const CLAUSES = /[;•|]|(?<=\p{L}{2}|\))\. |,? but |, (?=(?:no|not|never|only|have|I) )/u;
const NOT_DONE = new RegExp(
  String.raw`^(?:and |but )?(?:(?<own>(?:I(?: have|['’]ve)?|have)) )?(?<how>not|never) (?:yet |ever )?` +
    String.raw`(?<verb>\p{Ll}{3,12}) (?<rest>[^,.()]{2,60})`,
  "iu",
);
/** "Content Manager", behind another word: a program that no lexicon need know. */
const NAMES = /(?<=^|\p{Ll} )\p{Lu}[\p{L}\d]{2,20}(?: \p{Lu}[\p{L}\d]{2,20})?/gu;
const PARTICIPLES = new Set(
  "done used worked led managed run handled taught built written programmed supervised held".split(" "),
);
const NO_EXPERIENCE = new RegExp(
  String.raw`^(?:and |but )?no (?:experience (?:with|of|in|on|at) (?<of>[^,.()]{2,40})|` +
    String.raw`(?<kind>[^,.()]{2,30}) experience)(?: yet| so far)?$`,
  "iu",
);
const NONE_YET = /^(?:and |but )?no (?<name>[\p{L}\d.+#/ -]{2,30}?)(?<yet> yet| so far)?$/iu;
const AT_LEVEL = /(?:^|[,;:•|] ?)(?<name>[\p{L}\d.+#/ -]{1,30}) \((?<level>basic|beginner)\)/giu;
/** Of "Figma or Sketch" the other one may be known. */
const ONE_IS_ENOUGH = /(?<!\p{L})(?:or|similar|like|such as|e\.g\.)(?!\p{L})|\p{L}\/\p{L}/iu;
const LEAST_SHARED = 0.5;
const MOST_WORDS = 8;

/** What an ask wants and the resume says, in its own words, that its person has not done or hardly knows; must-haves alone. */
export const deniedAsk = onceFor((facts: WritingFacts): DeniedAsk | null => {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  const musts = facts.asks.filter(({ text, isWish }) => !isWish && !isInstruction(text));
  const said = facts.profile.lines.flatMap((line) => clausesOf(line));
  const found = musts.flatMap((ask) => said.flatMap((clause) => denialOf(clause, ask, facts) ?? []));
  return found[0] ?? musts.flatMap((ask) => levelOf(ask, facts) ?? [])[0] ?? null;
});

type Clause = { text: string; before: string };

function clausesOf(line: string): Clause[] {
  const parts = line.split(CLAUSES).map((part) => part.replace(/^\P{L}+/u, "").replace(/(?<![\s.,])[\s.,]+$/u, ""));
  return parts.map((text, at) => ({ text, before: parts[at - 1] ?? "" }));
}

function denialOf({ text, before }: Clause, ask: Ask, facts: WritingFacts): DeniedAsk | null {
  const { own = "", how = "", verb = "", rest = "" } = NOT_DONE.exec(text)?.groups ?? {};
  const past = verb.toLowerCase() === "did" ? "done" : verb.toLowerCase();
  const isRegular = (own !== "" || /never/iu.test(how)) && /ed$/u.test(past) && isDoneVerb(past);
  if (rest !== "" && (PARTICIPLES.has(past) || isRegular)) {
    const place = /^it(?: |$)/u.test(rest) ? before : rest;
    const named = past === "used" && !/ or /u.test(ask.text) ? (place.match(NAMES) ?? []) : [];
    const tools = [...toolsIn(place), ...named];
    const [tool] = tools.filter((name) => isWritten(name, ask.text));
    if (tool !== undefined) return { kind: "tool", gap: tool };
    const isShort = rest.split(" ").length <= MOST_WORDS;
    return isShort && isAsked(rest, ask, facts) ? { kind: "deed", gap: `${past} ${rest.trim()}` } : null;
  }
  const { of, kind } = NO_EXPERIENCE.exec(text)?.groups ?? {};
  const thing = (of ?? kind ?? "").trim();
  if (thing !== "") return isAsked(thing, ask, facts) ? { kind: "work", gap: thing } : null;
  const { name = "" } = NONE_YET.exec(text)?.groups ?? {};
  const [tool] = toolsIn(name);
  return tool !== undefined && tool.length >= name.length - 1 && isWritten(tool, ask.text)
    ? { kind: "tool", gap: tool }
    : null;
}

function isDoneVerb(past: string): boolean {
  return (
    pastOf.has(verbBase(past)) && !/^(?:limited|required|missed|needed|failed|stopped|regretted|received)$/u.test(past)
  );
}

function toolsIn(text: string): string[] {
  return findSkills(text, { list: true }).flatMap(({ kind, from, to }) =>
    kind === "tool" ? [text.slice(from, to)] : [],
  );
}

/** Half of the words of what was denied, and the thing itself, stand in what is asked for. */
function isAsked(denied: string, { text }: Ask, { posting }: WritingFacts): boolean {
  const wanted = tellingWords(text.replaceAll("-", " "));
  const ofTitle = tellingWords(posting.title);
  const known = (words: readonly string[]) => (word: string) => words.some((one) => likeness(word, one, "en") === 1);
  const words = tellingWords(denied);
  const shared = words.filter(known([...wanted, ...ofTitle])).length;
  const isOfAsk = words.some((word) => known(wanted)(word) && !known(ofTitle)(word));
  return words.length > 0 && isOfAsk && shared / words.length >= LEAST_SHARED;
}

function levelOf(ask: Ask, { profile, deeds }: WritingFacts): DeniedAsk | null {
  for (const line of profile.lines)
    for (const { groups } of line.matchAll(AT_LEVEL)) {
      const name = groups?.name?.trim() ?? "";
      const [skill] = findSkills(name, { list: true });
      if (skill === undefined || skill.kind !== "tool" || skill.to - skill.from < name.length) continue;
      const isUsed = deeds.some(({ skills }) => skills.includes(skill.id));
      if (!ask.skills.includes(skill.id) || isUsed || ONE_IS_ENOUGH.test(ask.text)) continue;
      return { kind: groups?.level?.toLowerCase() === "basic" ? "basic" : "beginner", gap: name };
    }
  return null;
}

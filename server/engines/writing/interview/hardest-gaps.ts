import { anyOf } from "../../any-of.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { lackingCredential } from "../cover-letter/letter-credentials.ts";
import { isNearlyHeld, letterGap, nearestTool, openGaps } from "../cover-letter/letter-gap.ts";
import { postingTopics } from "../cover-letter/posting-needs.ts";
import { unknownProgram } from "../facts/unknown-program.ts";
import { unmetExperience } from "../facts/unmet-experience.ts";
import { tellingWords } from "../relatedness/telling-words.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { askedPapers } from "./asked-papers.ts";
import { isTrustedName, upperFirst, wordingOf } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

export const MOST_GAPS = 3;

/** Something asked for and not shown, with the nearest thing that is. */
export type HardGap = { id: string; kind: string; name: string; nearest: string | null };

/** What the posting insists on and the resume does not show, must-haves before wishes, with the nearest it does show. */
export function hardestGaps(facts: WritingFacts): HardGap[] {
  const first = letterGap(facts);
  const [musts, wishes] = [facts.asks.filter(({ isWish }) => !isWish), facts.asks.filter(({ isWish }) => isWish)];
  const others = [...openGaps(musts, facts), ...openGaps(wishes, facts)].map((gap) => ({
    ...gap,
    nearest: nearestTool(gap, facts),
  }));
  const lacking = lackingCredential(facts);
  const missed = lacking ? [{ ...lacking, kind: "certificate" }] : [];
  const papers = askedPapers(facts)
    .filter(({ held, isMentioned }) => held === null && !isMentioned)
    .map(({ text }) => ({ id: text, kind: "certificate", name: quoted(bareAsk(text), facts), nearest: null }));
  const unmet = [unmetExperience(facts, { isInsisted: true }), unmetExperience(facts), unknownProgram(facts)]
    .filter((name) => name !== null)
    .map((name) => ({ id: name, kind: "hard", name, nearest: null }));
  const skills = [...languageGaps(facts), ...(first ? [first] : []), ...others, ...toldInProse(facts)];
  const isWished = lacking?.isWish ?? false;
  const gaps = [...(isWished ? [] : missed), ...papers, ...skills, ...unmet, ...(isWished ? missed : [])];
  return gaps
    .map((gap) => ({ ...gap, ask: askOf(gap.id, facts) }))
    .filter(({ id, name, ask }, index, all) => {
      const isSame = (one: (typeof all)[number]) =>
        one.id === id || one.ask === ask || isWithin(name, one.name) || isWithin(one.name, name);
      return all.findIndex(isSame) === index;
    })
    .map(({ ask, ...gap }) => ({ ...gap, name: wholeName(gap, ask, facts) }))
    .slice(0, MOST_GAPS);
}

function askOf(id: string, { asks }: WritingFacts): string {
  return asks.find(({ text, skills }) => skills.includes(id) || withoutLevel(text).includes(id))?.text ?? id;
}

function isWithin(one: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(one).length > 3 && letters(other).includes(letters(one));
}

const LONGEST_ASK = 9; // in words
const FEW_OF_ALL = 0.6;

/** "risk assessment" of "Tree risk assessment qualification (QTRA or TRAQ)" says too little: the ask itself, then. */
function wholeName({ name, kind }: HardGap, ask: string, facts: WritingFacts): string {
  const text = bareAsk(ask);
  const words = tellingWords(text);
  const named = new Set(tellingWords(name));
  const isPart = words.filter((word) => named.has(word)).length < words.length * FEW_OF_ALL;
  const isShort = text.split(" ").length <= LONGEST_ASK && !/[:;]|\. /u.test(text);
  return kind === "hard" && isPart && isShort && named.size > 0 && !/^[“„«]/u.test(name) ? quoted(text, facts) : name;
}

const LEAD = new RegExp(
  String.raw`^(?:(?:\p{L}+ )?${anyOf(
    String.raw`experience knowledge proficiency familiarity familiar comfortable proficient understanding ability skills`,
    String.raw`erfahrung(?:en)? kenntnisse? expérience connaissances? maîtrise experiencia conocimientos? dominio manejo`,
  )} (?:${anyOf("with in of using to mit im en de des du dans avec con del")} )?|${anyOf("excellent strong good proven solid sound sehr\\sgute gute solide excelente buena bonne")} )`,
  "iu",
);
/** What may be had in its place is no part of the name: "(or willing to work towards)". */
const BESIDE = /\s\((?:or|oder|ou|o) [^()]{3,60}\)/giu;

function bareAsk(ask: string): string {
  const bare = withoutLevel(ask)
    .replace(BESIDE, "")
    .replace(/[\s.;,]{1,3}$/u, "");
  return upperFirst(bare.replace(LEAD, ""));
}

const QUOTES = { en: "“”", de: "„“", fr: "«»", es: "«»" } as const;

function quoted(text: string, { language }: WritingFacts): string {
  const [open = "", close = ""] = QUOTES[language];
  const gap = language === "fr" ? " " : "";
  return `${open}${gap}${text}${gap}${close}`;
}

/** Languages that are asked for; the posting's own is spoken by whoever reads it. */
function languageGaps({ listing, profile, language }: WritingFacts): HardGap[] {
  const held = new Set(profile.skills.map(({ id }) => id));
  const own = { en: "english", de: "german", fr: "french", es: "spanish" }[language];
  return listing.required.flatMap(({ id }) => {
    const skill = skillById(id);
    if (skill?.kind !== "language" || held.has(id) || id === own) return [];
    return { id, kind: skill.kind, name: skill.name, nearest: null };
  });
}

/** What a posting tells in running prose is asked for, too: tools, and work by a name of several words. */
function toldInProse(facts: WritingFacts): HardGap[] {
  return postingTopics(facts)
    .filter(({ id, isHeld, isMust, isWork, name }) => {
      const text = facts.listing.sentences.find((sentence) => wordingOf(sentence, id) !== null) ?? "";
      const isNamed = !isWork || name.includes(" ");
      const isSure = isTrustedName(id, wordingOf(text, id), facts.posting) && !isNearlyHeld(id, facts);
      return !isHeld && isMust && isNamed && isSure;
    })
    .map(({ id, name, isWork }) => {
      const kind = isWork ? "hard" : "tool";
      return { id, kind, name, nearest: nearestTool({ id, kind }, facts) };
    });
}

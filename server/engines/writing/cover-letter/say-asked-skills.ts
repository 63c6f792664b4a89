import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import { readOpening } from "../english-verbs.ts";
import { isPersonItself, kindOfWord } from "../evidence/meaning/wordnet.ts";
import { isOfKind } from "../facts/credential-kinds.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { withSmallWords } from "../languages/en/told-roles.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import type { Ask, WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import type { WeighedDeed } from "./choose-proofs.ts";
import { isStressed } from "../facts/insistence.ts";

const MOST = 3;
const LONGEST = 5; // in words
const LABEL = /^[\p{L} &/]{3,30}: /u;
const ITEM = /[,;|•·]|\s[-–—]\s/u;
/** "Used to dealing with tenants, inspectors and ...": what goes on behind its commas is no entry by itself. */
const IS_OBJECT = /^(?:[\p{L}-]+ ){2,8}(?:with|of|in|on|for|to|by) [\p{L}-]+, /u;
const NO_PRACTICE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(String.raw`levels? gcses? basics? basic beginner learning studying certif\p{L}* diploma degree licen[cs]ed? trained regist\p{L}+ chartered accredited designation member`)}(?!\p{L})`,
  "iu",
);
const OF_ONESELF = new RegExp(
  ` ${anyOf("expertise knowledge experience skills? proficiency familiarity background understanding awareness")}$`,
  "iu",
);
const PRAISE = new RegExp(
  `^${anyOf("ability able strong excellent solid proven proficient knowledge? knowledgeable expert familiar good")} `,
  "iu",
);
const OF_QUALITY = /^(?<quality>\p{L}+) (?:when|while|if|as|with|at|in|under|to) /iu;
const NO_WORK = new Set(["tool", "language", "soft", "licence", "certificate"]);

/** The entries of a resume's lists that name work or what goes with it: "night shifts", "walk-in coolers". */
function workListed({ profile }: WritingFacts): string[] {
  const lists = profile.sections.filter(({ kind }) => kind === "skills");
  return lists
    .flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1))
    .map((line) => line.replace(/^•\s*/u, "").replace(LABEL, ""))
    .filter((line) => !IS_OBJECT.test(line))
    .flatMap((line) => line.split(ITEM))
    .map((item) =>
      item
        .replace(/\([^()]*\)/gu, "")
        .trim()
        .replace(/\.$/u, "")
        .replace(OF_ONESELF, ""),
    )
    .filter((item) => {
      const [skill] = findSkills(item, { list: true });
      const isWhole = item.split(" ").length <= LONGEST && /^\p{L}[\p{L} '’/-]+$/u.test(item);
      return (
        isWhole &&
        item.includes(" ") &&
        !isOfKind(item) &&
        !NO_PRACTICE.test(item) &&
        !PRAISE.test(item) &&
        !isOfPerson(item) &&
        !isOfQuality(item) &&
        readOpening(item.toLowerCase())?.form !== "base" &&
        !(skill && NO_WORK.has(skill.kind))
      );
    });
}

function isOfQuality(item: string): boolean {
  const { quality = "" } = OF_QUALITY.exec(item)?.groups ?? {};
  return kindOfWord(quality.toLowerCase(), "adj") !== "strange" && !/ing$/iu.test(quality);
}

function isOfPerson(item: string): boolean {
  const head = item.split(" ").at(-1)?.toLowerCase() ?? "";
  return isTitleHead(head) || isPersonItself(head);
}

function isOpen({ text, isWish }: Ask, told: readonly WeighedDeed[]): boolean {
  const isAnswered = told.some(({ answers = [] }) => answers.some(({ ask }) => ask.text === text));
  return !isAnswered && (!isWish || isStressed(text));
}

function asSaid(name: string): string {
  const isOdd = (word: string) => unknownWords(word).length > 0 || (word.length < SHORTEST_WORD && !JOINING.test(word));
  return name.toLowerCase().split(/[ /]/u).some(isOdd) ? name : withSmallWords(name);
}

const SHORTEST_WORD = 4; // a shorter one may be letters that stand for something
const JOINING = /^(?:of|and|in|for|to|the|on|at|by|&)$/u;

/** Says of must-haves that no deed has told of what the resume's own lists name. */
export function sayAskedSkills(voice: WritingVoice, said: string, told: readonly WeighedDeed[]): void {
  const { facts } = voice;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return;
  const items = workListed(facts);
  const known = said.toLowerCase();
  const named = facts.asks
    .filter((ask) => isOpen(ask, told))
    .flatMap(({ text }) => {
      const [best] = relateLines(text, items, { language: "en", own: "en" })
        .flatMap((one, index) => (one?.isSame ? [{ item: items[index] ?? "", strength: one.strength }] : []))
        .sort((one, other) => other.strength - one.strength);
      return best && !known.includes(best.item.toLowerCase()) ? [best.item] : [];
    });
  const { includes, and } = LETTER_PACKS[facts.language];
  const names = [...new Set(named)].map(asSaid).filter((skills) => voice.canSay(includes, { skills }));
  if (names.length > 0) voice.say(includes, { skills: joinNames(names.slice(0, MOST), and) });
}

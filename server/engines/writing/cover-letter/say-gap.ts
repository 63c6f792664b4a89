import { anyOf } from "../../any-of.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { kindOfWord } from "../evidence/meaning/wordnet.ts";
import { deniedAsk } from "../facts/denied-asks.ts";
import { languageBelow } from "../facts/language-level.ts";
import { neverLed } from "../facts/led-people.ts";
import { ownYears, yearsShortOf } from "../facts/own-years.ts";
import { missingPaper } from "../facts/missing-papers.ts";
import { paperNotHeld } from "../facts/papers-not-held.ts";
import { unmetExperience } from "../facts/unmet-experience.ts";
import { unknownProgram } from "../facts/unknown-program.ts";
import { unnamedPaper } from "../interview/asked-papers.ts";
import { withArticle } from "../english-nouns.ts";
import { lowerFirst } from "../english-verbs.ts";
import { tellingWords } from "../relatedness/telling-words.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import { upperFirst } from "../skill-names.ts";
import { isCredential, type WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { languageShortfall } from "./language-shortfall.ts";
import { sayLackingCredential } from "./letter-credentials.ts";
import { positionToCome } from "./position-to-come.ts";
import { KIND_OF_PROGRAM, lacksManyPrograms, type LetterGap, letterGap } from "./letter-gap.ts";
import { letterShortfall } from "./letter-shortfall.ts";
import { letterSituation } from "./letter-situation.ts";
import { postingTopics } from "./posting-needs.ts";
import {
  sayAwaited,
  sayAway,
  sayNewSetting,
  sayNotQualified,
  sayOtherDegree,
  sayShortOfLeading,
  sayUnknownCode,
} from "./say-short.ts";

/** What the same point of the posting asks for and the resume shows: of "Go and Ruby" the one that is known. */
function knownBeside({ facts }: WritingVoice, gap: string): string | null {
  const ask = facts.asks.find(({ skills }) => skills.includes(gap));
  const names = postingTopics(facts)
    .filter(({ id, isHeld, isWork }) => isHeld && !isWork && ask?.skills.includes(id) && areOfOneKind(id, gap))
    .map(({ name }) => name)
    .slice(0, 2);
  return names.length === 0 ? null : joinNames(names, LETTER_PACKS[facts.language].and);
}

function areOfOneKind(one: string, other: string): boolean {
  const parents = new Set(skillById(one)?.parents);
  return skillById(other)?.parents.some((parent) => parents.has(parent)) ?? false;
}

/** Says what is missing most, once: a licence, a degree or years, a program, a kind of work. */
export function sayGap(voice: WritingVoice): void {
  if (sayLackingCredential(voice, { isWish: false }) || sayPaperNotHeld(voice)) return;
  if (sayDenied(voice, { isLevel: false }) || sayNotQualified(voice) || sayMissingPaper(voice)) return;
  const { leading = [], firstPosition = [] } = LETTER_PACKS[voice.facts.language].gaps;
  const first = positionToCome(voice.facts);
  if (sayExperience(voice, { isInsisted: true }) || sayShortOfLeading(voice) || sayAway(voice)) return;
  if (sayNewSetting(voice, { isMust: true }) || sayUnnamedPaper(voice)) return;
  // Of a change of trade, what the posting cannot do without says more than that the trade is new.
  if (sayShortfall(voice) || sayOtherDegree(voice) || sayAwaited(voice)) return;
  if (first !== null && sayNewSetting(voice, { isMust: false })) return;
  if (first?.isStrange && voice.sayApart(firstPosition, { person: first.person })) return;
  if (sayDenied(voice, { isLevel: true })) return;
  if (neverLed(voice.facts) && voice.sayApart(leading)) return;
  const gap = letterGap(voice.facts);
  if (!gap && sayUnknownCode(voice)) return;
  // "Expérience en mesure OTDR" says more than "OTDR".
  if (gap && gap.nearest === null && unmetExperience(voice.facts)?.includes(gap.name)) {
    if (sayExperience(voice, { isInsisted: false })) return;
  }
  if (!gap) {
    const program = lacksManyPrograms(voice.facts) ? null : unknownProgram(voice.facts);
    if (program && voice.say(LETTER_PACKS[voice.facts.language].gaps.tool, { gap: program })) return;
    if (sayExperience(voice, { isInsisted: false })) return;
    if (sayNewSetting(voice, { isMust: false })) return;
    if (first !== null && voice.sayApart(firstPosition, { person: first.person })) return;
    sayLackingCredential(voice, { isWish: true });
    return;
  }
  if (!sayNamedGap(voice, gap)) sayExperience(voice, { isInsisted: false });
}

function sayDenied(voice: WritingVoice, { isLevel }: { isLevel: boolean }): boolean {
  const { denied = [], level, tool, work } = LETTER_PACKS[voice.facts.language].gaps;
  const found = deniedAsk(voice.facts);
  if (found === null || isLevel !== (found.kind === "basic" || found.kind === "beginner")) return false;
  const { kind, gap } = found;
  if (isLevel && voice.hasSaid(`${kind} knowledge ${gap}`)) return false;
  if (kind === "deed") return voice.sayApart(denied, { deed: gap });
  if (kind === "basic" || kind === "beginner") return voice.sayApart(level?.[kind] ?? [], { gap });
  return voice.sayApart(kind === "tool" ? tool : work, { gap });
}

function sayNamedGap(voice: WritingVoice, gap: LetterGap): boolean {
  const { near, known, tool, either = tool, work, credential } = LETTER_PACKS[voice.facts.language].gaps;
  const isEither = gap.name.includes(" or ");
  const slots = { gap: gap.name, nearest: gap.nearest };
  if (/^(?:licence|certificate)$/.test(gap.kind) || isCredential({ text: gap.name }))
    return voice.sayApart(credential, slots);
  return (
    voice.say(near, slots) ||
    voice.say(gap.kind === "tool" ? known : [], { ...slots, known: knownBeside(voice, gap.id) }) ||
    voice.say(gap.kind !== "tool" ? work : isEither ? either : tool, slots)
  );
}

const MUCH = 3.5; // what is insisted on is told by no line that only speaks of the like
const SOME = 3; // "Month-end close" is of the same trade as "group consolidation", and another thing

/** "General maintenance" is no gap of somebody who repairs taps, though no line has its words. */
function isLikeALine(experience: string, facts: WritingFacts, least: number): boolean {
  const { profile, language, resumeLanguage } = facts;
  const lines = profile.lines.filter((line) => line.trim() !== "");
  return relateLines(experience, lines, { language, own: resumeLanguage }).some((relation) => {
    return relation?.isSame === true && relation.strength >= least;
  });
}

/** "Mindestens 2 Jahre Erfahrung in der Zollabwicklung": what years are asked of is meant as it is written. */
function isOfYears(experience: string, { asks, language }: WritingFacts): boolean {
  return (
    language !== "en" &&
    asks.some(({ text }) => text.includes(experience) && /\d{1,2} (?:jahre?n?|ans?|años?)(?!\p{L})/iu.test(text))
  );
}

/** What no resume of the trade need name: "milieu de santé" of a dental clinic, "en aula" of a teacher. */
const SECTOR = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`milieu secteur domaine sector rubro ámbito branche \p{L}*bereich \p{L}*umfeld aulas? classe hosteler\p{L}+ restaura\p{L}+`,
    String.raw`\p{L}*gastronom\p{L}+ hotel\p{L}+ hôtel\p{L}+ comercio commerce retail \p{L}*handel \p{L}*industri\p{L}+ santé salud sanidad`,
  )}(?!\p{L})`,
  "iu",
);

function isOfOwnSector(experience: string, facts: WritingFacts): boolean {
  return facts.language !== "en" && SECTOR.test(experience) && letterSituation(facts) !== "change";
}

function sayExperience(voice: WritingVoice, kind: { isInsisted: boolean }): boolean {
  const experience = unmetExperience(voice.facts, kind);
  // Of a name in capitals nobody can say that no line has it in other words: "ASALs" are where many work.
  if (experience === null || /(?<! an? )(?<!\p{L})\p{Lu}{2}/u.test(experience)) return false;
  if (isOfOwnSector(experience, voice.facts)) return false;
  if (voice.facts.language === "en" && !kind.isInsisted && !namesThings(experience)) return false;
  if (voice.facts.language === "en" && (!saysSomething(experience) || isInTitles(experience, voice.facts)))
    return false;
  const least = voice.facts.language === "en" ? SOME : 0;
  const isByNumber = /\d-\p{L}/u.test(experience);
  const isSure = kind.isInsisted || isOfYears(experience, voice.facts);
  if (!isByNumber && isLikeALine(experience, voice.facts, isSure ? MUCH : least)) return false;
  return voice.sayApart(LETTER_PACKS[voice.facts.language].gaps.experience, { experience });
}

/** A "Quality Inspector" has "experience in quality", whatever it stands within. */
function isInTitles(experience: string, { profile }: WritingFacts): boolean {
  const held = new Set(profile.jobs.flatMap(({ title, employer }) => tellingWords(`${title ?? ""} ${employer ?? ""}`)));
  const asked = tellingWords(experience.replace(/^experience (?:in|with|of) /u, ""));
  return asked.filter((word) => held.has(word)).length * 2 >= Math.max(1, asked.length);
}

/** Things and kinds of program; of work there are too many names: a "market entry abroad" may be a "launch in Germany". */
const THINGS = new Set(["noun 05", "noun 06", "noun 08", "noun 13", "noun 20", "noun 27"]);

function namesThings(experience: string): boolean {
  const words = experience.replace(/^experience (?:in|with|of) /u, "").split(" ");
  return words.some(
    (word) => KIND_OF_PROGRAM.test(word) || THINGS.has(kindOfWord(word.toLowerCase().replace(/s$/u, ""), "noun")),
  );
}

const SAYS_NOTHING = new RegExp(
  `^${anyOf(
    "driving leading managing using working executing efforts projects initiatives results tasks goals teams people systems software platforms",
    "tools solutions processes strategies programs experience of in with and or to on the a an for across all other various related",
  )}$`,
  "u",
);

/** "Driving efforts and projects" and "using CRM systems" name nothing that could be missing. */
function saysSomething(experience: string): boolean {
  const telling = experience
    .toLowerCase()
    .split(" ")
    .filter((word) => !SAYS_NOTHING.test(word));
  return telling.length > (/(?:systems?|software|platforms?|tools)$/iu.test(experience) ? 1 : 0);
}

/** Says what is not reached yet or has run out; true where nothing is on the way, so that it is the gap itself. */
function sayPaperNotHeld(voice: WritingVoice): boolean {
  const { facts } = voice;
  const { credential } = GRAMMARS[facts.language];
  const open = facts.language === facts.resumeLanguage ? paperNotHeld(facts) : null;
  if (open === null) return false;
  const { onItsWay, runOut, examAt } = LETTER_PACKS[facts.language].gaps;
  const { name: own, asked, isRunOut, booked, exam } = open;
  const isExam = asked !== null && exam !== null && /prüfung$/u.test(asked);
  if (isExam && voice.sayApart(examAt, { paper: asked, exam })) return false;
  const isSaid = [own, asked].some((name) => {
    if (name === null) return false;
    const paper = facts.language === "de" ? upperFirst(credential(name)) : credential(name);
    const said = facts.language === "en" ? startedLow(name) : name;
    const [fuller, plain] = [true, false].map((isFull) =>
      (isRunOut ? runOut : onItsWay).filter((way) => isFull === /\{(?:booked|exam)\}/u.test(way)),
    );
    const slots = { paper, name: said, booked, exam };
    return voice.sayApart(fuller ?? [], slots) || voice.sayApart(plain ?? [], slots);
  });
  return isSaid && booked === null && exam === null;
}

function sayMissingPaper(voice: WritingVoice): boolean {
  const missing = missingPaper(voice.facts);
  const { credential, credentialNear } = LETTER_PACKS[voice.facts.language].gaps;
  if (missing === null) return false;
  const isNew = missing.nearest !== null && !voice.hasSaid(missing.nearest);
  return (isNew && voice.sayApart(credentialNear, missing)) || voice.sayApart(credential, missing);
}

const COUNTED_PAPER = /(?:certificate|licen[cs]e|card|ticket|diploma|qualification)$/iu;

function sayUnnamedPaper(voice: WritingVoice): boolean {
  const { facts } = voice;
  const name = unnamedPaper(facts);
  if (name === null) return false;
  const said = facts.language === "en" ? startedLow(name.replace(/^(?:valid|current|active) /iu, "")) : name;
  const gap =
    facts.language === "en"
      ? COUNTED_PAPER.test(said)
        ? withArticle(said)
        : said
      : GRAMMARS[facts.language].credential(said);
  return voice.sayApart(LETTER_PACKS[facts.language].gaps.credential, { gap, paper: upperFirst(gap) });
}

function startedLow(name: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? lowerFirst(name) : name;
}

function sayLanguageBelow(voice: WritingVoice): boolean {
  const below = languageBelow(voice.facts);
  if (below === null) return false;
  const { languageBelow: wordings } = LETTER_PACKS[voice.facts.language].gaps;
  const step = /(?<!\p{L})[ABC][12](?!\d)/u.exec(below.held ?? "")?.[0] ?? null;
  const slots = { language: inSentence(below.name, voice.facts), own: step };
  if (step !== null) return voice.sayApart(wordings.step, slots);
  return below.level !== "other" && voice.sayApart(wordings[below.level], slots);
}

function inSentence(name: string, { language }: Pick<WritingFacts, "language">): string {
  return language === "es" || language === "fr" ? name.toLowerCase() : upperFirst(name);
}

function sayShortfall(voice: WritingVoice): boolean {
  const { gaps, degreeLevels, years } = LETTER_PACKS[voice.facts.language];
  const spoken = languageShortfall(voice.facts);
  if (spoken && voice.say(gaps.languageLevel, { ...spoken, language: inSentence(spoken.language, voice.facts) }))
    return true;
  if (sayLanguageBelow(voice)) return true;
  const few = yearsShortOf(voice.facts);
  if (few && voice.sayApart(gaps.fewYears, few)) return true;
  const short = letterShortfall(voice.facts);
  if (short === null) return false;
  if (short.kind === "years instead") {
    const told = /\d+/u.exec(ownYears(voice.facts) ?? "")?.[0];
    // Who says "12 years" at the head of the resume is not to say 25 a sentence later.
    if (told !== undefined && Number(told) !== short.own) return false;
    return voice.say(gaps.yearsInstead, { gap: degreeLevels[short.level], own: years(short.own) });
  }
  // What was just told of one's own degree is not told again.
  const isTold = short.kind === "degree" && short.held !== null && voice.hasSaid(degreeLevels[short.held]);
  if (short.kind === "degree") {
    const nearest = isTold ? null : short.held && degreeLevels[short.held];
    const isSaid = voice.say(gaps.degree, { gap: degreeLevels[short.level], nearest }, 0);
    return isSaid || (short.held === null && voice.sayApart(gaps.noDegree));
  }
  return voice.say(gaps.years, { asked: years(short.asked), own: years(short.own) });
}

import { isKindOfBusiness } from "../facts/unknown-program.ts";
import { isWritten } from "../facts/one-is-enough.ts";
import { isOnlyStudied } from "../facts/only-studied.ts";
import { KIND_OF_PROGRAM } from "./letter-gap.ts";
import { headSentences } from "../facts/head-sentences.ts";
import { withoutLabel } from "../languages/en/told-aim.ts";
import { selfAbroad } from "../languages/self-abroad.ts";
import { selfIn, yearsOfSelf } from "../languages/en/told-self.ts";
import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { yearsInField } from "./years-in-field.ts";
import { anyOf, wholeWords } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isOfKind } from "../facts/credential-kinds.ts";
import { LAW } from "../facts/laws.ts";
import { isOfEveryOffice } from "../facts/everybodys.ts";
import { languagesIn } from "../facts/held-languages.ts";
import { programsOfKind } from "../facts/programs-of-kind.ts";
import { ownYears, yearsShortOf } from "../facts/own-years.ts";
import { partOfYears, unmetExperience } from "../facts/unmet-experience.ts";
import type { Wordings } from "../languages/letter-pack.ts";
import { askedPapers } from "../languages/en/asked-papers.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { spokenTitle } from "../spoken-names.ts";
import { shownTitle } from "../shown-title.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import { isCredential, type WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { asksForOtherField, askedYears } from "./asked-years.ts";
import { inMonths, MONTHS_OF_YEAR, monthsOf } from "../facts/months.ts";
import { yearsAsked } from "../../matching/years-and-degrees.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { isLearners } from "./head-job.ts";
import { kinOfTitles, letterSituation } from "./letter-situation.ts";
import { postingTopics, type Topic } from "./posting-needs.ts";

const MOST_SKILLS = 4;
const MOST_PROGRAMS = 4;
const PAPER = /^(?:carn[eé]t?|caces|permis|licen|certif|habilitation|\p{L}+schein)/iu;
const QUALIFIES = new RegExp(
  `^(?:,? (?:or|and|/) [\\p{L}]{2,8}){0,3} (?:part[- ])?${anyOf("qualified certified chartered accredited membership")}(?!\\p{L})`,
  "u",
);
/** "Carné de manipulador de alimentos" asks for the card. */
function isOfPaper(name: string, { posting }: WritingFacts): boolean {
  const text = posting.description.toLowerCase();
  const at = Math.max(0, placeOfWord(text, name.toLowerCase()));
  const before =
    text
      .slice(0, at)
      .split(/[\n,;]/u)
      .at(-1) ?? "";
  return PAPER.test(before.replace(/^\P{L}+/u, "")) || QUALIFIES.test(text.slice(at + name.length));
}

function placeOfWord(text: string, word: string): number {
  const isLetter = (at: number) => /\p{L}/u.test(text.charAt(at));
  let at = text.indexOf(word);
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + word.length))) at = text.indexOf(word, at + 1);
  return at;
}

function isNameOfPaper(name: string, facts: WritingFacts): boolean {
  return askedPapers(facts).some(({ text, isListed }) => isListed && text.includes(name));
}

const YEARS_OF_LEADING =
  /(?:\d|(?<!\p{L})(?:one|two|three|four|five) years?).{0,40}\b(?:lead|manag|supervis|führ|leit|dirig|encadr|gesti)/iu;

/** What both sides name in the same words and the lexicon, which speaks English, does not know: "Lymphdrainage". */
function ownSkillsAsked({ profile, posting, language, resumeLanguage }: WritingFacts): string[] {
  if (language === "en" || language !== resumeLanguage) return [];
  const asked = ` ${[posting.description, ...posting.requirements].join(" ").toLowerCase()} `.replace(
    /[^\p{L}\p{N}+#]+/gu,
    " ",
  );
  const languages = profile.sections.filter(({ kind }) => kind === "languages").map(({ lines }) => lines);
  const isOfLanguages = (line: number) => languages.some(({ from, to }) => line >= from && line <= to);
  return profile.skills
    .filter(
      ({ id, name, lines }) =>
        id.startsWith("own:") && !lines.some(isOfLanguages) && asked.includes(` ${name.toLowerCase()} `),
    )
    .map(({ name }) => name);
}

const AGENCY = new RegExp(`^${anyOf("FDA EPA IRS OSHA FAA DOT CDC NHS HMRC CQC")}$`, "u");

function isProgram({ isWork, name }: Topic): boolean {
  return !LAW.test(name) && !AGENCY.test(name) && (!isWork || /^\p{L}?\p{Lu}{3,}$|\p{Ll}\p{Lu}/u.test(name));
}

function placeIn({ posting }: WritingFacts, name: string): number {
  const at = posting.description.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? posting.description.length : at;
}

const LITTLE = wholeWords(
  String.raw`basics? fundamentals? some a\slittle beginner elementary learning exposure\sto trial demo demonstrations? practicals? awareness limited \(\p{L}+\sonly\) grundkenntnisse notions nociones básic[oa]s? débutant`,
);
const LONGEST_ITEM = 5; // in words

const HEAD_OF_LITTLE = new RegExp(
  String.raw`^\P{L}*(?:(?:currently |still |now )?learning(?! (?:and|&|support|design))|basics?(?!\p{L}))` +
    String.raw`|\((?:still )?(?:learning|basics?|beginner)\)`,
  "iu",
);
const KIN_OF_IT = /^[ -](?:based|like|style|compatible|type)(?!\p{L})/iu; // "GCSS-Army (SAP based)" is not SAP

type Item = { text: string; isLittle: boolean };

function itemOf(name: string, { profile }: WritingFacts): Item | null {
  const lists = profile.sections.filter(({ kind }) => kind === "skills" || kind === "certificates");
  const items = lists.flatMap(({ lines: { from, to } }) =>
    profile.lines.slice(from, to + 1).flatMap((line) => {
      const label = /^[\p{L} ()]{2,34}: /u.exec(line)?.[0] ?? "";
      const isOfLittle = [profile.lines[from] ?? "", label].some((head) => HEAD_OF_LITTLE.test(head));
      return line
        .slice(label.length)
        .split(/[,;|•·] ?(?![^()]{0,80}\))/u)
        .map((item) => item.trim().replace(/\.$/u, ""))
        .map((text): Item => ({ text, isLittle: isOfLittle || LITTLE.test(text) }));
    }),
  );
  return items.find(({ text }) => text.includes(name) && text.split(" ").length <= LONGEST_ITEM) ?? null;
}

function isOfKin(name: string, { profile }: WritingFacts): boolean {
  const named = profile.lines.filter((line) => line.includes(name));
  return named.length > 0 && named.every((line) => KIN_OF_IT.test(line.slice(line.indexOf(name) + name.length)));
}

/** "Programming languages: Java, SQL" names what stands behind it. */
function isLabel(name: string, lines: readonly string[]): boolean {
  const one = RegExp.escape(name.replace(/s$/u, ""));
  const label = new RegExp(`(?<!\\p{L})${one}s?(?![\\p{L}\\d])(?: ?:(?<behind>.*))?`, "iu");
  const named = lines.map((line) => label.exec(line)).filter((found) => found !== null);
  return named.length > 0 && named.every(({ groups }) => findSkills(groups?.behind ?? "", { list: true }).length > 0);
}

/** Says what is known of programs and the like, by the resume's own names where a shorter one is not borne out. */
export function sayKnown(voice: WritingVoice, names: readonly string[]): void {
  const { shared: beside, knows, sharedLittle, sharedStudied, and } = LETTER_PACKS[voice.facts.language];
  const shared = voice.facts.language === voice.facts.resumeLanguage ? beside : knows;
  const isLittle = (name: string) => itemOf(name, voice.facts)?.isLittle === true;
  const sayable = (wordings: Wordings, some: readonly string[]) =>
    some.flatMap((name) => {
      const ways =
        voice.facts.language === "en"
          ? [name.replace(/ (?:knowledge|skills?|experience)$/iu, "")]
          : [name, itemOf(name, voice.facts)?.text ?? name];
      return ways.find((way) => voice.canSay(wordings, { skills: way })) ?? [];
    });
  const studied = names.filter((name) => isOnlyStudied(name, voice.facts));
  const isTelling = (name: string) =>
    !isLittle(name) &&
    !KIND_OF_PROGRAM.test(name) &&
    !isKindOfBusiness(name) &&
    !isLabel(name, voice.facts.profile.lines);
  const known = names.filter((name) => isTelling(name) && !studied.includes(name));
  const whole = joinNames([...new Set(sayable(shared, known))], and);
  const isSaid = whole !== "" && voice.say(shared, { skills: whole });
  if (!isSaid && known.length > 0) voice.say(shared, { skills: joinNames([...known], and) });
  const learned = sayable(sharedStudied, studied);
  if (learned.length > 0) voice.say(sharedStudied, { skills: joinNames(learned, and) });
  const { asks, profile, language } = voice.facts;
  // Of "Java or Python" the one that is known well is enough.
  const isOutdone = (name: string) =>
    language === "en" &&
    asks.some(
      ({ text, skills }) =>
        / or |\//u.test(text) &&
        text.includes(name) &&
        profile.skills.some((own) => skills.includes(own.id) && own.name !== name && !isLittle(own.name)),
    );
  const little = sayable(
    sharedLittle,
    names.filter((name) => isLittle(name) && !studied.includes(name) && !isOutdone(name)),
  );
  if (little.length > 0) voice.say(sharedLittle, { skills: joinNames(little, and) });
}

/** Names the programs that the posting asks for, the resume has in its lists, and nothing told of. */
export function sayAskedPrograms(voice: WritingVoice, said: string): void {
  const { facts } = voice;
  const known = toldIn(said, facts);
  const asked = new Set(facts.asks.flatMap(({ skills }) => skills));
  const names = postingTopics(facts)
    .filter((topic) => topic.isHeld && (topic.isMust || asked.has(topic.id)))
    .filter((topic) => isProgram(topic) && (!isOfEveryOffice(topic.id) || isAskedAlone(topic.id, facts)))
    .sort((a, b) => Number(b.isMust) - Number(a.isMust) || placeIn(facts, a.name) - placeIn(facts, b.name))
    .filter(
      ({ name }) =>
        !KIND_OF_PROGRAM.test(name) && !PAPER.test(name) && !isOfPaper(name, facts) && !isNameOfPaper(name, facts),
    )
    .map(({ name }) => name);
  const untold = [...new Set([...names, ...programsAsked(facts, names), ...writtenInBoth(facts)])]
    .filter((name) => !known.includes(name.toLowerCase()) && !voice.hasSaid(name))
    .filter((name) => !isOfKin(name, facts) && !facts.posting.location.includes(name) && languagesIn(name).length === 0)
    .slice(0, MOST_PROGRAMS);
  sayKnown(voice, untold);
}

/** Whoever applies as a "Python Developer" has not said yet that they know Python. */
export function toldIn(said: string, { posting }: WritingFacts): string {
  const titles = [posting.title, spokenTitle(posting.title)].map((title) => title.toLowerCase());
  return titles.reduce((text, title) => text.replaceAll(title, " "), said.toLowerCase());
}

const LISTS: ReadonlySet<string> = new Set(["skills", "other"]);
const NAME = /^\p{Lu}[\p{L}\d-]+$/u;

/** Names that no lexicon knows, which the resume has in its lists and an ask writes as well. */
function writtenInBoth(facts: WritingFacts): string[] {
  const { profile, asks, language, resumeLanguage } = facts;
  if (language !== "en" || resumeLanguage !== "en") return [];
  const own = profile.skills.filter(({ id }) => id.startsWith("own:")).map(({ name }) => name);
  const listed = profile.sections
    .filter(({ kind }) => LISTS.has(kind))
    .flatMap(({ lines: { from, to } }) => profile.lines.slice(from + 1, to + 1))
    .flatMap((line) => line.split(/[,;|•·:()]|\. |\.$/u).map((item) => item.trim()));
  return [...own, ...listed]
    .filter((name) => NAME.test(name) && isNoWord(name) && !isOfKind(name) && !isNameOfPaper(name, facts))
    .filter((name) => !isOfPaper(name, facts))
    .filter((name) => asks.some((ask) => !isCredential(ask) && isWritten(name, ask.text)));
}

function isNoWord(name: string): boolean {
  const ending = /^\p{L}+-(?<word>\p{Ll}+)$/u.exec(name)?.groups?.word;
  if (ending !== undefined && unknownWords(ending).length === 0) return false;
  const { noun, verb } = partsOfSpeech(name.toLowerCase());
  return /\p{Lu}{2}/u.test(name) || !(noun || verb);
}

const SHORT_ASK = 4; // in words

function isAskedAlone(id: string, { asks, language }: WritingFacts): boolean {
  return (
    language === "en" &&
    asks.some(
      ({ text, skills, isWish }) =>
        !isWish && skills.includes(id) && (text.split(" ").length <= SHORT_ASK || skills.every(isOfEveryOffice)),
    )
  );
}

const MOST_OF_KIND = 2;

function programsAsked(facts: WritingFacts, named: readonly string[]): string[] {
  if (facts.language !== facts.resumeLanguage) return [];
  if (facts.language !== "en") return programsOfHouse(facts);
  return facts.asks.flatMap(({ text, skills }) =>
    named.some((name) => text.includes(name)) ? [] : programsOfKind(skills, facts).slice(0, MOST_OF_KIND),
  );
}

function programsOfHouse({ asks, profile }: WritingFacts): string[] {
  const tools = profile.skills.filter(({ kind, name }) => kind === "tool" && name.includes(" "));
  return tools
    .map(({ name }) => name)
    .filter((name) => asks.some(({ text }) => isWritten(name.split(" ")[0] ?? "", text) && !isWritten(name, text)));
}

/** Names shared skills that nothing tells of: rules cannot translate, and some lines make no sentence. */
export function sayShared(voice: WritingVoice, said: string): void {
  const { facts } = voice;
  const known = toldIn(said, facts);
  const topics = postingTopics(facts).filter((topic) => {
    const isNamed = isProgram(topic) || (said === "" && / |^\p{Lu}{2}/u.test(topic.name));
    return (
      topic.isHeld &&
      isNamed &&
      !PAPER.test(topic.name) &&
      !isOfPaper(topic.name, facts) &&
      !isNameOfPaper(topic.name, facts)
    );
  });
  const shared = topics.map(({ name }) => name);
  const all = [...shared, ...programsAsked(facts, shared), ...ownSkillsAsked(facts), ...writtenInBoth(facts)];
  const names = [...new Set(all)]
    .filter((name) => !known.includes(name.toLowerCase()) && !voice.hasSaid(name))
    .slice(0, MOST_SKILLS);
  sayKnown(voice, names);
}

function yearsInLatest({ profile, today }: WritingFacts): number {
  const [latest] = profile.jobs;
  const end = latest?.current ? inMonths(today) : monthsOf(latest?.end ?? "0");
  return latest?.start ? (end - monthsOf(latest.start)) / MONTHS_OF_YEAR : 0;
}

function worksOf({ profile, language }: WritingFacts): (string | null)[] {
  const works = profile.jobs.map(({ title }) => (title === null ? null : GRAMMARS.en.work(shownTitle(title), null)));
  return language === "en" ? [...new Set(works)] : [];
}

/** "I am a registered nurse with six years of bedside experience", as the head of the resume has it. */
function sayOneself(voice: WritingVoice, before: string, own: string | null): boolean {
  const { language, resumeLanguage } = voice.facts;
  if (language !== resumeLanguage) return false;
  if (language !== "en" && before.includes("\n")) return false;
  if (language !== "en")
    return headSentences(voice.facts)
      .flatMap((sentence) => selfAbroad(sentence, language) ?? [])
      .filter((said) => !namesTradeOf(said, before))
      .some((said) => voice.say([said]));
  return headSentences(voice.facts)
    .flatMap((sentence) => selfIn(withoutLabel(sentence)) ?? [])
    .filter((said) => own === null || !YEARS_OF.test(said) || saysMoreOfSelf(said))
    .some(
      (said) => before.includes(beginOf(said)) || voice.say([IS_PRESENTED.test(before) ? yearsOfSelf(said) : said]),
    );
}

const IS_PRESENTED = /(?<!\p{L})(?:I (?:am|have been|work(?:ed)? as|have worked as)|as) an? /u;

function namesTradeOf(self: string, before: string): boolean {
  const [, , ...words] = self.toLowerCase().split(" ");
  const trade = words.slice(0, 2).find((word) => word.length >= LETTERS_OF_TRADE);
  return trade !== undefined && before.toLowerCase().includes(` ${trade}`);
}

const LETTERS_OF_TRADE = 8;
const OF_ANYBODY = new RegExp(
  String.raw`^I (?:am|have been) (?:[\p{L}/&-]+ ){1,6}${anyOf("professional individual person leader worker")}(?!\p{L})`,
  "iu",
);
const LONGEST_SELF = 20; // in words

function saysMoreOfSelf(said: string): boolean {
  return (
    !OF_ANYBODY.test(said) &&
    said.split(" ").length <= LONGEST_SELF &&
    !/ (?:offering|bringing|possessing) /u.test(said)
  );
}

const WORDS_OF_SELF = 5;

function beginOf(sentence: string): string {
  return sentence.replace(/\.$/u, "").split(" ").slice(0, WORDS_OF_SELF).join(" ");
}

const YEARS_OF = /(?<!\p{L})(?:years?|jahre?n?|ans|années|años)(?!\p{L})/iu;

/** Says the years of work as the resume does; else that there are more than asked for, but none of leading. */
export function sayYears(voice: WritingVoice, said: string, gap: () => string): void {
  const { facts } = voice;
  const { yearsOwn } = LETTER_PACKS[facts.language];
  const own = ownYears(facts);
  if (sayOneself(voice, said, own)) return;
  const isBare = own?.endsWith("years of experience") ?? false;
  const isTooFew =
    isBare && facts.language === "en" && Number(/\d+/u.exec(own ?? "")?.[0] ?? WORTH_SAYING) < WORTH_SAYING;
  const isWorthIt = !isBare || facts.language !== "en" || facts.listing.years !== null;
  const isGap = () => own !== null && yearsShortOf(facts) !== null && gap().includes(own);
  const sayOwn = () =>
    own !== null && !isTooFew && !isGap() && (countsYears(said, own) || (isWorthIt && voice.say(yearsOwn, { own })));
  if (!(isBare ? sayMoreYears(voice) || sayOwn() : sayOwn())) sayMoreYears(voice);
}

const WORTH_SAYING = 5; // in years of nothing in particular

function countsYears(said: string, own: string): boolean {
  const count = /\d+/u.exec(own)?.[0];
  const isCounted = count !== undefined && new RegExp(String.raw`(?<![\d$€£.,])${count}\+? years`, "u").test(said);
  return isCounted || said.includes(own.replace(" of experience", ""));
}

function asksForYears(ask: string): boolean {
  return (/\d/u.test(ask) && YEARS_OF.test(ask)) || yearsAsked(ask, { isRequirement: true }) !== null;
}

const BELOW_TRADE = new RegExp(String.raw`\b${anyOf("assistant junior cadet helper pupil")}(?!\p{L})`, "iu");

function sayMoreYears(voice: WritingVoice): boolean {
  const { facts } = voice;
  const { yearsMet, yearsWorked = [], years } = LETTER_PACKS[facts.language];
  const asked = facts.listing.years?.asked ?? askedYears(facts);
  const situation = letterSituation(facts);
  if (facts.language !== "en" && !areAllOfTrade(facts)) return false;
  if (asked === 0 || (situation !== "same" && situation !== "step-up")) return false;
  const inField = Math.floor(yearsInField(facts) ?? 0);
  const own = facts.language === "de" ? `${inField} Jahren` : years(inField);
  const inLatest = yearsInLatest(facts);
  const [work = null, ...others] = worksOf(facts);
  const isMet = inField > asked && isOfAskedField(facts);
  const named = inLatest > asked && !work?.endsWith(" I") ? work : null;
  if (isMet && voice.say(yearsMet, { asked: years(asked), own, work: named }, 0)) return true;
  const hasLearned = facts.profile.jobs.some(({ title }) => isLearners(title) || BELOW_TRADE.test(title ?? ""));
  const addsYears = !hasLearned && inField >= asked && inField > Math.ceil(inLatest);
  return addsYears && [work, ...others].some((one) => one !== null && voice.say(yearsWorked, { work: one, own }));
}

function areAllOfTrade(facts: WritingFacts): boolean {
  const [latest = "", ...others] = facts.profile.jobs.map(({ title }) => title ?? "");
  return letterSituation(facts) === "same" && others.every((title) => kinOfTitles(title, latest) === "same");
}

function isOfAskedField(facts: WritingFacts): boolean {
  if (facts.asks.some(({ text }) => YEARS_OF_LEADING.test(text))) return false;
  const asks = facts.asks.filter(({ text }) => asksForYears(text));
  return (
    asks.every(({ text }) => partOfYears(text) === null) &&
    unmetExperience({ ...facts, asks }, { isInsisted: true }) === null &&
    !(facts.language === "en" && asks.some(({ text }) => asksForOtherField(text, facts)))
  );
}

import { onceFor } from "../../once-for.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import { anyOf } from "../../any-of.ts";
import { findSkills, skillNamed } from "../../analysis/find-skills.ts";
import { isUnclaimed } from "../../analysis/unclaimed-words.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { lackingCredential } from "../cover-letter/letter-credentials.ts";
import { isNearlyHeld, KIND_OF_PROGRAM, letterGap, nearestTool, openGaps } from "../cover-letter/letter-gap.ts";
import { postingReference } from "../cover-letter/posting-reference.ts";
import { postingTopics } from "../cover-letter/posting-needs.ts";
import { askedCredentials } from "../facts/asked-credentials.ts";
import { isEverybodys, isOfEveryOffice } from "../facts/everybodys.ts";
import { withoutOtherPeople } from "../facts/other-people.ts";
import { hasOneOfThem } from "../facts/one-is-enough.ts";
import { paperNotHeld } from "../facts/papers-not-held.ts";
import { programOfSameKind } from "../facts/program-kinds.ts";
import { unknownProgram } from "../facts/unknown-program.ts";
import { isKnownByLetters } from "../facts/known-by-letters.ts";
import { namesOneOf } from "../facts/umbrella-terms.ts";
import { isInsistedOn } from "../facts/insistence.ts";
import { isOneFieldHeld, unmetExperience } from "../facts/unmet-experience.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { lowerFirst, readOpening } from "../english-verbs.ts";
import { type PostingSentence, readPostingSentences } from "../../matching/posting-sentences.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import { postingPoints } from "./posting-points.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { unknownNames } from "./named-asks.ts";
import { unledPeople } from "./unled-people.ts";
import { isGapIn, isNoPoint } from "./sound-point.ts";
import { languageBelow } from "../facts/language-level.ts";
import { askedPapers, isPaper, unnamedDriving } from "./asked-papers.ts";
import { foldText } from "../evidence/sources.ts";
import { nameInLists } from "../tailored-resume/list-lines.ts";
import { isGeneral, isTrustedName, upperFirst, wordingOf } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

export const MOST_GAPS = 3;
const RANK_OF_WISH = 2;
const OR_LATER = /(?<!\p{L})(?:willing|able|ability|bereit|dispuest)/iu;
const MOST_NAMES = 3;
const LETTER = /^(?:an? )?\p{L}$/iu; // "P" of a "P&C license"
const STEM = 5; // letters
const MUCH = 3.5; // a line this near says that one knows of it

/** Something asked for and not shown, with the nearest thing that is. */
export type HardGap = { id: string; kind: string; name: string; nearest: string | null; isWish?: boolean };

/** What the posting insists on and the resume does not show, must-haves before wishes, with the nearest it does show. */
export const hardestGaps = onceFor((facts: WritingFacts): HardGap[] => {
  const first = letterGap(facts);
  const [musts, wishes] = [facts.asks.filter(({ isWish }) => !isWish), facts.asks.filter(({ isWish }) => isWish)];
  const others = [...openGaps(musts, facts), ...openGaps(wishes, facts)].map((gap) => ({
    ...gap,
    nearest: nearestTool(gap, facts),
  }));
  const lacking = lackingCredential(facts);
  const open = paperNotHeld(facts);
  const opened = open ? [{ id: open.ask, kind: "certificate", name: quoted(open.name, facts), nearest: null }] : [];
  const missed = lacking ? [{ ...lacking, kind: "certificate" }] : [];
  const papers = askedPapers(facts)
    .filter(({ text, held, isMentioned }) => held === null && !isMentioned && !OR_LATER.test(text))
    .map(({ text }) => ({ id: text, kind: "certificate", name: quoted(bareAsk(text), facts), nearest: null }));
  const driving = unnamedDriving(facts);
  const unnamed = driving
    ? [{ id: driving, kind: "certificate", name: quoted(bareAsk(driving), facts), nearest: null }]
    : [];
  const unmet = [unmetExperience(facts, { isInsisted: true }), unmetExperience(facts), unknownProgram(facts)]
    .filter((name) => name !== null)
    .filter((name) => !isKnownByLetters(name, facts.profile.lines))
    .map((name) => ({
      id: name,
      kind: "hard",
      name: facts.language === "de" ? bareAsk(name) : lowerFirst(bareAsk(name)),
      nearest: null,
    }));
  const below = languageBelow(facts);
  const spoken = below
    ? [{ id: below.ask, kind: "language", name: quoted(withoutLevel(below.ask), facts), nearest: below.held }]
    : [];
  const skills = [
    ...languageGaps(facts),
    ...(first ? [first] : []),
    ...others,
    ...toldInProse(facts),
    ...namedGaps(facts),
    ...spoken,
  ];
  const unled = unledPeople(facts);
  const leading = unled ? [{ id: unled, kind: "name", name: quoted(unled, facts), nearest: null }] : [];
  const isWished = lacking?.isWish ?? false;
  const wished = askedCredentials(facts)
    .filter(({ isLacking, isWish, kind }) => isLacking && isWish && kind.id !== lacking?.id)
    .map(({ asked }) => ({ id: asked, kind: "certificate", name: asked, nearest: null }));
  const gaps = [
    ...(isWished ? [] : missed),
    ...opened,
    ...papers,
    ...leading,
    ...unmet,
    ...skills,
    ...nearGaps(facts),
    ...unnamed,
    ...(isWished ? missed : []),
    ...wished,
  ];
  // What is asked for comes before what is only to be done, and wishes come last.
  const duties = postingPoints(facts).flatMap(({ use, text }) => (use === "duty" ? [foldText(text)] : []));
  const rankOf = (ask: string) => {
    const asked = facts.asks.filter(({ text }) => foldText(text).includes(foldText(ask)));
    if (asked.length === 0) return duties.some((duty) => foldText(ask).includes(duty)) ? 1 : 0;
    return asked.some(({ isWish }) => !isWish) ? 0 : RANK_OF_WISH;
  };
  return [...gaps, ...silentAsks(facts), ...silentDuties(facts)]
    .map((gap) => ({ ...gap, ask: askOf(gap.id, facts) }))
    .sort((a, b) => rankOf(a.ask) - rankOf(b.ask))
    .filter(({ id, name, ask, kind }, index, all) => {
      if (isNoPoint(name) || LETTER.test(name) || isHead(name.toLowerCase()) || isOnlyOfPeople(name, facts))
        return false;
      if (DEGREE.test(name) && facts.asks.some(({ text, met }) => met && text === ask)) return false;
      if (kind === "hard" && (isOneFieldHeld(ask, facts.profile) || isTold(ask, name, facts))) return false;
      if (facts.language === "en" && !OF_PAPERS.has(kind) && !isGapIn(ask, name)) return false;
      const isSame = (one: (typeof all)[number]) =>
        one.id === id ||
        one.ask === ask ||
        isWithin(name, one.name) ||
        isWithin(one.name, name) ||
        isSamePaper({ name, kind }, one);
      const isOneHeld = hasOneOfThem(ask, facts) || (EITHER.test(ask) && nameInLists(ask, facts.profile) !== null);
      return !isOneHeld && !isWritten(name, facts) && all.findIndex(isSame) === index;
    })
    .map(({ ask, ...gap }) => ({ ...gap, ask, name: asPosted(gap, ask, facts) }))
    .map(({ ask, ...gap }) => ({
      ...gap,
      isWish: rankOf(ask) === RANK_OF_WISH,
      ...(/(?<!\p{L})degree(?!\p{L})/iu.test(gap.name) && { kind: "certificate" }),
      ...(isProgram(gap) ? { kind: "tool", name: upperFirst(gap.name) } : { name: wholeName(gap, ask, facts) }),
      nearest: nearestProgram(gap, ask, facts) ?? gap.nearest,
    }))
    .filter(({ name, nearest }) => nearest === null || !KIND_OF_PROGRAM.test(name))
    .slice(0, MOST_GAPS);
});

export const DEGREE = new RegExp(
  String.raw`(?<!\p{L})${anyOf("degrees? bachelor\\p{L}* master['’]?s? b[as]/b[as] diploma studium licenciatura diplôme")}(?!\p{L})`,
  "iu",
);

/** Programs that must-haves name and the resume has a kindred one of: they will be asked about, and have a bridge. */
function nearGaps(facts: WritingFacts): HardGap[] {
  if (facts.language !== "en") return [];
  const held = new Set(facts.profile.skills.map(({ id }) => id));
  return facts.asks
    .filter(({ isWish, text }) => !isWish && !hasOneOfThem(text, facts) && !EITHER.test(text))
    .flatMap(({ text }) =>
      findSkills(text, { list: true })
        .filter(({ id, kind, from, to }) => {
          const said = text.slice(from, to);
          const isNear = kind === "tool" && !held.has(id) && isNearlyHeld(id, facts);
          const isKnown = isEverybodys(said) || isOfEveryOffice(id) || namesOneOf(said, facts.profile.lines);
          return isNear && !isKnown && isTrustedName(id, said, facts.posting);
        })
        .map(({ id, kind, name }) => ({ id, kind, name, nearest: nearestTool({ id, kind }, facts) }))
        .filter(({ nearest }) => nearest !== null),
    );
}

function asPosted({ id, kind, name }: HardGap, ask: string, { posting }: WritingFacts): string {
  const isSaid = kind !== "tool" || `${ask}\n${posting.description}`.includes(name);
  const wording = isSaid ? name : (wordingOf(ask, id) ?? name);
  return kind === "tool" && wording === wording.toLowerCase() ? (skillById(id)?.name ?? wording) : wording;
}

function isProgram({ kind, name }: HardGap): boolean {
  return kind === "hard" && skillNamed(name)?.kind === "tool" && !/\s/u.test(name);
}

function nearestProgram({ kind, name }: HardGap, ask: string, { profile, listing }: WritingFacts): string | null {
  if (kind === "language" || kind === "licence" || kind === "certificate") return null;
  const text = listing.sentences.find((sentence) => sentence.includes(name)) ?? ask;
  return programOfSameKind(name, text, profile.lines);
}

const MANY_IN_CAPITALS = /^(?:\p{Lu}[\p{L}&-]* )+(?<head>\p{Lu}\p{L}+s)$/u;

/** "Under the supervision of the NP", "People Consultants": who somebody works with is no program to know. */
function isOnlyOfPeople(name: string, { posting }: WritingFacts): boolean {
  const head = MANY_IN_CAPITALS.exec(name)?.groups?.head;
  if (head !== undefined && isTitleHead(head.toLowerCase()) && findSkills(name, { list: true }).length === 0)
    return true;
  const named = [posting.description, ...posting.requirements].filter((text) => text.includes(name));
  return named.length > 0 && named.every((text) => !withoutOtherPeople(text).includes(name));
}

/** It names something, or the posting insists on it: what anybody may have is no gap. */
function isDefinite(text: string): boolean {
  const isNamed = findSkills(text, { list: true }).some(({ id, kind }) => {
    return kind !== "soft" && kind !== "language" && !isGeneral(skillById(id)?.name ?? "");
  });
  return (
    isNamed ||
    isInsistedOn(text) ||
    bareAsk(text) !== upperFirst(withoutLevel(text)) ||
    /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u.test(text)
  );
}

const OF_PAPERS: ReadonlySet<string> = new Set("certificate licence language".split(" "));

function isSamePaper(one: Pick<HardGap, "name" | "kind">, other: Pick<HardGap, "name" | "kind">): boolean {
  if (one.kind === "language" || !OF_PAPERS.has(one.kind) || !OF_PAPERS.has(other.kind)) return false;
  const [own, others] = [tellingWords(one.name), tellingWords(other.name)];
  return own.some((word) => others.some((beside) => likeness(word, beside, "en") > 0 || haveStem(word, beside)));
}

function haveStem(one: string, other: string): boolean {
  return one.length > STEM && one.slice(0, STEM + 1) === other.slice(0, STEM + 1);
}

/** "Bac+2 in chemistry or biology": who has the one lacks nothing; neither does who tells of it in any line. */
function isTold(ask: string, name: string, facts: WritingFacts): boolean {
  const { language, resumeLanguage: own, statements, profile, listing } = facts;
  if (namesOneOf(name, profile.lines)) return true;
  const tools = findSkills(name, { list: true }).filter(({ kind }) => kind === "tool");
  if (tools.some(({ id }) => isNearlyHeld(id, facts))) return true;
  const sentence = listing.sentences.find((text) => text.includes(name)) ?? ask;
  const words = tellingWords(profile.lines.join("\n"));
  const isKnown = (text: string) =>
    tellingWords(text).some((word) => words.some((one) => likeness(word, one, own) === 1));
  const sides = sentence.split(EITHER);
  const others = sides.flatMap((side, index) => {
    const beside = index > 0 ? side.split(/[,;.]/u)[0] : side.split(/[,;.]/u).at(-1);
    return side.includes(name) ? [] : (beside ?? []);
  });
  if (sides.length > 1 && !others.every((side) => !isKnown(side))) return true;
  const texts = statements.map(({ text }) => text).filter((text) => !isOnlyWished(name, text));
  const isMet = relateLines(bareAsk(ask), texts, { language, own }).some((relation) => {
    return relation?.isSame === true && relation.strength >= MUCH;
  });
  return (
    isMet ||
    relateLines(bareAsk(name), texts, { language, own }).some((relation) => {
      return relation !== null && (relation.isSame || relation.strength >= MUCH);
    })
  );
}

const POSSIBLE = /(?<!\p{L})(?:possibilité|möglichkeit|posibilidad|opportunit)/iu;

function isAnswered(ask: string, { language, resumeLanguage: own, statements }: WritingFacts): boolean {
  const texts = statements.map(({ text }) => text);
  return relateLines(ask, texts, { language, own }).some((relation) => relation?.isSame === true);
}

/** What is called by a name that no line has, of must-haves, tasks and wishes; each with the other names beside it. */
function namedGaps(facts: WritingFacts): HardGap[] {
  const { and } = LETTER_PACKS[facts.language];
  const held = new Set(facts.profile.skills.map(({ id }) => id));
  return readPostingSentences(facts.posting.description)
    .filter((sentence) => isAsking(sentence, facts) && !NAMES_PERSON.test(sentence.text))
    .flatMap(({ text }) => {
      const isMet = isAnswered(text, facts);
      // Who has the other of two has what is asked for: "trained as an MFA or experience at a reception".
      if (isMet && EITHER.test(text)) return [];
      const tools = findSkills(text, { list: true }).filter(({ id, from, to, kind }) => {
        const isKnown =
          held.has(id) || isNearlyHeld(id, facts) || isOfEveryOffice(id) || isEverybodys(text.slice(from, to));
        const isOfPeople = isHead(text.slice(from, to).toLowerCase());
        return kind === "tool" && !isKnown && !isOfPeople && isTrustedName(id, text.slice(from, to), facts.posting);
      });
      const codes = unknownNames(withoutOtherPeople(text), facts).filter((name) => {
        return !findSkills(name, { list: true }).some(({ id }) => held.has(id) || isNearlyHeld(id, facts));
      });
      const named = tools.map(({ from, to, name }) => {
        const wording = text.slice(from, to);
        return wording === wording.toLowerCase() ? name : wording;
      });
      const isSaid = (name: string) => named.some((one) => isWithin(name, one) || one.includes(name));
      const names = [...named, ...codes.filter((name) => !isSaid(name))].slice(0, MOST_NAMES);
      const kind = tools.length > 0 ? "tool" : isPaper(text) ? "certificate" : "name";
      const isShort = text.split(" ").length <= (tools.length > 0 ? LONGEST_EITHER : LONGEST_NAMED);
      const isAll = isShort && !POSSIBLE.test(text) && !isMet;
      const name = isAll ? quoted(bareAsk(text), facts) : joinNames(names, and);
      return names.length > 0 ? { id: text, kind, name, nearest: null } : [];
    });
}

const NAMES_PERSON = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "manager director executive officer founder owner head president principal headteacher mr ms mrs dr frau herrn? geschäftsführer\\p{L}* gründer\\p{L}*",
    "directeur directrice responsable monsieur madame mme gérant\\p{L}* director directora responsable señora? sra? fundador\\p{L}*",
  )}\.?,? (?:(?:mr|ms|mrs|dr)\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|(?<!\p{L})(?:Mme|Mr|Ms|Mrs|Frau|Herrn?|Sra?)\.? \p{Lu}\p{Ll}+`,
  "iu",
);

/** What tells of the house, or repeats the head of the posting, asks for nothing. */
function isAsking({ use, text, headed }: PostingSentence, { language, posting }: WritingFacts): boolean {
  if (use === "skipped" || isInstruction(text) || postingReference(text) !== null) return false;
  if (foldText(posting.title).includes(foldText(text))) return false;
  return language !== "en" || use !== "duty" || headed === true || OF_YOU.test(text) || readOpening(text) !== null;
}

const OF_YOU = /(?<!\p{L})you(?:r|['’]ll)?(?!\p{L})/iu;

function silentAsks(facts: WritingFacts): HardGap[] {
  const { language, resumeLanguage: own, statements, profile } = facts;
  if (language !== own) return [];
  const texts = statements.map(({ text }) => text);
  const known = [...new Set(tellingWords(profile.lines.join("\n")))];
  const isKnown = (word: string) => known.some((one) => likeness(word, one, own) === 1 || one.includes(word));
  const all = foldText(profile.lines.join(" "));
  const isSaid = (text: string) =>
    foldText(bareAsk(text))
      .split(" ")
      .some((word) => word.length > STEM && all.includes(` ${word.slice(0, STEM)}`));
  return postingPoints(facts)
    .filter(({ use, text }) => {
      const words = tellingWords(text);
      if (use === "duty" || words.length === 0 || words.some(isKnown) || !isDefinite(text)) return false;
      return !isSaid(text) && !relateLines(text, texts, { language, own }).some((relation) => relation?.isSame);
    })
    .map(({ text }) => ({ id: text, kind: "hard", name: quoted(bareAsk(text), facts), nearest: null }));
}

const FEW_KNOWN = 0.34;
const OF_ANY_WORK = /^(?:stay|keep|remain) (?:up|abreast|current|updated|informed)(?!\p{L})/iu;

/** What there will be to do and no line has to do with; an interviewer asks where one would begin. */
function silentDuties(facts: WritingFacts): HardGap[] {
  const { language, resumeLanguage: own, statements, profile } = facts;
  if (language !== "en" || own !== "en") return [];
  const texts = statements.map(({ text }) => text);
  const known = [...new Set(tellingWords(profile.lines.join("\n")))];
  return postingPoints(facts)
    .filter(({ use }) => use === "duty")
    .filter(({ text }) => {
      const words = tellingWords(text);
      const share = words.filter((word) => known.some((one) => likeness(word, one, own) > 0)).length / words.length;
      const isRelated = relateLines(text, texts, { language, own }).some((relation) => relation !== null);
      const isOfOthers = withoutOtherPeople(text) !== text || OF_ANY_WORK.test(text);
      return words.length > 1 && share <= FEW_KNOWN && !isRelated && !isOfOthers;
    })
    .map(({ text }) => ({ id: text, kind: "name", name: quoted(text, facts), nearest: null }));
}

function isOnlyWished(name: string, line: string): boolean {
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && isUnclaimed(line, at, at + name.length);
}

function isWritten(name: string, { profile }: WritingFacts): boolean {
  const claimed = profile.lines.filter((line) => !isOnlyWished(name, line));
  const known = ` ${claimed.map(foldText).join(" ")} `;
  return known.includes(` ${foldText(name)} `);
}

function askOf(id: string, { asks, listing }: WritingFacts): string {
  const ask = asks.find(({ text, skills }) => skills.includes(id) || withoutLevel(text).includes(id))?.text;
  // What is told among the duties only is known by its sentence, and not by its name in the lexicon.
  return ask ?? listing.sentences.find((text) => wordingOf(text, id) !== null) ?? id;
}

function isWithin(one: string, other: string): boolean {
  const letters = (text: string) =>
    text
      .replace(/\([^()]*\)/gu, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  const isWord = ` ${foldText(other)} `.includes(` ${foldText(one)} `);
  return isWord || (letters(one).length > 3 && letters(other).includes(letters(one)));
}

const EITHER = / (?:or|oder|ou|o) /iu;
const LONGEST_EITHER = 6; // in words
const LONGEST_ASK = 14; // in words
const LONGEST_NAMED = 9; // in words
const FEW_OF_ALL = 0.6;
const FEW_WORDS = 2;
const LETTERS = /^\p{Lu}{2,5}$/u; // of a paper, which alone say little

/** "risk assessment" of "Tree risk assessment qualification (QTRA or TRAQ)" says too little: the ask itself, then. */
function wholeName({ name, kind, nearest }: HardGap, ask: string, facts: WritingFacts): string {
  const text = bareAsk(ask);
  const words = tellingWords(text);
  const named = new Set(tellingWords(name));
  const isPart = words.filter((word) => named.has(word)).length < words.length * FEW_OF_ALL;
  const own = tellingWords(facts.profile.lines.join("\n"));
  const isBesideKnown = !EITHER.test(text) && words.some((word) => !named.has(word) && own.includes(word));
  const isShort = text.split(" ").length <= LONGEST_ASK && !/[:;]|\. /u.test(text);
  const isEither = kind !== "hard" && EITHER.test(text) && text.split(" ").length <= LONGEST_EITHER;
  const isLonger = isShort && words.length > FEW_WORDS && text.includes(name) && nearest === null;
  if (isEither || (OF_PAPERS.has(kind) && LETTERS.test(name) && isLonger)) return quoted(text, facts);
  return kind === "hard" && isPart && isShort && !isBesideKnown && named.size > 0 && !/^[“„«]/u.test(name)
    ? quoted(text, facts)
    : name;
}

const LEAD = new RegExp(
  String.raw`^(?:(?:\p{L}+ )?${anyOf(
    String.raw`experience knowledge proficiency familiarity familiar comfortable proficient understanding ability skills`,
    String.raw`erfahrung(?:en)? kenntnisse? expérience connaissances? maîtrise experiencia conocimientos? dominio manejo`,
  )} (?:${anyOf("solides? bonnes? sólid[oa]s? amplia approfondies?")} )?(?:${anyOf("with in of using to mit im en de des du dans avec con del")} |d['’])?|${anyOf("excellent strong good proven solid sound sehr\\sgute gute solide excelente buena bonne")} )`,
  "iu",
);
const LABEL = /^(?:(?:job )?requirements?|qualifications?|education)[ :]\s?(?=\p{Lu})/iu;
const BESIDE = /\s\((?:or|oder|ou|o) [^()]{3,60}\)/giu;

function bareAsk(ask: string): string {
  const bare = withoutLevel(ask)
    .replace(LABEL, "")
    .replace(BESIDE, "")
    .replace(/[\s.;,]{1,3}$/u, "");
  const named = bare.replace(LEAD, "");
  return upperFirst(WITH_ARTICLE.test(named) ? bare : named);
}

const WITH_ARTICLE = new RegExp(
  `^(?:${anyOf("an? the eine[mrn]? einem de[mnr] une? la le les el las los")} |l['’])`,
  "iu",
);

const QUOTES = { en: "“”", de: "„“", fr: "«»", es: "«»" } as const;

export function quoted(text: string, { language }: WritingFacts): string {
  const [open = "", close = ""] = QUOTES[language];
  const gap = language === "fr" ? " " : "";
  return `${open}${gap}${text}${gap}${close}`;
}

/** Languages that are asked for; the posting's own is spoken by whoever reads it. */
function languageGaps({ listing, asks, profile, language }: WritingFacts): HardGap[] {
  const held = new Set(profile.skills.map(({ id }) => id));
  const own = { en: "english", de: "german", fr: "french", es: "spanish" }[language];
  const asked = asks.filter(({ isWish }) => !isWish).flatMap(({ skills }) => skills);
  return [...new Set([...listing.required.map(({ id }) => id), ...asked])].flatMap((id) => {
    const skill = skillById(id);
    if (skill?.kind !== "language" || held.has(id) || id === own || id === "multilingual") return [];
    const wording = asks.map(({ text }) => wordingOf(text, id)).find((text) => text !== null);
    return { id, kind: skill.kind, name: wording ?? skill.name, nearest: null };
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

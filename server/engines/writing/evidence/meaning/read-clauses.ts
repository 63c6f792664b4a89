import { anyOf, anyOfLines } from "../../../any-of.ts";
import { isInnerStop } from "../cut-sentences.ts";
import { isTitleHead } from "../fact-words.ts";
import type { MaterialLanguage } from "../../language.ts";
import { remember } from "./remember.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { type Counted, directionOf } from "./number-changes.ts";
import { readCounted } from "./read-counted.ts";
import { AUXILIARY, isChange, isHonour, isSomebody, isToMe, personIn, SUBJECT } from "./clause-person.ts";
import { comesFromMe } from "./own-doing.ts";
import { isEnglishVerb, type MeantWord, readWords } from "./read-words.ts";
import { converseOf } from "./relate-deeds.ts";

export type Person = "doer" | "receiver" | "nobody" | "other";

export type Clause = {
  text: string;
  from: number;
  to: number;
  words: readonly MeantWord[];
  verb: MeantWord | null;
  /** With those that share its object. */
  verbs: readonly MeantWord[];
  deeds: readonly string[];
  /** What the person is in it; an event has nobody ("Injuries dropped"). */
  person: Person;
  numbers: readonly FoundNumber[];
  /** Belongs to the clause before it: "by using ...", "which ...". */
  isAttached: boolean;
  /** Only at the same time or place: "while ...", "where ...". */
  isBesides: boolean;
  /** One thing of several that somebody has: any line may show it. */
  isItem?: boolean;
  mark: string;
};

const EN_CONJUNCTIONS = anyOf("and but or while where which that who after when if once whenever unless by so");
const OF_PURPOSE = String.raw`(?<!\b(?:thanks|due|up|close|according|prior|next) )to`;
const CUTS: Record<MaterialLanguage, RegExp> = {
  en: new RegExp(String.raw`[;:()–—]|\.(?=\s)|,|\s-\s|\b(?:${EN_CONJUNCTIONS}|${OF_PURPOSE})\b`, "gi"),
  de: /[;:()–—]|\.(?=\s)|,|\s-\s|(?<!\p{L})(?:und|aber|sowie|oder|wobei|indem|wodurch)(?!\p{L})/giu,
  fr: /[;:()–—]|\.(?=\s)|,|\s-\s|(?<!\p{L})(?:et|mais|ou|qui|dont|en(?= \p{L}+ant ))(?!\p{L})/giu,
  es: /[;:()–—]|\.(?=\s)|,|\s-\s|(?<!\p{L})(?:y|e|pero|o|que)(?!\p{L})/giu,
};
const ATTACHES = new RegExp(
  `^${anyOfLines`
    which|that|who|by|so|after|when|if|once|whenever|unless|while|where|to
    wodurch|indem|wobei|qui|dont|en|que|,\s*(?:ce qui|lo que)
  `}$`,
  "iu",
);
const OPENS = new RegExp(
  String.raw`^\s*${anyOf(
    "as at in on from since during with within for before while als bei im an seit chez à au en comme",
    "depuis dans desde como durante con",
  )}\s`,
  "iu",
);
type Piece = { text: string; from: number; mark: string };

function cut(text: string, language: MaterialLanguage): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let mark = "";
  for (const match of text.matchAll(CUTS[language])) {
    // "3,5 %" and "1,200" are one number.
    if (match[0] === "." && isInnerStop(text.slice(0, match.index + 1))) continue;
    if (match[0] === "," && /\d/.test(text[match.index - 1] ?? "") && /\d/.test(text[match.index + 1] ?? "")) continue;
    pieces.push({ text: text.slice(from, match.index), from, mark });
    from = match.index + match[0].length;
    mark = match[0].toLowerCase();
  }
  pieces.push({ text: text.slice(from), from, mark });
  return pieces;
}

function hasVerb(piece: Piece, language: MaterialLanguage, isFirst: boolean): boolean {
  if (isFirst || SUBJECT.test(piece.text)) return true;
  const words = readWords(piece.text, language);
  if (language !== "en") return words.some(({ deeds, isPlain }) => deeds.length > 0 && !isPlain);
  const first = words.find(({ word }) => !AUXILIARY.test(word) && !/ly$/.test(word));
  // In "Java and Spring Boot" a name follows, no clause.
  if (first?.isCapital && piece.mark !== "." && piece.mark !== ";") return false;
  if (!first || (piece.mark === "to" && !/^[a-z]+$/.test(first.word))) return false;
  if (piece.mark === "by") return /ing$/.test(first.word);
  if (piece.mark === "to") return first.deeds.length > 0 && !/(?:s|ed|ing)$/.test(first.word);
  return isEnglishVerb(first, piece.text.slice(first.from)) && (!first.isPlain || first.deeds.length > 0);
}

/** The clauses of a text: pieces without a verb belong to the one before, verbs without an object to the one after. */
export const readClauses = remember(clausesOf);

function clausesOf(text: string, language: MaterialLanguage): Clause[] {
  const spans: { from: number; to: number; mark: string; text: string }[] = [];
  for (const [index, piece] of cut(text, language).entries()) {
    const last = spans.at(-1);
    const isEmpty = piece.text.trim() === "";
    // "As a nurse at Lindenmere, I ..." opens one clause.
    if (last && spans.length === 1 && piece.mark === "," && OPENS.test(last.text) && !SUBJECT.test(last.text)) {
      last.text = text.slice(last.from, piece.from + piece.text.length);
      last.to = piece.from + piece.text.length;
      continue;
    }
    if (last && (isEmpty || !hasVerb(piece, language, false)) && piece.mark !== ";")
      last.to = piece.from + piece.text.length;
    else if (!isEmpty || index === 0) spans.push({ ...piece, to: piece.from + piece.text.length });
  }
  const { numbers } = readCounted(text, language);
  const clauses = spans.map(({ from, to, mark }) => readClause(text, { from, to, mark }, language, numbers));
  return shareObjects(clauses);
}

/** "Train, schedule and supervise nurses": each of the verbs has the nurses. */
function shareObjects(clauses: Clause[]): Clause[] {
  return clauses.flatMap((clause, index) => {
    const last = clause.words.at(-1);
    const isBare = last !== undefined && (last === clause.verb || last.isParticle || /ly$/.test(last.word));
    const next = clauses[index + 1];
    const isList = next !== undefined && !/^(?:[:;.]|that|which|who|to|by)$/.test(next.mark);
    if (!isBare || !next || !isList || clause.numbers.length > 0 || clause.verb === null) return [clause];
    clauses[index + 1] = {
      ...next,
      text: `${clause.text} ${next.text}`,
      from: clause.from,
      words: [...clause.words, ...next.words],
      verbs: [...clause.verbs, ...next.verbs],
      deeds: [...next.deeds, ...clause.deeds],
      person: clause.person,
      isAttached: clause.isAttached,
    };
    return [];
  });
}

function readClause(
  text: string,
  { from, to, mark }: { from: number; to: number; mark: string },
  language: MaterialLanguage,
  numbers: readonly FoundNumber[],
): Clause {
  const own = text.slice(from, to);
  const words = readWords(own, language);
  const { verb, deeds } = OWN_RESUME.test(own)
    ? { verb: words.find((word) => word.deeds.includes("present")) ?? null, deeds: ["know"] }
    : language === "en"
      ? withObject(englishVerb(own, words, text.slice(from)), words)
      : foreignVerb(words, language);
  // "Two apprentices learn the trade from me" is to teach them, "get their training from me" to train them.
  const isOfMe = comesFromMe(text) && (deeds.includes("learn") || deeds.includes("receive"));
  const person = isOfMe ? "doer" : personIn(own, words, verb, { language, mark });
  const inside = numbers.filter((number) => number.from >= from && number.to <= to);
  const placed = words.map((word) => ({ ...word, from: word.from + from, to: word.to + from }));
  const ownVerb = verb && (placed[words.indexOf(verb)] ?? null);
  return {
    text: own,
    from,
    to,
    words: placed,
    verb: ownVerb,
    verbs: ownVerb ? [ownVerb] : [],
    deeds:
      person === "receiver"
        ? verb && isHonour(verb.word)
          ? HONOUR
          : converseOf(deeds)
        : // "Recibí formación" is to have learned.
          isOfMe
          ? [...converseOf(deeds), ...words.flatMap((word) => (word === verb ? [] : word.deeds))]
          : deeds.includes("receive") && deeds.includes("teach")
            ? ["learn", "receive"]
            : withDirection(language === "en" ? leadsUnit({ verb, deeds }, words) : deeds, {
                text,
                words,
                numbers: inside,
              }),
    person,
    numbers: inside,
    isAttached: ATTACHES.test(mark),
    mark: mark.trim(),
    isBesides: /^(?:while|where|when|if|once|whenever|unless|wobei|to)$/.test(mark),
  };
}

const HONOUR = ["be", "receive", "award", "win"]; // "I was named carer of the month" is to have won it

const LIGHT = new RegExp(
  `^${anyOf(
    "make makes made making give gives gave giving do does did doing carry carries carried carrying",
    "provid(?:e|es|ed|ing) prepar(?:e|es|ed|ing) offer(?:s|ed|ing)? conduct(?:s|ed|ing)? perform(?:s|ed|ing)?",
    "produc(?:e|es|ed|ing) deliver(?:s|ed|ing)?",
  )}$`,
);
const REACH_OF_OBJECT = 4;

/** "Prepare quotes", "gave customers advice": the noun says what was done. */
function withObject(found: FoundVerb, words: readonly MeantWord[]): FoundVerb {
  const { verb, deeds } = found;
  if (!verb || !LIGHT.test(verb.word)) return found;
  const at = words.indexOf(verb) + 1;
  const next = words.slice(at, at + REACH_OF_OBJECT);
  const end = next.findIndex(({ word }) => /^(?:to|for|with|in|on|of|from|by|at)$/.test(word));
  const nouns = (end < 0 ? next : next.slice(0, end)).filter(
    ({ deeds: own, word }) => own.length > 0 && !isOwnVerb(word),
  );
  return { verb, deeds: [...deeds, ...nouns.flatMap(({ deeds: own }) => own)] };
}

function isOwnVerb(word: string): boolean {
  return /ed$/.test(word);
}

const UNIT = new RegExp(
  `^${anyOf(
    "branch department division store shop company firm practice office site plant restaurant hotel clinic school ward",
    "unit business",
  )}(?:e?s)?$`,
);
const OBJECT_ENDS = /^(?:to|for|with|in|on|of|from|by|at|and|or|as)$/;

/** Who manages calendars handles them; who manages people or a branch leads. */
function leadsUnit({ verb, deeds }: FoundVerb, words: readonly MeantWord[]): readonly string[] {
  if (!verb || !deeds.includes("lead")) return deeds;
  const after = words.slice(words.indexOf(verb) + 1).filter(({ isParticle }) => !isParticle);
  const end = after.findIndex(({ word }) => OBJECT_ENDS.test(word));
  const head = (end < 0 ? after : after.slice(0, end)).findLast(({ isPlain, word }) => !isPlain || UNIT.test(word));
  return head && UNIT.test(head.word) ? ["lead"] : deeds;
}

/** "Brought it from 5 hours to 40 minutes" is a reduction, whatever the verb. */
function withDirection(deeds: readonly string[], counted: Counted): readonly string[] {
  const direction = directionOf(counted);
  if (!direction || !deeds.includes("change")) return deeds;
  return [...deeds, direction === "up" ? "increase" : "decrease"];
}

type FoundVerb = { verb: MeantWord | null; deeds: readonly string[] };

/** In English a verb stands first, or after its subject: elsewhere "report" and "order" are nouns. */
function englishVerb(text: string, words: readonly MeantWord[], whole: string): FoundVerb {
  const duty = gerundOfDuty(words);
  if (duty) return duty;
  const subject = words.findIndex(({ word }) => word === "i" || word === "we");
  const rest = subject >= 0 ? words.slice(subject + 1) : words;
  const first = rest.find(
    ({ word, deeds }, at) =>
      (!AUXILIARY.test(word) || (deeds.length > 0 && rest[at + 1]?.isParticle === true)) &&
      (!/ly$/.test(word) || /^(?:apply|supply|rely)$/.test(word)),
  );
  if (!first) return { verb: null, deeds: [] };
  if (subject >= 0) {
    const isHave = /\b(?:have|had|'ve)\b/i.test(
      rest
        .slice(0, rest.indexOf(first))
        .map(({ word }) => word)
        .join(" "),
    );
    if (isHave && first.deeds.length === 0 && !/ed$/.test(first.word))
      return { verb: rest.find(({ word }) => /^(?:have|had)$/.test(word)) ?? first, deeds: ["hold"] };
    const isNoun = first.isCapital || (!/(?:ed|en|ing)$/.test(first.word) && first.deeds.length === 0);
    const isBe = /\b(?:am|was|been)\b/i.test(text.slice(0, 60)) && isNoun;
    if (isBe || /^(?:an?|the|my)$/.test(first.word)) {
      const named = rest.find(
        ({ deeds, isPlain }, at) =>
          !isPlain && deeds.some((name) => NAMED_DEEDS.has(name)) && !isTitleHead(rest[at + 1]?.word ?? ""),
      );
      return named
        ? { verb: named, deeds: named.deeds }
        : { verb: rest.find(({ word }) => /^(?:am|was|be|been)$/.test(word)) ?? first, deeds: ["be", "hold"] };
    }
    return { verb: first, deeds: first.deeds };
  }
  const changed =
    rest.find(({ word, deeds }) => isChange(deeds) && !/(?:ing|s)$/.test(word) && word !== first.word) ??
    rest.find(
      ({ deeds, word }) => /^(?:went|came|moved)$/.test(word) && deeds.includes("change") && /\bfrom\b/.test(text),
    );
  const isPast = /ed$/.test(first.word) || /(?:ing)$/.test(first.word);
  if (
    first === rest[0] &&
    isEnglishVerb(first, whole.slice(first.from)) &&
    (isPast || !changed || isChange(first.deeds))
  )
    return { verb: first, deeds: first.deeds };
  if (changed && !isToMe(text)) return { verb: changed, deeds: changed.deeds };
  const me = isToMe(text) ? words.findIndex(({ word }) => word === "me") : -1;
  const toMe = words.slice(0, Math.max(0, me)).findLast(({ deeds }) => deeds.length > 0);
  if (toMe) return { verb: toMe, deeds: toMe.deeds };
  const event = rest.find(
    ({ word, deeds }, index) =>
      index > 0 &&
      deeds.length > 0 &&
      (/ed$/.test(word) ||
        isChange(deeds) ||
        (/s$/.test(word) && subjectEnds(rest, index)) ||
        /^(?:teach|taught|supervise|support|report|ran|run)/.test(word)),
  );
  return event ? { verb: event, deeds: event.deeds } : { verb: null, deeds: [] };
}

function gerundOfDuty(words: readonly MeantWord[]): FoundVerb | null {
  const at = words.findIndex(({ word }) => /^(?:responsible|duties|tasks|charge|tasked|accountable)$/.test(word));
  const next =
    at < 0 ? undefined : words.slice(at + 1, at + 4).find(({ word, deeds }) => /ing$/.test(word) && deeds.length > 0);
  return next && at <= 4 ? { verb: next, deeds: [...next.deeds, "handle"] } : null;
}

/** "The payroll clerk serves": somebody stands right before the verb. */
function subjectEnds(words: readonly MeantWord[], at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && isSomebody(before);
}

/** Deeds that a noun says: "I was a member of", "I am the head of". */
const NAMED_DEEDS = new Set(["lead", "join", "help", "substitute"]);

const OWN_RESUME = /(?<!\p{L})(?:my (?:resume|cv)|mein lebenslauf|mon cv|mi curr[ií]culum)(?!\p{L})/iu;

function foreignVerb(words: readonly MeantWord[], language: MaterialLanguage): FoundVerb {
  const parted = words.find(({ isParted }) => isParted === true);
  if (parted && parted.deeds.length > 0) return { verb: parted, deeds: parted.deeds };
  const all = words.filter(
    (word, at) =>
      word.deeds.length > 0 &&
      !(at > 0 && isSomebody(word) && (isNounHere(words, word) || (language === "de" && word.isCapital))),
  );
  const strong = all.filter(({ word, deeds }) => !isWeak(word) && deeds.some((name) => !GENERAL.has(name)));
  const free = strong.filter((word) => !isNounHere(words, word));
  const telling = free.length > 0 ? free : strong;
  const copula = all.find(({ word }) => /^(?:bin|soy|suis|fui)$/.test(word));
  const found = copula && free.length === 0 ? [copula] : telling.length > 0 ? telling : all;
  return { verb: found[0] ?? null, deeds: [...new Set(found.flatMap(({ deeds }) => deeds))] };
}

const GENERAL = new Set(["handle", "know", "hold", "be"]);
const BEFORE_NOUN = new RegExp(
  `^${anyOf(
    "der die das den dem des eine? einen einem einer zur zum bei im am mit de la el los las du des le",
    "les l un una une en al del au aux sa su mi mon ma",
  )}$`,
);

/** A verb's noun after an article or a preposition is a thing, unless nothing else is done. */
function isNounHere(words: readonly MeantWord[], word: MeantWord): boolean {
  const before = words[words.indexOf(word) - 1];
  return before !== undefined && BEFORE_NOUN.test(before.word);
}

const WEAK = new RegExp(
  `^${anyOf(
    "hab hat bin sein ist war wurd werd ai$ ais$ avai suis$ etai ete$ fait$ fais he$ ha$ hago$ hice$",
    "hac soy$ estoy$ es$ en$ mach realis realiz",
  )}`,
);

function isWeak(word: string): boolean {
  return WEAK.test(word);
}

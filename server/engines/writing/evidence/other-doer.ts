import { wholeWords } from "../../any-of.ts";
import { isReceived } from "../passive-openings.ts";
import { baseOf, gerundBase, pastOf, thirdPerson } from "../verb-forms.ts";
import { areForms, claimingWords, isTitleHead } from "./fact-words.ts";
import { FIELDS, isNounItself, kindOfWord, partsOfSpeech, verbBase } from "./meaning/wordnet.ts";

type Doer = "self" | "other";

type Done = { doer: Doer; verb: string; behind: readonly string[] };

const WORD_OR_MARK = /[\p{L}\p{N}][\p{L}\p{N}'’-]*|[,;:.()–—]/gu;
const MARK = /^[,;:.()–—]$/;
/** Where another clause begins: what stands before says nothing of who does what stands behind. */
const CLAUSE = wholeWords("and but while when whenever after before because so if as where although though once until");
const RELATIVE = wholeWords("that which who whom whose");
const PASSIVE = wholeWords("was were is are be been being am got to not never did does do");
const BETWEEN = wholeWords(
  "have had has then also later now still just first always often usually already jointly both",
);
const MARKS_NOUN = wholeWords(
  "the a an our my her his their its another other two three four both all each every one she he they i",
);
const PRONOUN = /^(?:she|he|they)$/;
const LONGEST_SUBJECT = 6; // in words
const BEHIND = 6; // in words
const GROUPS = wholeWords(
  "team department office group crew staff board council committee colleague lead owner site plant school branch hotel company",
  "firm bank hospital store shop ward agency client customer supplier vendor partner lab laboratory clinic union",
);

/** Why a sentence says that the person did what the line says somebody else did, or the other way; null when it does not. */
export function otherDoer(said: string, line: string): string | null {
  const shown = donesIn(line, { isLine: true });
  if (shown.length === 0) return null;
  for (const own of [...donesIn(said, { isLine: false }), ...doneToMe(said)]) {
    const same = shown.filter(({ verb }) => verb === own.verb).map((one) => ({ ...one, near: nearness(own, one) }));
    const nearest = Math.max(...same.map(({ near }) => near));
    const likest = same.filter(({ near }) => near === nearest);
    if (likest.length === 0 || nearest <= HALF || likest.some(({ doer }) => doer === own.doer)) continue;
    return `In your resume it was the other way round: “${line}”`;
  }
  return null;
}

const HALF = 0.5;

function nearness(one: Done, other: Done): number {
  const fewest = Math.min(one.behind.length, other.behind.length);
  if (fewest === 0) return 1;
  const [short, long] = one.behind.length === fewest ? [one.behind, other.behind] : [other.behind, one.behind];
  return short.filter((word) => long.some((same) => areForms(word, same))).length / fewest;
}

/** The deeds of a text of which it says who did them; a line of a resume that begins with one says it of its person. */
function donesIn(text: string, { isLine }: { isLine: boolean }): Done[] {
  const words = [...text.matchAll(WORD_OR_MARK)].map(({ 0: word }) => word);
  return words.flatMap((word, at): Done[] => {
    const verb = verbOf(word);
    if (verb === null || words[at + 1]?.toLowerCase() === "by") return [];
    const doer = doerOf(words.slice(0, at), word, isLine && !isReceived(text));
    if (doer === null) return [];
    const rest = words.slice(at + 1);
    const end = rest.findIndex((one) => MARK.test(one) || CLAUSE.test(one) || RELATIVE.test(one));
    const behind = rest.slice(0, end < 0 ? BEHIND : Math.min(end, BEHIND)).join(" ");
    return [{ doer, verb, behind: claimingWords(behind).map((one) => one.word) }];
  });
}

const TO_ME = /(?<=\p{L} )(?<verb>\p{L}+ing) me(?!\p{L})/gu;

function doneToMe(text: string): Done[] {
  return [...text.matchAll(TO_ME)].flatMap(({ groups, index }): Done[] => {
    const verb = gerundBase(groups?.verb ?? "");
    const subject = text.slice(0, index).trimEnd().split(" ").at(-1) ?? "";
    return verb !== null && isSomebody(subject.toLowerCase()) ? [{ doer: "other", verb, behind: [] }] : [];
  });
}

function verbOf(word: string): string | null {
  const small = word.toLowerCase();
  const known = baseOf.get(small) ?? thirdPerson(small) ?? (pastOf.has(small) ? small : null);
  return known ?? (small.endsWith("ed") && partsOfSpeech(small).verb ? verbBase(small) : null);
}

function doerOf(before: readonly string[], verb: string, isOwn: boolean): Doer | null {
  const start = before.findLastIndex((word) => MARK.test(word) || CLAUSE.test(word) || RELATIVE.test(word)) + 1;
  const clause = before.slice(start).filter((word) => !BETWEEN.test(word) && !/ly$/.test(word));
  if (clause.some((word) => PASSIVE.test(word)) || clause.length > LONGEST_SUBJECT) return null;
  if (clause.length === 0) return isOwn && before.length === 0 ? "self" : null;
  const head = clause.at(-1)!.toLowerCase();
  if (head === "i") return "self";
  if (PRONOUN.test(head)) return "other";
  if (!MARKS_NOUN.test(clause[0]!) || !isFiniteVerb(verb, head)) return null;
  return isSomebody(head) ? "other" : null;
}

function isFiniteVerb(verb: string, subject: string): boolean {
  const small = verb.toLowerCase();
  const isForm = baseOf.has(small) ? baseOf.get(small) !== small : small.endsWith("ed") && !isNounItself(small);
  return isForm || (thirdPerson(small) !== null && !subject.endsWith("s"));
}

function isSomebody(word: string): boolean {
  return isTitleHead(word) || GROUPS.test(word.replace(/s$/u, "")) || kindOfWord(word, "noun") === FIELDS.person;
}

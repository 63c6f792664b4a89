import { anyOf, anyOfLines } from "../any-of.ts";
import { hasClosedBrackets } from "./closed-brackets.ts";
import type { MaterialLanguage } from "./language.ts";
import { isTitleHead } from "./evidence/fact-words.ts";
import { FIELDS, kindOfWord } from "./evidence/meaning/wordnet.ts";
import { NOT_DONE } from "./languages/en/names-thing.ts";

/** Words after which more must come: "au groupe des, j'assurais" lost what they stood before. */
const isCutBehind = (leading: string) =>
  new RegExp(String.raw`(?<![\p{L}-])${anyOf(leading)}(?:[,;:!?)]|\.(?= |$))`, "u");

/** Two that never stand side by side: "recepcionista y en el hotel", "the of", "my on average". */
const areTogether = (pairs: string) => new RegExp(String.raw`(?<![\p{L}\d'’.-])(?:${pairs})(?![\p{L}\d'’/-])`, "u");

/** "I hold ability to lead", "I hold Accounting Baylor University Accounting GPA": no paper. */
const NO_PAPER = new RegExp(
  String.raw`(?:^|\. )I (?:hold|have) Registered(?!\p{L})|(?:^|\. )I hold (?:an? |the )?(?:` +
    String.raw`${anyOf("ability abilities knowledge skills experience understanding education training")}(?!\p{L})|` +
    String.raw`[^.;]{0,200}(?<!\p{L})${anyOf("GPA skills expertise efficient")}(?!\p{L})|.{0,200}\d\d\/\d\d ?[-–])|` +
    "experience includes? (?:in|of|with|for) ",
  "u",
);

const BROKEN: Readonly<Record<MaterialLanguage, readonly RegExp[]>> = {
  en: [
    isCutBehind("the an of and my their its"),
    areTogether(anyOfLines`
      (?:[Tt]he|an?|[Mm]y) (?:of|at|to|and|or|for|with|the|an?|in(?! (?:vitro|vivo|situ|silico))|on|by|from|was|were|is|are)
      (?:of|and) (?:of|and|or)|(?:is|are|was|were) \d[\d.,]*%? to \d[\d.,]*%?
    `),
    // What it was, taken for what was done: "I unplanned downtime ..."
    new RegExp(String.raw`(?<!\p{L})I ${NOT_DONE}(?!\p{L})`, "u"),
    NO_PAPER,
  ],
  de: [
    isCutBehind("und oder einem einer eines beim zur für bei"),
    areTogether(anyOfLines`
      (?:der|die|das|dem|den|ein|eine) (?:und|oder)
      (?:und|oder) (?:und|oder)
    `),
  ],
  fr: [
    isCutBehind("des du de et ou les une aux chez"),
    areTogether(anyOfLines`
      (?:le|la|les|un|une|des|du) (?:de|et|ou|en|dans|pour|avec|à|chez)
      (?:et|ou|de) (?:et|ou)|et en tant
    `),
  ],
  es: [
    isCutBehind("del de y o el los las un una con"),
    areTogether(anyOfLines`
      (?:el|la|los|las|un|una|del) (?:y|o)|(?:un|una|del) (?:de|en|para|con|por)
      (?:y|o|de) (?:y|o)|(?<=como \p{L}{3,30} )y en
    `),
  ],
};
const MARKS = /\*|\||\s[•▪●◦]|_{2}|the [xo](?= \d)/u;
const PHRASE_TWICE = /(?<!\p{L})(?<phrase>\p{L}{3,} \p{L}{4,})(?:[ ,/]+\p{L}+){0,2}[ ,/]+\k<phrase>(?!\p{L})/iu;
const FIELD = / degree in (?<field>[^.,;]{3,80}?)(?= from | and I |[.,;]|$)/u;
const TWICE = /(?<!\p{L})(?<word>\p{L}{4,}) (?:\p{L} )?\k<word>(?!\p{L})/iu;

/** Whether a sentence shows no trace of what it was put together from: a mark, a word too many, an end that is missing. */
export function isSound(text: string, language: MaterialLanguage): boolean {
  const traces = [MARKS, TWICE, PHRASE_TWICE, ...BROKEN[language]];
  return hasClosedBrackets(text) && !(language === "en" && namesNoField(text)) && !traces.some((one) => one.test(text));
}

function namesNoField(text: string): boolean {
  const field = FIELD.exec(text)?.groups?.field?.toLowerCase() ?? "";
  const last = field.split(" ").at(-1) ?? "";
  const isOfPerson = [last, ...field.split(" and ").map((part) => part.split(" ").at(-1) ?? "")].some(
    (word) => kindOfWord(word, "noun") === FIELDS.person || isTitleHead(word),
  );
  return /^(?:an? )?(?:bachelor|master|associate|degree)/u.test(field) || isOfPerson;
}

import { anyOf, anyOfLines } from "../any-of.ts";
import { hasClosedBrackets } from "./closed-brackets.ts";
import type { MaterialLanguage } from "./language.ts";

/** Words after which more must come: "au groupe des, j'assurais" lost what they stood before. */
const LEADING: Readonly<Record<MaterialLanguage, string>> = {
  en: anyOf("the an of and my their its"),
  de: anyOf("und oder einem einer eines beim zur für bei"),
  fr: anyOf("des du de et ou les une aux chez"),
  es: anyOf("del de y o el los las un una con"),
};

/** Two that never stand side by side: "recepcionista y en el hotel", "the of", "my on average". */
const NEVER_TOGETHER: Readonly<Record<MaterialLanguage, string>> = {
  en: anyOfLines`
    (?:[Tt]he|an?|[Mm]y) (?:of|at|to|and|or|for|with|the|an?|in|on|by|from|was|were|is|are)
    (?:of|and) (?:of|and|or)|(?:is|are|was|were) \d[\d.,]*%? to \d[\d.,]*%?
  `,
  de: anyOfLines`
    (?:der|die|das|dem|den|ein|eine) (?:und|oder)
    (?:und|oder) (?:und|oder)
  `,
  fr: anyOfLines`
    (?:le|la|les|un|une|des|du) (?:de|et|ou|en|dans|pour|avec|à|chez)
    (?:et|ou|de) (?:et|ou)|et en tant
  `,
  es: anyOfLines`
    (?:el|la|los|las|un|una|del) (?:y|o)|(?:un|una|del) (?:de|en|para|con|por)
    (?:y|o|de) (?:y|o)|(?<=como \p{L}{3,30} )y en
  `,
};

const MARKS = /\*|\||\s[•▪●◦]|_{2}|the [xo](?= \d)/u;
/** "I unplanned downtime ...": what it was, taken for what was done. */
const NO_DEED = /(?<!\p{L})I un\p{Ll}{3,}ed(?!\p{L})/u;
/** "I hold ability to lead", "I hold Accounting Baylor University Accounting GPA": no paper. */
const NO_PAPER = new RegExp(
  String.raw`(?:^|\. )I (?:hold|have) Registered(?!\p{L})|(?:^|\. )I hold (?:an? |the )?(?:${anyOf("ability abilities knowledge skills experience understanding")}(?!\p{L})|` +
    String.raw`[^.;]{0,200}(?<!\p{L})${anyOf("GPA skills expertise efficient")}(?!\p{L})|.{0,200}\d\d\/\d\d ?[-–])|` +
    "experience includes? (?:in|of|with|for) ",
  "u",
);
const UNDONE = new RegExp(
  `I ${anyOf("unload unpack unveil unlock uncover unearth unify undertak undo unfold unti unblock unwrap unit")}`,
  "u",
);
const TWICE = /(?<!\p{L})(?<word>\p{L}{4,}) (?:\p{L} )?\k<word>(?!\p{L})/iu;

function isCut(text: string, language: MaterialLanguage): boolean {
  const cut = new RegExp(String.raw`(?<![\p{L}-])${LEADING[language]}(?:[,;:!?)]|\.(?= |$))`, "u");
  const never = new RegExp(String.raw`(?<![\p{L}\d'’.-])(?:${NEVER_TOGETHER[language]})(?![\p{L}\d'’/-])`, "u");
  return cut.test(text) || never.test(text);
}

/** Whether a sentence shows no trace of what it was put together from: a mark, a word too many, an end that is missing. */
export function isSound(text: string, language: MaterialLanguage): boolean {
  const isDone = !NO_DEED.test(text) || UNDONE.test(text);
  return (
    hasClosedBrackets(text) &&
    isDone &&
    !NO_PAPER.test(text) &&
    !MARKS.test(text) &&
    !TWICE.test(text) &&
    !isCut(text, language)
  );
}

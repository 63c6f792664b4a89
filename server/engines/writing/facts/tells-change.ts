import { anyOf, anyOfLines } from "../../any-of.ts";

const YEAR = String.raw`(?:19|20)\d\d(?![.,]?\d|\s?[%€])`;
const NUMBER = String.raw`(?!${YEAR})(?:[$€£]\s?)?\d[\d.,]{0,12}\s?[%€£kKmM]?`;
const SPAN_OF_THINGS = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:rang(?:e|es|ed|ing)|varying|var(?:y|ies|ied)) .{0,20}from 
    (?<!\p{L})(?:alumn|niñ|bebés?|menores|enfants?|élèves?|kinder)\p{L}* (?:de|von) \d{1,2} (?:años |ans |meses |mois )?(?:a|à|bis) \d{1,2}(?!\d)
    \d ?(?:k?V|A|k?W|hp|mm|cm|bar|psi|k?Hz|°)(?:olts?)? to \d
  `,
  "iu",
);
const UNIT = String.raw`(?:\s?\p{L}{1,12}\.?){1,3}`;
const MOVED_WORDS = anyOf(
  "up down rose fell dropped grew increase reduction saving cut by",
  "baisse hausse réduction économie reducción aumento ahorro senkung steigerung rückgang einsparung um",
);
/** What was before and what is now: "from 14% to 23%", "31 days to 19", "von 7 auf 3", "de 13 à 10,5". */
const BEFORE_AND_AFTER = new RegExp(
  String.raw`(?<!\p{L})(?:from|von|de)\s(?:about\s|rund\s|environ\s)?${NUMBER}(?:${UNIT})?\s(?:to|auf|à|a)\s(?:under\s|unter\s)?${NUMBER}|` +
    String.raw`(?<![\p{L}\d.,])${NUMBER}${UNIT}\sto\s(?:under\s)?${NUMBER}`,
  "iu",
);
/** "A guide used by 11 crews": by whom, and not by how much. */
const DONE_BY = anyOf("used read run shared seen attended visited followed joined signed staffed worn adopted");
const MOVED = new RegExp(
  String.raw`(?<!\p{L})(?<!${DONE_BY} )${MOVED_WORDS}(?:\s(?:of|by|de|del|um|von))?\s(?:about\s|rund\s|environ\s|un\s)?(?:[$€£]\s?)?\d`,
  "iu",
);
const BY_HALVES = new RegExp(
  String.raw`(?<!\p{L})${anyOf(String.raw`halved doubled tripled halbiert verdoppelt verdreifacht doublé triplé duplic\p{L}+ by\shalf by\sa\sthird by\sa\squarter`)}(?!\p{L})`,
  "iu",
);
/** What did not happen, behind what was done: "..., no deadline missed", "three audits without exceptions". */
const NOTHING_WENT_WRONG = new RegExp(
  String.raw`(?:[,;–-] (?:\p{Ll}+ \d{4} )?|^)${anyOf("no zero keine keinen kein aucun aucune ningún ninguna sin sans ohne without")} \p{L}|` +
    String.raw`(?<!\p{L})${anyOf("without sans sin ohne")} (?:a single |an? |any |une? )?\p{Ll}`,
  "iu",
);

/** Whether a line says that something became more or less by a figure, or that nothing went wrong. */
export function tellsChange(text: string): boolean {
  if (SPAN_OF_THINGS.test(text)) return false;
  return [BEFORE_AND_AFTER, MOVED, BY_HALVES, NOTHING_WENT_WRONG].some((change) => change.test(text));
}

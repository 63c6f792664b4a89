import { hasClosedBrackets } from "../../closed-brackets.ts";
import { anyOf, anyOfLines } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";

/** Where a line has said what was done: from here on it says why, by what, or what else. */
const TAIL = new RegExp(
  [
    `,? ${anyOf(
      "while ensuring resulting enabling allowing thereby thus including which thereafter",
      String.raw`as\sa\sresult\sof in\sorder\sto so\sthat such\sas as\swell\sas in\san\seffort\sto leading\sto`,
    )}(?= )`,
    ",? to (?=(?:ensure|guarantee|assure|maximize|minimize|achieve|make sure)(?: |$))",
    String.raw`,? (?:by|through) (?=(?:\p{Ll}+ly )?\p{Ll}{3,}ing )`,
    String.raw`(?:, (?:and )?| and )(?=(?:\p{Ll}+ly )?\p{Ll}{3,}ed (?!and\b|or\b))`,
    ", (?=(?:no|never) )",
    " and (?=(?:full|part)[ -]time )",
    // "drove a tipper, clean licence", "cared for 5 clients a week, meals, light housekeeping"
    String.raw`(?<=^[^,]{1,120}), (?=[^,]{2,60}$)|(?<=^[^,]{0,80}\d[^,]{1,80}), (?=[^\d]{2,120}$)`,
    ", (?=(?:\\p{Ll}+ly )?\\p{Ll}{3,}ing )",
    String.raw`,? (?:i\.e\.|e\.g\.|ie|eg),? `,
    String.raw`;|(?<=\p{Ll}{3})\. | [-–—] |: (?=[^:,]{2,60},)`,
    String.raw`, (?=(?:c\.|about|around|roughly|approx\p{Ll}*\.?|typically|usually|mostly|nearly|over) ?[\d£$€])`,
    // a sum has a comma of its own
    String.raw`(?<=^(?:[^,]|,(?=\d)){1,120}), (?=[^,]{2,60}$)`,
  ].join("|"),
  "gu",
);
const LABEL = /^\p{Lu}[\p{L}/&' -]{2,38}: (?=\p{Lu}\p{Ll})/u;
const ASIDE = / \([^()]{1,80}\)/gu;
/** "Area of responsibility – developing apps", "Responsibilities: renewed the site" */
const DUTIES_LABEL = new RegExp(
  String.raw`^${anyOfLines`
    (?:main |key )?(?:areas? of )?(?:responsibilit(?:y|ies)|duties|tasks|achievements?|accomplishments?)
    (?:project )?description|role
  `}(?: ?: ?| [–—-] )(?=\p{L})`,
  "iu",
);
const FEWEST_WORDS = 4;
/** "a case load of 35", "grew by planning": more was said. */
const OPEN_END = /(?:^| )(?:(?:of|by|to) \d+|by \p{Ll}+ing)$/u;
/** What is left of a list: "assisted patients with bathing, grooming". */
const OPEN_LIST = /,(?! (?:as|which|who) )/;

const FIRST_OF_LIST = / (?:across|in|of|for|with|by|through|on) [\p{Ll}-]+$/u;
const REST_OF_LIST = /^(?:, [\p{L}-]+(?: [\p{L}-]+)?){0,6},? and [\p{L}-]+(?: [\p{L}-]+)?$/u;

/** The beginnings of a resume line that say one thing whole, the longest first; a label before it is left out. */
export function shorterLines(line: string): string[] {
  const bare = withoutLabel(line);
  const ends = [...bare.matchAll(TAIL)].filter(({ index }) => !isWithinList(bare, index));
  const cuts = ends.map(({ index }) => bare.slice(0, index)).reverse();
  const open = bare.replace(ASIDE, "");
  return [...(bare === line ? [] : [bare]), ...(open === bare ? [] : [open]), ...cuts.filter((text) => isWhole(text))];
}

const DEEDS_OPEN = /^\p{L}+ing .*, \p{Ll}+ing [^,]*$/u;

function isWithinList(line: string, at: number): boolean {
  if (DEEDS_OPEN.test(line.slice(0, at)) && /^, \p{Ll}+ing /u.test(line.slice(at))) return true;
  return FIRST_OF_LIST.test(line.slice(0, at)) && REST_OF_LIST.test(line.slice(at));
}

function isWhole(text: string): boolean {
  return hasClosedBrackets(text) && text.split(" ").length >= FEWEST_WORDS && !isOpenList(text) && !OPEN_END.test(text);
}

function isOpenList(text: string): boolean {
  const closed = Math.max(text.lastIndexOf(" and "), text.lastIndexOf(" or "));
  const [, second = ""] = text.split(", ");
  return OPEN_LIST.test(text.slice(closed + 1)) && readOpening(second)?.form !== "past" && !/^\d/u.test(second);
}

function withoutLabel(line: string): string {
  const duties = line.replace(DUTIES_LABEL, "");
  if (duties !== line && readOpening(duties) !== null) return duties.charAt(0).toUpperCase() + duties.slice(1);
  const label = LABEL.exec(line)?.[0] ?? "";
  const rest = line.slice(label.length);
  // "Assisted with: Sorting mail" says less without its label.
  const isPlain = label !== "" && readOpening(label.toLowerCase().replace(":", " the")) === null;
  return isPlain && readOpening(rest) !== null ? rest : line;
}

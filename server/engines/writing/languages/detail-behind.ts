import { inEachWording } from "./each-wording.ts";
import type { Told } from "./grammar.ts";
import { listParts } from "./line-splits.ts";

const FIGURE = /(?<!\p{L})(?:\d|deux|trois|quatre|cinq|six|dix|dos|tres|cuatro|cinco|seis|diez)/u;
const MOST_WORDS = 34;
const MOST_OF_ITEM = 7; // in words
const LEAST_OF_DEED = 2;
const HEADED = /^(?<deed>[^:;]{8,110}?) ?: (?<list>[\p{L}\d][^:;→>]{3,150})$/u;

type Ways = {
  tell: (line: string) => Told | null;
  isWork: (part: string) => boolean;
  colon: ": " | " : ";
  and: (item: string) => string;
};

/** "Gestion des plannings, équipes de 5 à 8": what is counted behind the work stands in brackets; a list behind a colon stays. */
export function toldWithDetail(line: string, ways: Ways): Told | null {
  const text = line.replace(/(?<![\s.;,])[\s.;,]+$/u, "");
  if (text.split(" ").length > MOST_WORDS) return null;
  return withCounted(text, ways) ?? withList(text, ways);
}

function withCounted(text: string, { tell, isWork }: Ways): Told | null {
  const [work = "", detail = "", more] = listParts(text);
  if (detail === "" || more !== undefined || /[:;]/u.test(text) || work.endsWith(")")) return null;
  if (!FIGURE.test(detail) || /[()]|^\p{Lu}\p{Ll}/u.test(detail) || isWork(detail) || tell(detail) !== null)
    return null;
  return tell(`${work} (${detail})`);
}

function withList(text: string, { tell, isWork, colon, and }: Ways): Told | null {
  const { deed = "", list = "" } = HEADED.exec(text)?.groups ?? {};
  if (deed.split(" ").length < LEAST_OF_DEED || /(?<!\d{3})\d$/u.test(deed)) return null;
  const items = listParts(list);
  if (items.some((item) => item.split(" ").length > MOST_OF_ITEM) || (items.length === 1 && isWork(list))) return null;
  const told = tell(deed);
  if (!told || told.isOfThing || told.inTwo) return null;
  const [last = ""] = items.slice(-1);
  const begun = items.slice(0, -1).join(", ");
  const said = begun === "" || /(?<!\p{L})(?:et|ou|y|e|o) /u.test(last) ? list : `${begun} ${and(last)} ${last}`;
  const mark = /^(?:de|d['’]|del) ?\d/u.test(said) ? " " : colon;
  return inEachWording(told, (wording) => `${wording}${mark}${said}`);
}

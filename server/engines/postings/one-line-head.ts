import { judgePart } from "../analysis/judge-part.ts";
import { anyOf } from "../any-of.ts";
import { canBeName, GENDERS, isCompanyLike, titleness } from "./head-names.ts";
import { beginsAsFirm, hasLegalForm, isFirm } from "./name-lines.ts";
import { mayBeTown, namesPlace } from "./place-lines.ts";
import type { PastedPosting } from "./read-pasted.ts";
import { readEmployment } from "./read-employment.ts";

const KINDS = anyOf(
  "hotel hôtel hostal restaurant restaurante bistro brasserie auberge café cafetería gasthaus gasthof landgasthof",
  "wirtshaus pension maison casa bäckerei boulangerie panadería metzgerei kita kindergarten schreinerei tischlerei",
  "praxis zahnarztpraxis autohaus seniorenheim pflegeheim haus villa domaine château bodega bodegas conservas taller",
  "résidence residencia clínica clinique ehpad lycée collège colegio école crèche foyer garage ferme menuiserie",
  "spitex caritas diakonie lebenshilfe spital kantonsspital klinik klinikum ordination stadtwerke gemeinde stiftung",
  "coopérative cooperativa association asociación fundación gestoría panadería residencia",
  String.raw`\p{L}{4,20}(?:zentrum|heim|praxis|stift|werk|verband|hof|laden)`,
);
const KIND_AHEAD = new RegExp(String.raw`^(?:(?:the|das|der|die|le|la|el) )?${KINDS} (?=\p{L})`, "iu");
/** "La Table de Guilhem": an article and several words are no town before another one. */
const OWN_NAME = /^(?:L[ae]s?|Los|El|Zu[mr]|Aux?|Chez) \p{L}{1,20}(?: \p{L}{1,20}){1,6}$/u;
const ARTICLE = /^(?:The|Die|Der|Das|L[ae]s?|El|Los) (?=\p{L})|^L['’](?=\p{L})/u;
const ARTICLES = anyOf("At About Bei Chez En The Die Der Das La Le Les El Los Las");
const BEGINS = String.raw`(?:^|[.!?:]\s|\n)(?:(?:${ARTICLES}) ){0,2}(?:L['’])?`;
const PART_OF_IT = anyOf("team department division role position job programme program opportunity and");
const SAID = String.raw`(?! ${PART_OF_IT}(?!\p{L}))(?=['’]s |,? \(?\p{Ll})`;
const LEAST_SINGLE = 4;

/** The part of a name that sentences of the text begin with: "The Heron" of "The Heron at Mumbles". */
function saidOf(name: string, text: string): string | null {
  const article = ARTICLE.exec(name)?.[0] ?? "";
  const words = name.slice(article.length).split(" ");
  const heads = words.map((_, at) => words.slice(0, words.length - at));
  const tails = words.map((_, at) => words.slice(at + 1)).filter((run) => run.length > 1);
  const isAlone = article !== "" || words.length === 1;
  const said = [...heads, ...tails]
    .map((run) => run.join(" "))
    .filter((run) => /^[\p{Lu}\d]/u.test(run) && (run.includes(" ") || (isAlone && run.length >= LEAST_SINGLE)))
    .find((run) => new RegExp(`${BEGINS}${RegExp.escape(run)}${SAID}`, "u").test(text));
  if (said === undefined) return null;
  return name.startsWith(article + said) ? article + said : said;
}

const GROUP = / (?:group|company|co)\)?$/iu;

function isOfKind(name: string): boolean {
  const rest = name.replace(KIND_AHEAD, "");
  return rest !== name && (/^d(?:e|u|es|el) /u.test(rest) || (/^\p{Lu}/u.test(rest) && titleness(rest) === 0));
}

/** Whether a line names a house by its form: "Coopérative Val de Sauldre". */
export function isNamedAsHouse(name: string): boolean {
  return (hasLegalForm(name) && !GROUP.test(name)) || beginsAsFirm(name) || OWN_NAME.test(name) || isOfKind(name);
}

/** Whether a line names a house, by its form or since the text speaks of it. */
export function isHouse(name: string, text: string): boolean {
  return isFirm(name) || hasLegalForm(name) || isNamedAsHouse(name) || saidOf(name, text) === name;
}

const NAMED = 2;
const SPOKEN_OF = 1.5;
const ORGANISATION = 2; // of three, as `judgePart` weighs an employer
const AS_FIRM = 0.5; // "Financial Services" and "Solutions" are departments as often
const LEAST = 1;

const BETWEEN = [
  { between: /\s[–—|-]\s/gu, bonus: 0, turns: true },
  { between: /\s?:\s/gu, bonus: 0, turns: true },
  { between: /\s(?:at|@|bei(?: de[rmn])?|beim|chez)\s(?=[\p{Lu}\d])/gu, bonus: 1, turns: false },
  { between: /\s(?:im|in der|in dem|en|en el|en la|à la|à l['’]|au|aux)\s(?=\p{Lu})/gu, bonus: 0, turns: false },
  {
    between: /,\s(?!(?:Inc|LLC|Ltd|Co|Corp|LP|LLP|PLC|GmbH|S\.)(?!\p{L}))(?=\p{Lu})/gu,
    bonus: -SPOKEN_OF,
    turns: true,
  },
];
const GENERAL = new RegExp(
  String.raw`^${anyOf(
    "primary secondary high private public community care nursing residential day general local independent boutique luxury",
    "head main central regional national international small busy grund öffentliche école hospital colegio",
  )}(?!\p{L})`,
  "iu",
);
const INCLUSIVE = /\p{Ll}(?:[/·*:_]-?|\()(?:a|o|e|r|in|rice|trice|euse|ère|ne)\)?(?!\p{L})/u;
const TOWN_BEHIND =
  /(?:, (?:near|nr\.?|bei|près de|cerca de)|,| in| à| en| at| near| [–—|-]) (?=\p{Lu}[^,]{1,40}(?:, \p{Lu}[^,]{1,30})?$)/gu;
type House = { company: string; location?: string; score: number };

function townBehind(text: string): { name: string; town: string; isBehindComma: boolean } | null {
  for (const { index, 0: glue } of text.matchAll(TOWN_BEHIND)) {
    const town = text.slice(index + glue.length);
    if ((mayBeTown(town) || namesPlace(town)) && readEmployment(town).length === 0)
      return { name: text.slice(0, index), town, isBehindComma: glue.startsWith(",") };
  }
  return null;
}

function houseIn(part: string, text: string, bonus: number): House {
  const { name, town, isBehindComma } = townBehind(part) ?? { name: part, town: "", isBehindComma: false };
  const said = saidOf(name, text);
  const isNamed = isNamedAsHouse(name);
  if (GENDERS.test(part) || !(isNamed ? canBeName(name) : isCompanyLike(name))) return { company: name, score: 0 };
  const isPlain = name.includes(" ") && !/,|\s[–—|-]\s/u.test(name) && !GENERAL.test(name);
  const isOfTown = bonus >= 0 && isBehindComma && isPlain && judgePart(name).title < ORGANISATION;
  const isArticled = isOfTown && town.includes(", ") && /^The \p{Lu}/u.test(name);
  const isJudged = isArticled || (isOfTown && judgePart(name).employer >= ORGANISATION);
  const form = isNamed || isJudged ? NAMED : isFirm(name) ? AS_FIRM : 0;
  const score = form + (said === null ? 0 : SPOKEN_OF + bonus) - (isJudged ? 0 : titleness(name));
  return { company: name, ...(town !== "" && { location: town }), score };
}

function split(line: string, { between, bonus, turns }: (typeof BETWEEN)[number], text: string) {
  for (const { index, 0: glue } of line.matchAll(between)) {
    const parts = [line.slice(0, index).trim(), line.slice(index + glue.length).trim()] as const;
    const [first, last] = parts.map((part) => houseIn(part, text, bonus)) as [House, House];
    const isLast = !turns || last.score > first.score;
    const { score, ...house } = isLast ? last : first;
    const title = parts[isLast ? 0 : 1];
    const isTitled = titleness(title) > 0 || INCLUSIVE.test(title) || GENDERS.test(title) || score > NAMED;
    if (score >= LEAST && isTitled && title !== "") return { title, ...house };
  }
  return null;
}

/** "Night Porter – The Feathers Hotel, Ludlow": title, house and town of one line, the house by its form or by the text below. */
export function readOneLineHead(line: string, text: string): Partial<PastedPosting> | null {
  for (const way of BETWEEN) {
    const found = split(line, way, text);
    if (found !== null) return found;
  }
  return null;
}

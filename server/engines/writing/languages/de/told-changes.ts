import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import type { Told } from "../grammar.ts";
import { movedTo } from "../moved-figure.ts";
import { ofThing } from "../of-thing.ts";
import { measureArticle } from "./articles.ts";

const FIGURE = String.raw`\d[\d.,]{0,12}`;
const EACH = String.raw` (?:pro|im|am|je) \p{Lu}\p{Ll}{2,10}`;
const UNIT = String.raw`(?:${EACH}| ?[%€]| (?:T€|\p{L}{2,12} €|Mio\.? €|(?:\p{Lu}\p{Ll}{2,20}|kg|km|kWh)(?:${EACH})?))?`;
const CHANGED = new RegExp(
  String.raw`^(?<adjective>\p{L}\p{Ll}{3,30}(?<ending>e|er|es) )?(?<noun>\p{Lu}[\p{L}-]{2,40})(?<of>(?: ${anyOf("im in am an bei beim der des je pro für auf")} [\p{L}\d -]{2,40}?)?)` +
    String.raw`:? von (?<from>${FIGURE})(?<unit>${UNIT})(?<year> \((?:19|20)\d{2}\))? auf (?<to>${FIGURE})(?<last>${UNIT})(?<until> \((?:19|20)\d{2}\))?` +
    String.raw`(?<when> (?:in|innerhalb|binnen|seit) [\p{L}\d ]{3,30})?$`,
  "u",
);
const SEVERAL = new RegExp(
  anyOf(
    "kosten zeiten zahlen stände bestände fälle posten forderungen stürze unfälle retouren reklamationen fehler ausfälle",
    "überstunden beschwerden fehlzeiten krankheitstage fehltage korrekturen verluste umsätze bewertungen tickets rückläufer",
    "stornos störungen stillstände rückfragen außenstände nacharbeiten fehlbestände inventurdifferenzen abbrüche kündigungen",
  ).concat("$"),
  "iu",
);
const FITS: Readonly<Record<string, string>> = { er: "der", es: "das", e: "die" };

/** "Ausfallquote von 11 % auf 4 %": it sank, and who did it is not said. */
export function toldAsChanged(text: string): Told | null {
  const { adjective = "", ending = "", noun = "", of = "", ...figures } = CHANGED.exec(text)?.groups ?? {};
  const { from = "", unit = "", to = "", last = "", year = "", until = "", when = "" } = figures;
  const moved = movedTo(from, to);
  const isMany = SEVERAL.test(noun);
  const article = isMany ? "die" : measureArticle(noun);
  if (article === null || moved === null || (adjective !== "" && FITS[ending] !== article)) return null;
  const weak = lowerFirst(adjective).replace(/e[rs]? $/u, isMany ? "en " : "e ");
  const thing = `${article} ${weak}${noun}${of}`;
  const went = `${moved === "up" ? "stieg" : "sank"}${isMany ? "en" : ""}`;
  const much = `von ${from}${unit}${inYear(year)} auf ${to}${last}${inYear(until)}`;
  const sentence = `${upperFirst(thing)} ${went}${when} ${much}`;
  return { clause: `${went} ${thing}${when} ${much}`, sentence, also: sentence, isOfThing: true };
}

function inYear(year: string): string {
  return year.replace(/ \((?<year>\d+)\)/u, " im Jahr $<year>");
}

const WENT = new RegExp(
  String.raw`^D(?:ie|er|as) [\p{L}\d -]{3,60}? ${anyOf("sanken sank stiegen stieg fielen fiel wuchs wuchsen gingen ging")} ` +
    String.raw`(?:(?:in|innerhalb|binnen|seit) [\p{L}\d ]{3,30}? )?(?:von|um|auf) (?:\p{Lu}{3} |rund |etwa )?\d[^:;]*$`,
  "u",
);
const SO_MUCH_LESS =
  /^(?<lead>Dadurch|So) (?<much>(?:rund |etwa )?\d[\d.,]{0,8}(?: ?%)? (?:weniger|mehr) \p{Lu}.{2,60})$/u;

/** "Die Stürze sanken von 9 auf 4", "dadurch 25 % weniger Anfragen": it is said of a thing, and who did it is not. */
export function toldOfThing(text: string): Told | null {
  const { lead, much } = SO_MUCH_LESS.exec(text)?.groups ?? {};
  if (much !== undefined) return ofThing(`${lead} gab es ${much}`);
  return WENT.test(text) ? ofThing(text) : null;
}

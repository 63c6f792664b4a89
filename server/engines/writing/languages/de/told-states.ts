import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import type { Told } from "../grammar.ts";
import { articleOf, measureArticle } from "./articles.ts";
import { toldAsDone } from "./done-deeds.ts";
import { ofPerson } from "./duties.ts";

const YEARS = String.raw`(?:\d+|\p{Ll}{3,6}) Jahren`;
const SINCE = String.raw`(?<since> (?:seit (?:\p{L}+ )?(?:19|20)\d{2}|seit ${YEARS}|in (?:den letzten )?${YEARS}))?`;
const NONE = new RegExp(
  String.raw`^(?<no>[Kk]eine?|[Nn]ull|0) (?<what>(?:\p{Ll}{3,30}e[nr]? ){0,2}\p{Lu}[\p{L}-]{2,40})` +
    String.raw`(?<where> (?:in|im|bei|auf|an|am) [^,;:\d]{3,50}?)?${SINCE}$`,
  "u",
);

/** "Keine Unfälle in meiner Partie seit 2021": what did not happen, and who saw to it is not said. */
export function toldAsNone(text: string, isCurrent: boolean): Told | null {
  const { no = "", what = "", where = "", since = "" } = NONE.exec(text)?.groups ?? {};
  if (what === "" || (since.startsWith(" seit") && !isCurrent)) return null;
  const none = `${/^k/iu.test(no) ? lowerFirst(no) : "keine"} ${what}`;
  const when = since === "" && isCurrent ? " bisher" : since;
  const verb = isCurrent ? "hat" : "gab";
  const end = isCurrent ? " gegeben" : "";
  const clause = `${verb} es${when}${where} ${none}${end}`;
  const first = when === "" ? where : when;
  const others = when === "" ? "" : where;
  const sentence =
    first === "" ? `Es ${verb} ${none}${end}` : `${upperFirst(first.trim())} ${verb} es${others} ${none}${end}`;
  return { clause, sentence, also: sentence };
}

const LIES = new RegExp(
  String.raw`^(?<noun>\p{Lu}[\p{L}-]+)(?<of> (?:der|des|im|in|bei) [^,:;\d]{2,40}?)?${SINCE}:? ` +
    String.raw`(?<how>(?:stets|durchgehend|dauerhaft|konstant|stabil|immer) )?` +
    String.raw`(?<level>(?:unter|über|bei|(?<=(?:volumen|budget|etat):? )(?=\d)) ?(?:etwa |rund )?\d[^;:]{0,40})$`,
  "u",
);

/** "Inventurdifferenz seit 2022 unter 0,3 %": where a figure lies. */
export function toldAsLying(text: string, isCurrent: boolean): Told | null {
  const { noun = "", of = "", since = "", how = "", level = "" } = LIES.exec(text)?.groups ?? {};
  const article = measureArticle(noun);
  if (article === null || (since.startsWith(" seit") && !isCurrent)) return null;
  const verb = isCurrent ? "liegt" : "lag";
  const end = `${since} ${how}${/^\d/u.test(level) ? "bei " : ""}${level}`;
  const sentence = `${upperFirst(article)} ${noun}${of} ${verb}${end}`;
  return { clause: `${verb} ${article} ${noun}${of}${end}`, sentence, also: sentence };
}

const SO = new RegExp(
  String.raw`^(?<done>.{5,120} \p{Ll}+(?:t|en))[,;] (?<so>dadurch|damit|seitdem|seither) ` +
    String.raw`(?<what>(?:deutlich |spürbar |viel |jetzt )?(?:weniger|mehr|kürzere|kaum|keine) [^,;:]{3,60})$`,
  "u",
);

/** "Anleitungen geschrieben, dadurch weniger Anrufe" */
export function toldWithWhatCame(text: string): Told | null {
  const { done = "", so = "", what = "" } = SO.exec(text)?.groups ?? {};
  if (/ \p{Ll}+(?:t|en)$/u.test(what)) return null;
  const told = done === "" ? null : toldAsDone(done);
  if (!told) return null;
  const tail = `; ${so} gab es ${what}`;
  return { clause: told.clause + tail, sentence: told.sentence + tail, also: told.also + tail };
}

const KINDS = anyOf(
  "Station Wohngruppe Gruppe Filiale Praxis Abteilung Küche Kanzlei Werkstatt Klinik Einrichtung Apotheke Schule Team",
  "Betrieb Haus Hotel Restaurant Heim Markt Büro Projekt Einzelpraxis Partie Kolonne Kita",
);
const PLACE = new RegExp(
  String.raw`^(?<place>(?:\p{Lu}\p{Ll}+)?${KINDS.toLowerCase()}|${KINDS}) (?<size>(?:mit|von) (?:etwa |rund |über )?` +
    String.raw`(?:\d|${anyOf("zwei drei vier fünf sechs sieben acht neun zehn zwölf")})[^,;:]{2,60})$`,
  "u",
);

/** "Station mit 28 Betten": where somebody works, and how large it is. */
export function toldAsPlaceOfSize(text: string, isCurrent: boolean): Told | null {
  const { place = "", size = "" } = PLACE.exec(text)?.groups ?? {};
  if (place === "" || / \p{Ll}+(?:t|en)$/u.test(size)) return null;
  const isFeminine = articleOf(place) === "die" || /(?:partie|kolonne|kita|küche|gruppe)$/iu.test(place);
  if (/(?:team|partie|kolonne)$/iu.test(place)) {
    const group = `mit eine${isFeminine ? "r" : "m"} ${place} ${size}`;
    return isCurrent ? ofPerson("arbeite", group) : ofPerson("habe", `${group} gearbeitet`);
  }
  const where = `${/station$/iu.test(place) ? "auf" : "in"} eine${isFeminine ? "r" : "m"} ${place} ${size}`;
  return isCurrent ? ofPerson("arbeite", where) : ofPerson("habe", `${where} gearbeitet`);
}

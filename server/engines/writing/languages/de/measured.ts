import { anyOf } from "../../../any-of.ts";
import { upperFirst } from "../../skill-names.ts";
import type { Told } from "../grammar.ts";
import { measureArticle } from "./articles.ts";
import { ofPerson } from "./duties.ts";

const FROM_TO = new RegExp(
  [
    String.raw`^(?<noun>\p{Lu}[\p{L}-]+)(?<of>(?: (?:der|des|im|in|bei|am) [^,:]{2,40}?| \p{Lu}\p{Ll}+ungen)?):? von `,
    String.raw`(?<from>\d[\d.,]{0,15})(?<unit>[^\d,]{0,20}?(?: \((?:19|20)\d{2}\))?) auf `,
    String.raw`(?<to>\d[\d.,]{0,15})(?<rest>(?! ?\d).*)$`,
  ].join(""),
  "u",
);
const LEVEL = new RegExp(
  [
    String.raw`^(?<noun>\p{Lu}[\p{L}-]+):? (?<about>(?:von |über |bei )?)`,
    String.raw`(?<level>\d[\d.,]{0,15} ?(?:%|Prozent))(?<rest>(?: (?:im|in) .*)?)$`,
  ].join(""),
  "u",
);

const PLUS = new RegExp(
  [
    String.raw`^(?<noun>\p{Lu}[\p{L}-]+):? (?<sign>[+−–-]) ?(?<much>\d[\d.,]{0,15} ?(?:%|Prozent))`,
    String.raw`(?: \(?(?:in )?(?<year>(?:19|20)\d{2})\)?)?$`,
  ].join(""),
  "u",
);

/** What is counted in the plural, and needs no article. */
const MANY = new RegExp(
  `${anyOf(
    "stände ungen ionen zeiten zahlen kosten fälle fehler follower kunden abonnenten klicks besucher mitglieder fahrten stunden",
    "austritte verluste einnahmen ausgaben teilnehmer retouren mängel anrufe tickets",
  )}$`,
  "iu",
);

function numberOf(number: string): number {
  return Number(number.replaceAll(".", "").replace(",", "."));
}

/** "Umsatz von 1,2 auf 1,6 Mio. Euro" went up, and who did it is not said. */
export function toldAsMeasured(text: string, isCurrent: boolean): Told | null {
  const { noun = "", of = "", from = "", unit = "", to = "", rest = "" } = FROM_TO.exec(text)?.groups ?? {};
  const article = measureArticle(noun);
  const isMany = article === null && MANY.test(noun);
  const [before, after] = [numberOf(from), numberOf(to)];
  if ((article !== null || isMany) && before !== after && !/[,;:]|\p{Ll}{4}(?:t|en)$/u.test(rest)) {
    const isCounted = isMany && !/(?:stände|zeiten|zahlen|kosten|nahmen|ausgaben|verluste)$/iu.test(noun);
    const the = isCounted ? "die Zahl der" : (article ?? "die");
    const thing = `${the} ${noun}${of.replace(/^ (?=\p{Lu})/u, " der ")}`;
    const much = `${thing} von ${from}${unit} auf ${to}${rest}`;
    const verb = after > before ? "gestiegen" : "gesunken";
    const is = isMany && !isCounted ? "sind" : "ist";
    const stated = upperFirst(much).replace(/ von (?=\d)/u, ` ${is} von `);
    return {
      isOfThing: true,
      clause: `${is} ${much} ${verb}`,
      sentence: `${stated} ${verb}`,
      also: `${stated} ${verb}`,
    };
  }
  return toldAsBrought(text) ?? toldAsPlus(text) ?? toldAsLevel(text, isCurrent);
}

const BROUGHT = new RegExp(
  String.raw`^(?<noun>\p{Lu}\p{Ll}{3,40}(?:steigerung|senkung|einsparung|ersparnis|reduzierung|erhöhung|verkürzung|zuwachs)):?` +
    String.raw`(?<much> (?:um|von|auf|in Höhe von) (?:ca\. |rund |etwa |über )?\d[^,:;]{0,60})$`,
  "u",
);

function toldAsBrought(text: string): Told | null {
  const { noun, much } = BROUGHT.exec(text)?.groups ?? {};
  return noun === undefined
    ? null
    : ofPerson("habe", `eine${noun.endsWith("zuwachs") ? "n" : ""} ${noun}${much} erreicht`);
}

function toldAsPlus(text: string): Told | null {
  const { noun = "", sign, much, year } = PLUS.exec(text)?.groups ?? {};
  const article = measureArticle(noun);
  if (article === null || much === undefined) return null;
  const how = `${year === undefined ? "" : `${year} `}um ${much} ${sign === "+" ? "gestiegen" : "gesunken"}`;
  const sentence = `${upperFirst(article)} ${noun} ist ${how}`;
  return { clause: `ist ${article} ${noun} ${how}`, sentence, also: sentence, isOfThing: true };
}

function toldAsLevel(text: string, isCurrent: boolean): Told | null {
  const { noun = "", about = "", level = "", rest = "" } = LEVEL.exec(text)?.groups ?? {};
  const article = measureArticle(noun);
  if (article === null || /zeit$|dauer$/u.test(noun)) return null;
  const one = article === "der" ? "einen" : article === "die" ? "eine" : "ein";
  const size = about === "über " ? `über ${level}` : level;
  const reached = `${one} ${noun} von ${size}${rest}`;
  return isCurrent ? ofPerson("erreiche", reached) : ofPerson("habe", `${reached} erreicht`);
}

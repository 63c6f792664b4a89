import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";
import { articleOf, withArticle } from "./articles.ts";

const CHANGES: Readonly<Record<string, string>> = {
  reducid: "reduje",
  aumentad: "aumenté",
  incrementad: "incrementé",
  mejorad: "mejoré",
  rebajad: "rebajé",
  bajad: "bajé",
  recortad: "recorté",
  acortad: "acorté",
  ampliad: "amplié",
  elevad: "elevé",
  disminuid: "disminuí",
  duplicad: "dupliqué",
  triplicad: "tripliqué",
  optimizad: "optimicé",
  superad: "superé",
  cumplid: "cumplí",
  alcanzad: "alcancé",
};
const RESULT = new RegExp(
  [
    String.raw`^(?<noun>\p{Ll}+)(?<of>(?: (?:de|del|en|por|a) [\p{L}\d ]{2,40}?)?)`,
    ` (?<change>${anyOf(...Object.keys(CHANGES))})[oa]s?(?<rest> .+|)$`,
  ].join(""),
  "u",
);
const MEASURED = anyOf(
  "facturación ventas merma deuda plazo coste gasto tasa absentismo rotación cuota margen satisfacción índice número",
  "tiempo cartera plantilla tráfico ocupación productividad consumo costes gastos pérdidas ingresos",
);
const FROM_TO = new RegExp(
  [
    String.raw`^(?<noun>${MEASURED}|\p{Ll}{4,}(?=[^:]{0,40}: (?:pasad|del? \d)))`,
    String.raw`(?<of>(?: \p{Ll}+)?(?: (?:de|del|en|por|a) [\p{L}\d ]{2,40}?)?)`,
    String.raw`(?<mark>:?) (?:pasad[oa]s? )?(?<rest>del? \d[^:;]{0,30}? al? \d.*)$`,
  ].join(""),
  "u",
);
const IN_TIME = / en (?:\p{L}+ (?:años?|meses)|20\d\d)/u;
const LEVEL = new RegExp(
  String.raw`^(?<noun>${MEASURED}|nota|tique|ticket)(?<of>(?: medi[oa])?) (?<level>del? \d.*)$`,
  "u",
);

/** "Merma reducida del 2 % al 1 %" as "reduje la merma del 2 % al 1 %"; null for other lines. */
export function resultOf(line: string): string | null {
  const { noun = "", of = "", change = "", rest = "" } = RESULT.exec(lowerFirst(line))?.groups ?? {};
  const verb = CHANGES[change];
  const thing = articleOf(noun);
  const isTold = /\d|a la mitad|a la tercera parte/u.test(rest) || /^(?:du|tri)plic/u.test(change);
  return verb === undefined || thing === null || !isTold ? null : `${verb} ${thing.article} ${noun}${of}${rest}`;
}

/** "del 35 al 30 %" is no range. */
function isFall(rest: string): boolean {
  const [from = 0, to = 0] = [...rest.matchAll(/\d[\d.,]*/gu)].map(([figure]) =>
    Number(figure.replaceAll(".", "").replace(",", ".")),
  );
  return from > to && to > 0;
}

/** "Facturación: de 3 a 5 millones": it went up, and who did it is not said. */
export function toldAsMoved(line: string, { isMarked = false } = {}): Told | null {
  const { noun = "", of = "", mark = "", rest = "" } = FROM_TO.exec(lowerFirst(line))?.groups ?? {};
  const thing = articleOf(noun);
  if (thing === null || (mark === "" && !isMarked && !IN_TIME.test(rest) && !isFall(rest))) return null;
  const said = `${thing.article} ${noun}${of}`;
  const sentence = upperFirst(`${said} ${thing.isPlural ? "pasaron" : "pasó"} ${rest}`);
  return ofThing(sentence);
}

const PLUS = new RegExp(
  [
    String.raw`^(?<noun>${MEASURED}|\p{Ll}{4,}s)(?<of>(?: (?:de|del|en|por) [\p{L} ]{2,40}?)?):? ?`,
    String.raw`(?<sign>[+−–-]) ?(?<much>\d[\d,]{0,8} ?%)(?<rest>(?: en .+| \(\d{4}\))?)$`,
  ].join(""),
  "u",
);

/** "ventas +22 %" as a sentence of what rose or fell; null for any other line. */
export function toldAsPlus(line: string): Told | null {
  const { noun = "", of = "", sign, much, rest = "" } = PLUS.exec(lowerFirst(line))?.groups ?? {};
  const thing = articleOf(noun);
  if (thing === null || much === undefined) return null;
  const [one, several] = sign === "+" ? ["subió", "subieron"] : ["bajó", "bajaron"];
  const said = `${thing.article} ${noun}${of}`;
  const how = `un ${much}${rest.replace(/ \((\d{4})\)/u, " en $1")}`;
  const sentence = upperFirst(`${said} ${thing.isPlural ? several : one} ${how}`);
  return ofThing(sentence);
}

const SHARE = /^(?<noun>\p{Ll}+) (?:del?|de un|en un) (?<much>\d[\d.,]{0,8} ?%) (?:en|de) (?<rest>\p{Ll}.+)$/u;
const SHARED: Readonly<Record<string, string>> = {
  reducción: "reduje",
  aumento: "aumenté",
  incremento: "incrementé",
  disminución: "disminuí",
  mejora: "mejoré",
  ahorro: "ahorré",
};
const SAVED = /^ahorro (?:anual |mensual )?de (?<much>(?:unos |más de |cerca de )?\d.*)$/u;

/** "Reducción del 18 % en los costes" as "reduje un 18 % los costes", "Ahorro de 900 €" as "ahorré 900 €". */
export function changeOf(line: string): string | null {
  const text = lowerFirst(line);
  const { noun = "", much = "", rest = "" } = SHARE.exec(text)?.groups ?? {};
  const own = /^(?:l[ao]s?|el) /u.test(rest) ? rest : withArticle(rest);
  if (SHARED[noun] !== undefined && own !== null)
    return `${SHARED[noun]} un ${much}${noun === "ahorro" ? " en" : ""} ${own}`;
  const { much: saved } = SAVED.exec(text)?.groups ?? {};
  return saved === undefined ? null : `ahorré ${saved}`;
}

const CHARGED =
  /^(?<noun>cartera|presupuesto)(?<kind> (?:anual|mensual|activa|propia))? de (?<much>(?:unos |más de )?\d.*)$/u;

/** "Cartera de 120 clientes": how much was in one's hands. */
export function chargedOf(line: string, isCurrent: boolean): string | null {
  const { noun = "", kind = "", much = "" } = CHARGED.exec(lowerFirst(line))?.groups ?? {};
  if (noun === "") return null;
  return `${isCurrent ? "gestiono" : "gestionaba"} un${noun === "cartera" ? "a" : ""} ${noun}${kind} de ${much}`;
}

/** "satisfacción del 94 %" as it stands after "con"; null for what is no level. */
export function levelOf(line: string): string | null {
  const { noun = "", of = "", level = "" } = LEVEL.exec(lowerFirst(line))?.groups ?? {};
  const thing = articleOf(noun);
  if (thing === null || thing.isPlural) return null;
  return `${thing.article === "la" ? "una" : "un"} ${noun}${of} ${level}`;
}

import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
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
    String.raw`^(?<noun>\p{Ll}+)(?<of>(?: (?:mensual|anual|medio|media|total|diario|diaria))?(?: (?:de|del|en|por|a) [\p{L}\d ]{2,40}?)?)`,
    ` (?<change>${anyOf(...Object.keys(CHANGES))})[oa]s?(?<rest> .+|)$`,
  ].join(""),
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

const SHARE = /^(?<noun>\p{Ll}+) (?:del?|de un|en un) (?<much>\d[\d.,]{0,8} ?%) (?:en|de) (?<rest>\p{Ll}.+)$/u;
const SHARED: Readonly<Record<string, string>> = {
  reducción: "reduje",
  aumento: "aumenté",
  incremento: "incrementé",
  disminución: "disminuí",
  mejora: "mejoré",
  ahorro: "ahorré",
};
const SAVED = /^ahorro (?:anual |mensual |(?<about>aproximado ))?de (?<much>(?:unos |más de |cerca de )?[$€]? ?\d.*)$/u;

/** "Reducción del 18 % en los costes" as "reduje un 18 % los costes", "Ahorro de 900 €" as "ahorré 900 €". */
export function changeOf(line: string): string | null {
  const text = lowerFirst(line);
  const { noun = "", much = "", rest = "" } = SHARE.exec(text)?.groups ?? {};
  const own = /^(?:l[ao]s?|el) /u.test(rest) ? rest : withArticle(rest);
  if (SHARED[noun] !== undefined && own !== null)
    return `${SHARED[noun]} un ${much}${noun === "ahorro" ? " en" : ""} ${own}`;
  const { much: saved, about } = SAVED.exec(text)?.groups ?? {};
  return saved === undefined ? null : `ahorré ${about === undefined ? "" : "aproximadamente "}${saved}`;
}

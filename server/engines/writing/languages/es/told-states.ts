import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { joinNames } from "../../pick-phrase.ts";
import { upperFirst } from "../../skill-names.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";
import { toolsOf } from "../tool-lines.ts";
import { articleOf } from "./articles.ts";
import { ofPerson } from "./duties.ts";

const FEMININE = anyOf(
  "Planta Unidad Tienda Cuadrilla Brigada Cocina Clínica Farmacia Oficina Sucursal Agencia Escuela Residencia",
);
const MASCULINE = anyOf("Equipo Grupo Restaurante Hotel Almacén Taller Servicio Hospital Colegio Centro Supermercado");
const PLACE = new RegExp(
  String.raw`^(?<place>(?<feminine>${FEMININE})|${MASCULINE})(?<kind>(?: de (?!\d)\p{Ll}{3,20}(?: \p{Ll}{3,20})?)?)` +
    String.raw`(?: de|, con| con|,) (?<size>(?:unos |unas |más de )?\d[^,;:]{2,60})$`,
  "u",
);

/** "Equipo de 5 mozos", "Hotel de 80 habitaciones": where somebody works, and how large it is. */
export function toldAsPlaceOfSize(text: string, isCurrent: boolean): Told | null {
  const { place = "", feminine, kind = "", size = "" } = PLACE.exec(text)?.groups ?? {};
  if (place === "" || /%|€|\$|(?:19|20)\d{2}/u.test(size)) return null;
  const within = /^(?:Equipo|Brigada|Cuadrilla|Grupo)$/u.test(place) ? "con" : "en";
  const where = `${within} un${feminine === undefined ? "" : "a"} ${lowerFirst(place)}${kind} de ${size}`;
  return ofPerson(`${isCurrent ? "trabajo" : "trabajaba"} ${where}`);
}

const IN_CHARGE =
  /^(?:A cargo de|Con) (?<who>\d+ \p{L}[^;:]{2,60}?)(?: a cargo)?$|^(?<led>\d+ \p{L}[^,;:]{2,40}?) a (?:mi )?cargo$/u;

const AT_HEAD = /^(?:Al frente|Al mando) de \S.{2,80}$/u;

/** "A cargo de 4 cocineros", "3 personas a cargo" */
export function toldAsInCharge(text: string, isCurrent: boolean): Told | null {
  if (AT_HEAD.test(text)) return ofPerson(`${isCurrent ? "estoy" : "estuve"} ${lowerFirst(text)}`);
  const found = IN_CHARGE.exec(text)?.groups;
  const isSure = found?.led !== undefined || /cargo/u.test(text);
  const who = found?.who ?? found?.led;
  if (who === undefined || !isSure) return null;
  return ofPerson(`${isCurrent ? "tengo" : "tenía"} a mi cargo a ${who}`);
}

export function toldAsTools(text: string, isCurrent: boolean): Told | null {
  const tools = toolsOf(text);
  if (tools === null) return null;
  const kind = tools.kind === null ? "" : ` (${tools.kind})`;
  return ofPerson(`${isCurrent ? "trabajo" : "trabajé"} con ${joinNames(tools.names, "y")}${kind}`);
}

const SO_MANY = new RegExp(
  String.raw`^(?<count>(?:unos |unas |más de )?\d{1,3}(?:\.\d{3})?) (?<what>(?!${anyOf(
    "años meses semanas días horas minutos euros pesos personas puntos veces",
  )}(?!\p{L}))\p{Ll}{3,}s(?!\p{L})[^;:]{0,60})$`,
  "u",
);

/** "3 obras simultáneas": what is in one's hands. */
export function toldAsMany(text: string, isCurrent: boolean): Told | null {
  const { count = "", what = "" } = SO_MANY.exec(lowerFirst(text))?.groups ?? {};
  if (count === "" || /%|€|\$|(?<!\p{L})(?:a cargo|al día|por (?:día|turno|semana|mes))/u.test(what)) return null;
  if (/^\p{Ll}+(?:ciones|siones|ajes|mientos) /u.test(`${what} `))
    return ofPerson(`${isCurrent ? "he realizado" : "realicé"} ${count} ${what}`);
  return ofPerson(`me ${isCurrent ? "ocupo" : "ocupaba"} de ${count} ${what}`);
}

const NONE = new RegExp(
  [
    String.raw`^(?:Cero|Ningún|Ninguna|Sin|0) (?<what>\p{Ll}{4,}(?: (?:con|de|por|en) \p{Ll}[\p{L} ]{1,30}?)?)`,
    String.raw`(?<since> (?:desde (?:19|20)\d{2}|en (?:los últimos )?\p{L}+ años|en \d+ años))?$`,
  ].join(""),
  "u",
);

/** "Cero accidentes con baja desde 2020": what did not happen. */
export function toldAsNone(text: string, isCurrent: boolean): Told | null {
  const { what = "", since = "" } = NONE.exec(text)?.groups ?? {};
  if (what === "" || (/^Sin /u.test(text) && since === "") || (!isCurrent && since.startsWith(" desde"))) return null;
  const said = `no ${isCurrent ? "ha habido" : "hubo"} ${what}${since}`;
  return { clause: said, sentence: upperFirst(said), also: upperFirst(said) };
}

const KEPT = new RegExp(
  [
    String.raw`^(?<noun>\p{Lu}\p{Ll}+)(?<of>(?: (?:de|del|en) [\p{L} ]{2,30}?)?),? `,
    String.raw`(?<level>(?:siempre )?(?:por debajo|por encima|inferior|superior|menor) (?:del?|al?) \d.*)$`,
  ].join(""),
  "u",
);

/** "Merma por debajo del 1 %" */
export function toldAsKept(text: string, isCurrent: boolean): Told | null {
  const { noun = "", of = "", level = "" } = KEPT.exec(text)?.groups ?? {};
  const thing = articleOf(noun);
  if (thing === null || thing.isPlural) return null;
  return ofPerson(`${isCurrent ? "mantengo" : "mantuve"} ${thing.article} ${lowerFirst(noun)}${of} ${level}`);
}

const WENT = new RegExp(
  [
    String.raw`^(?<how>Subida|Bajada|Descenso|Crecimiento|Caída) (?<of>del?(?: la| los| las)?) `,
    String.raw`(?<thing>[\p{L}][\p{L}\d ]{2,50}?) (?<much>(?:del?|en un|un) \d.*)$`,
  ].join(""),
  "u",
);
const VERBS: Readonly<Record<string, [one: string, several: string]>> = {
  Subida: ["subió", "subieron"],
  Bajada: ["bajó", "bajaron"],
  Descenso: ["bajó", "bajaron"],
  Crecimiento: ["creció", "crecieron"],
  Caída: ["cayó", "cayeron"],
};

/** "Subida de la valoración de 8,1 a 8,8": it rose, and who did it is not said. */
export function toldAsWent(text: string): Told | null {
  const { how = "", of = "", thing = "", much = "" } = WENT.exec(text)?.groups ?? {};
  const [one, several] = VERBS[how] ?? [];
  if (one === undefined) return null;
  const bare = articleOf(thing.split(" ")[0] ?? "")?.article;
  const article = of === "del" ? "el" : of === "de" ? bare : of.slice("de ".length);
  if (article === undefined) return null;
  const isMany = article.endsWith("s");
  const said = `${article} ${thing}`;
  const sentence = upperFirst(`${said} ${isMany ? several : one} ${much}`);
  return ofThing(sentence);
}

const SOLD = /^(?<what>Ventas|Facturación)(?: en)? (?<year>(?:19|20)\d{2}): (?<much>\D{0,4}\d.*)$/u;

/** "Ventas 2023: 780.000 €": what they came to. */
export function toldAsSold(text: string): Told | null {
  const { what, year, much = "" } = SOLD.exec(text)?.groups ?? {};
  if (what === undefined) return null;
  const [thing, was] = what === "Ventas" ? ["las ventas", "fueron"] : ["la facturación", "fue"];
  const sentence = `En ${year}, ${thing} ${was} de ${much}`;
  return ofThing(sentence);
}

const ARTICLED = new RegExp(
  [
    String.raw`^(?<noun>\p{Ll}{4,})(?<rest>(?: \p{Ll}+){0,3} `,
    String.raw`(?:subi|baj|pas|aument|creci|disminuy|cay|mejor)(?:ó|eron|aron) (?:del? |un |en un )?\d.*)$`,
  ].join(""),
  "u",
);

/** "cartera vencida bajó de 18 % a 9 %" with the article that its noun takes. */
export function withItsArticle(text: string): string {
  const { noun = "", rest = "" } = ARTICLED.exec(lowerFirst(text))?.groups ?? {};
  const thing = articleOf(noun);
  return thing === null ? text : `${thing.article} ${noun}${rest}`;
}

const ONES = /^Se (?:logró|redujo|bajó|aumentó|mejoró|implementó|implantó|consiguió|alcanzó) \S.*\d/u;
const SAVED = /^(?<noun>Ahorros?) (?<much>(?:anual(?:es)? )?de (?:US)?\$ ?\d.*)$/u;
const INDEX = new RegExp(
  String.raw`^(?<noun>OEE|NPS|PPM|MTTR|ROI|OTIF)(?<of>(?: de(?:l| la)? \p{L}[\p{L} ]{2,30}?)?):? ` +
    String.raw`(?<rest>del? \d[^:;]{0,30}? al? \d.*)$`,
  "u",
);

/** "Se logró bajar el ausentismo", "Ahorro de 5.000 € al año", "OEE del 71 al 79 %": what came of the work. */
export function toldAsCome(text: string): Told | null {
  if (ONES.test(text)) return ofThing(text);
  const { noun = "", much = "" } = SAVED.exec(text)?.groups ?? {};
  if (noun !== "") return ofPerson(`logré ${noun === "Ahorro" ? "un" : "unos"} ${lowerFirst(noun)} ${much}`);
  const { noun: index, of = "", rest } = INDEX.exec(text)?.groups ?? {};
  if (index === undefined) return null;
  const sentence = `El ${index}${of} pasó ${rest}`;
  return ofThing(sentence);
}

const ONCE: readonly [RegExp, string][] = [
  [/(?<![\p{L}])me encargaba(?= )/iu, "me encargué"],
  [/(?<![\p{L}])me ocupaba(?= )/iu, "me ocupé"],
  [/(?<![\p{L}])tenía a mi cargo/iu, "tuve a mi cargo"],
];

/** Work of which a year is said was done and ended: "me encargué" and not "me encargaba". */
export function asDoneOnce({ clause, sentence, also }: Told): Told {
  const once = (said: string) => {
    const done = ONCE.reduce((text, [usual, ended]) => text.replace(usual, ended), said);
    return /^\p{Lu}/u.test(said) ? upperFirst(done) : done;
  };
  return { clause: once(clause), sentence: once(sentence), also: once(also) };
}

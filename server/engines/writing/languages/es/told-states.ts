import { anyOf } from "../../../any-of.ts";
import { upperFirst } from "../../skill-names.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";
import { movedTo } from "../moved-figure.ts";
import { articleOf, isWork } from "./articles.ts";

const WENT = new RegExp(
  [
    String.raw`^(?<how>Subida|Bajada|Descenso|Crecimiento|Caída) (?<of>del?(?: la| los| las)?) `,
    String.raw`(?<thing>[\p{L}][\p{L}\d ]{2,50}?) (?<much>(?:del?|en un|un) \d.*)$`,
  ].join(""),
  "u",
);
const MOVED = new RegExp(
  [
    String.raw`^(?<noun>\p{L}[\p{Ll}-]{2,20})(?<of>(?: [\p{L}-]+){0,5}?)(?<mark>:)? (?<begin>del? )?(?<from>\d[\d.,]{0,12})`,
    String.raw`(?<unit>(?: ?[%€]| \p{L}{1,14})?)(?<arrow> ?(?:->|→|=>) ?| al? )(?<to>\d[\d.,]{0,12})(?<rest>.{0,60})$`,
  ].join(""),
  "u",
);
/** What goes up and down, so that "de 8 a 5" is no span of it. */
const MEASURE = new RegExp(
  `^${anyOf(
    "nota tasa tiempo plazo coste costo cobertura merma mermas ticket ventas rotación absentismo devoluciones quejas",
    "reclamaciones incidencias accidentes satisfacción ocupación productividad rendimiento margen impagos morosidad caídas",
    "úlceras errores valoración puntuación índice ratio consumo gasto gastos costes costos rechazos retrasos bajas",
    "asistencia matrícula abandono deserción cartera ingresos tasas tiempos plazos visitas conversión fidelización",
  )}$`,
  "u",
);

const CHANGED = /(?:ad|id)[oa]s?(?= |$)/u;

/** "Nota Booking 8,4 → 8,9", "Úlceras: de 7 a 2": it rose or fell, and who did it is not said. */
export function toldAsMoved(text: string): Told | null {
  const { noun: first = "", of = "", mark, begin, from = "", ...more } = MOVED.exec(text)?.groups ?? {};
  const { unit = "", arrow = "", to = "", rest = "" } = more;
  const noun = first.toLowerCase();
  const thing = articleOf(noun);
  const moved = movedTo(from, to);
  const isSure = MEASURE.test(noun) || ((mark !== undefined || /[>→]/u.test(arrow)) && !isWork(noun));
  if (thing === null || moved === null || !isSure || /[;:]/u.test(rest)) return null;
  if ((begin === undefined && /a/u.test(arrow)) || CHANGED.test(of)) return null;
  const verb = moved === "up" ? (thing.isPlural ? "subieron" : "subió") : thing.isPlural ? "bajaron" : "bajó";
  const named = of.replace(/^ (?=\p{Lu})/u, " de ");
  const [be, end] = [begin ?? "de ", /^ al? $/u.test(arrow) ? arrow : " a "];
  return ofThing(upperFirst(`${thing.article} ${noun}${named} ${verb} ${be}${from}${unit}${end}${to}${rest}`));
}

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

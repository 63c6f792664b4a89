import { anyOf } from "../../../any-of.ts";
import { articleOf, isWork } from "./articles.ts";

/** Work as lines of resumes name it, with its verb: what somebody does in a present job, and what they did. */
const VERBS: Readonly<Record<string, [now: string | null, past: string]>> = {
  adquisición: [null, "adquirí"],
  automatización: [null, "automaticé"],
  cálculo: ["calculo", "calculé"],
  cumplimiento: [null, "cumplí"],
  cobranza: ["cobro", "cobré"],
  conversión: [null, "convertí"],
  corrección: ["corrijo", "corregí"],
  duplicación: [null, "dupliqué"],
  estandarización: [null, "estandaricé"],
  fabricación: ["fabrico", "fabriqué"],
  fidelización: ["fidelizo", "fidelicé"],
  incorporación: [null, "incorporé"],
  incremento: [null, "incrementé"],
  informatización: [null, "informaticé"],
  inspección: ["inspecciono", "inspeccioné"],
  introducción: [null, "introduje"],
  inventario: ["inventarío", "inventarié"],
  lanzamiento: [null, "lancé"],
  liderazgo: ["lidero", "lideré"],
  rediseño: [null, "rediseñé"],
  renovación: [null, "renové"],
  simplificación: [null, "simplifiqué"],
  validación: ["valido", "validé"],
  atención: ["atiendo", "atendía"],
  acompañamiento: ["acompaño", "acompañé"],
  administración: ["administro", "administré"],
  análisis: ["analizo", "analicé"],
  apertura: [null, "abrí"],
  asesoramiento: ["asesoro", "asesoré"],
  aumento: [null, "aumenté"],
  capacitación: [null, "capacité"],
  captación: [null, "capté"],
  contratación: [null, "contraté"],
  control: ["controlo", "controlé"],
  coordinación: ["coordino", "coordiné"],
  creación: [null, "creé"],
  desarrollo: [null, "desarrollé"],
  dirección: ["dirijo", "dirigí"],
  diagnosis: ["diagnostico", "diagnostiqué"],
  digitalización: [null, "digitalicé"],
  diseño: [null, "diseñé"],
  elaboración: ["elaboro", "elaboré"],
  disminución: [null, "disminuí"],
  entrega: [null, "entregué"],
  facturación: ["facturo", "facturé"],
  formación: [null, "formé"],
  gestión: ["gestiono", "gestioné"],
  implantación: [null, "implanté"],
  implementación: [null, "implementé"],
  instalación: ["instalo", "instalé"],
  limpieza: ["limpio", "limpié"],
  mejora: [null, "mejoré"],
  migración: [null, "migré"],
  modernización: [null, "modernicé"],
  montaje: ["monto", "monté"],
  negociación: ["negocio", "negocié"],
  optimización: [null, "optimicé"],
  organización: ["organizo", "organicé"],
  planificación: ["planifico", "planifiqué"],
  preparación: ["preparo", "preparé"],
  redacción: ["redacto", "redacté"],
  reducción: [null, "reduje"],
  reorganización: [null, "reorganicé"],
  reparación: ["reparo", "reparé"],
  revisión: ["reviso", "revisé"],
  selección: ["selecciono", "seleccioné"],
  supervisión: ["superviso", "supervisé"],
  tramitación: ["tramito", "tramité"],
  recogida: ["recojo", "recogí"],
  recuperación: [null, "recuperé"],
  reposición: ["repongo", "repuse"],
  traducción: ["traduzco", "traduje"],
  traspaso: [null, "traspasé"],
  verificación: ["verifico", "verifiqué"],
  vigilancia: ["vigilo", "vigilé"],
  venta: ["vendo", "vendí"],
};

const NAMED = /^(?<one>\p{Lu}\p{Ll}+)(?: y (?<other>\p{Ll}+))? (?<of>de(?: la| los| las)?|del) (?<rest>\S.*)$/u;
const TO_PEOPLE =
  /^(?<one>Asesoramiento|Atención|Acompañamiento|Capacitación|Formación|Supervisión) (?<to>al?) (?<rest>\S.*)$/u;
const SECOND = / y (?:del? |de (?:las?|los) |al? |\p{Ll}+(?:ción|sión|miento|aje|is|ol|ía)(?: \p{Ll}+)? de)/u;
const COUNTED = /^(?:\d[\d.]*|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte) /u;
/** Those whom a verb takes with "a". */
const PEOPLE = new RegExp(
  String.raw`^(?:las? |los |el )?(?:(?:\d[\d.]*|un[ao]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|más de \d+) )?(?:nuev[oa]s? )?${anyOf(
    "personal emplead[oa]s? vendedor(?:es|as)? enfermer[oa]s? auxiliares técnic[oa]s? operari[oa]s alumn[oa]s?",
    "estudiantes pacientes? clientes? residentes trabajador(?:es|as)? compañer[oa]s aprendices becari[oa]s",
    "colaborador(?:es|as)? agricultor(?:es|as)? soci[oa]s jugador(?:es|as)? menores mayores usuari[oa]s familias auxiliares",
    "camarer[oa]s cociner[oa]s conductor(?:es|as)? dependient[ea]s voluntari[oa]s proveedores niñ[oa]s personas",
  )}(?= |$|,)`,
  "u",
);
const LED = new RegExp(
  `^(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (?!${anyOf(
    "motores sectores talleres procesadores ordenadores generadores contenedores tableros ficheros almacenes restaurantes",
  )})(?:mozos|peones|jóvenes|\\p{Ll}{2,}(?:[eo]r[oe]s|[eo]ras|istas|antes|entes|arios|arias))(?= |$|,)`,
  "u",
);
const LEADING = /^(?:coordinación|dirección|supervisión|formación|capacitación|liderazgo)$/iu;
/** Done by themselves: in "facturación y gestión de incidencias" no incidents are invoiced. */
const OF_ITSELF = /^(?:facturación|limpieza|atención|venta|cobranza|contratación)$/iu;
/** Without an article only what cannot be counted is an object: "administré medicación". */
const MASS = /^(?:\p{Lu}{2,}(?=[ ,]|$)|\p{Ll}+(?:ción|dad|ería|aje|ura|ncia|es|as|os)(?=[ ,]|$))/u;

/** So many of what is made were made, unless the line says how often. */
const MADE = /^(?:elaboración|redacción|instalación|montaje|organización|venta|reparación|tramitación)$/iu;
const OFTEN = / (?:al|por|cada|diari[oa]s|semanales|mensuales|anuales)(?= |$)/u;

/** "Reducción de las caídas un 40 %" as "reduje las caídas un 40 %"; null where verb or object is not certain. */
export function deedOfName(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  const { one: work = "", to, rest: people } = TO_PEOPLE.exec(line)?.groups ?? {};
  const [now = null, past] = VERBS[work.toLowerCase()] ?? [];
  const beside = / y (?<noun>\p{Ll}+)(?= |$)/u.exec(people ?? "")?.groups?.noun ?? "";
  if (
    past &&
    !isWork(beside) &&
    !SECOND.test(people ?? "") &&
    (PEOPLE.test(people ?? "") || !/^A(?:tenci|compa)/u.test(work))
  )
    return `${isCurrent && now ? now : past} ${to} ${people}`;
  const { one = "", other, of = "", rest = "" } = NAMED.exec(line)?.groups ?? {};
  const verbs = [one, other].filter((name) => name !== undefined).map((name) => VERBS[name.toLowerCase()]);
  const second = / y (?<noun>\p{Ll}+)(?: \p{Ll}+)?(?:$| (?:del?|en|al?) )/u.exec(rest)?.groups?.noun ?? "";
  if (rest === "" || verbs.includes(undefined) || SECOND.test(rest) || (isWork(second) && !areSeveral(rest)))
    return null;
  const article = of === "del" ? "el " : of.slice("de".length).trimStart();
  const object = `${article}${article === "" || article.endsWith(" ") ? "" : " "}${rest}`;
  const bare = article === "" ? articleOf(rest.split(" ")[0] ?? "") : null;
  const the = INDEX.test(rest) ? "el" : bare?.article;
  if (article === "" && the !== undefined && other === undefined && CHANGED.test(one) && FROM_TO.test(rest))
    return `${verbs[0]?.[1]} ${the} ${rest}`;
  const isWhole = article !== "" || COUNTED.test(rest) || MASS.test(rest) || /^(?:un[ao]?|nuevo personal) ?/.test(rest);
  if (!isWhole || /^(?:calidad|seguridad|contabilidad|accesos) /u.test(`${rest} `)) return null;
  const isMade = MADE.test(one) && /^(?:(?:m[aá]s|cerca) de |un[oa]s )?\d/u.test(rest) && !OFTEN.test(rest);
  const isNow = isCurrent && !isMade && verbs.every((verb) => verb?.[0]);
  if (other !== undefined && OF_ITSELF.test(one) && article === "") return null;
  const isUsual = !isCurrent && USUAL.test(rest);
  const said = verbs.map((verb) => (isUsual ? usually(verb?.[1] ?? "") : verb?.[isNow ? 0 : 1])).join(" y ");
  // "Reducción de devoluciones de 6 % a 2 %" is about those that there were.
  if (bare?.isPlural && CHANGED.test(one) && / (?:de|del|un) \d/u.test(rest)) return `${said} ${bare.article} ${rest}`;
  // "Capté clientes", whoever they were, and "formé a dos aprendices".
  const isAnybody = article === "" && /^(?:captación|selección)$/iu.test(one) && !COUNTED.test(rest);
  const own = CHANGED.test(one) ? object.replace(/ del? (?=\d[\d.,]* ?%(?! al? ))/u, " un ") : object;
  const isLed = LEADING.test(one) && article === "" && LED.test(own);
  return `${said} ${isLed ? `a ${own}` : isAnybody ? own : withPeople(own)}`;
}

const FROM_TO = / del? \d[\d.,]{0,9} ?\S{0,10} al? \d/u;
const INDEX = /^(?:OEE|NPS|EBITDA|ROI|CTR|MTTR) /u;
const CHANGED = /^(?:Reducción|Aumento|Incremento|Disminución|Mejora)$/u;

/** "de escandallos y fichas técnicas": both are what is made. */
function areSeveral(rest: string): boolean {
  return /^\p{Ll}+s(?: \p{Ll}+s)? y \p{Ll}+s(?: \p{Ll}+s)?$/u.test(rest);
}

const USUAL =
  / (?:(?:al|por|cada) (?:día|turno|mes|semana|año|hora|noche)|diari[oa]s|semanales|mensuales|anuales)(?= |$)/u;
const IMPERFECT: readonly [RegExp, string][] = [
  [/qué$/u, "caba"],
  [/cé$/u, "zaba"],
  [/gué$/u, "gaba"],
  [/é$/u, "aba"],
  [/í$/u, "ía"],
];

/** "limpié" of so many a day is "limpiaba". */
function usually(past: string): string {
  const [ending, form] = IMPERFECT.find(([pattern]) => pattern.test(past)) ?? [/$/u, ""];
  return past.replace(ending, form);
}

function withPeople(object: string): string {
  if (!PEOPLE.test(object)) return object;
  return object.startsWith("el ") ? `al ${object.slice("el ".length)}` : `a ${object}`;
}

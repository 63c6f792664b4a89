import { anyOf, anyOfLines } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { inSeries, type Task, type TaskLanguage } from "../told-tasks.ts";
import { andBefore, articleOf, isWork, type Thing } from "./articles.ts";

const NOUN = String.raw`\p{Ll}{1,30}(?:-\p{Ll}{1,30}){0,3}`;
const NO_MANNER = anyOf("para sobre entre hasta según desde ante junto");
const NAMED = new RegExp(
  String.raw`^(?<noun>${NOUN})(?: y (?<second>${NOUN})(?= (?:del?|al?|en|con|para)|$))?(?<how>(?: (?!${NO_MANNER} )\p{Ll}{4,30}){0,2})(?<rest>(?: .+)?)$`,
  "u",
);
const REST = new RegExp(`^$|^ ${anyOf("de del a al en con para por ante según sobre entre bajo y e")} `, "u");
const ADJECTIVE = new RegExp(
  String.raw`^$|^(?: \p{Ll}+${anyOf("[aeo]l(?:es)? ic[oa]s? iv[oa]s? ari[oa]s? ad[oa]s? id[oa]s? ent[ae]s? ect[oa]s? ern[oa]s? eas?")})+$`,
  "u",
);
const CHANGE = new RegExp(
  anyOfLines`
    (?<!\p{L})del? (?:un )?\d[\d.,]{0,12}(?: ?[%€]| \p{L}{1,20})? al? \d|(?<!\p{L})(?:un|del?|del un) \d[\d.,]{0,12} ?%
    (?<!\p{L})desde[ ]|(?:19|20)\d{2}(?![\d.,%])|[:;→]
    (?<!unos|unas|entre|hasta|sobre|para|cerca|cada)(?<= \p{Ll}{4,20}) \d
  `,
  "u",
);
const NO_TASK = new RegExp(
  `^${anyOf(
    "reducción aumento incremento mejora implantación implementación introducción creación lanzamiento migración digitalización",
    "modernización renovación reorganización duplicación disminución rediseño recuperación optimización automatización",
    "informatización estandarización simplificación conversión incorporación adquisición cumplimiento traspaso obtención",
    "consecución recertificación certificación participación colaboración ayuda apoyo uso manejo cambio puesta ascenso",
    "contratación organización(?=es) población opción edición nación versión mención distinción exposición canción",
    "agenda archivo(?=s) caja almacén taller turno(?=s) campaña sala cocina plancha barra horno obrador menú carta revista",
    "receta color barba tinte mecha obra ronda tala factura ficha albarán acta centralita altas? bajas? partes? conocimiento",
    "personaje paisaje traje viaje equipaje lenguaje mensaje porcentaje crecimiento despido nacimiento ensamble estudio estudios",
    "plan(?:es)? clases? turnos? obras? taller talleres charlas? visitas? reservas? facturas? recetas?",
  )}$`,
  "u",
);
const OWN_WORK =
  /^(?:arqueo|asistencia|acogida|atención|mentoría|tutoría|sustitución|elaboración|desarrollo|inspección|supervisión)$/u;

function nounOf(noun: string): Thing | null {
  return !NO_TASK.test(noun) && (isWork(noun) || OWN_WORK.test(noun)) ? articleOf(noun) : null;
}

function taskOf(piece: string): Task | null {
  const { noun = "", second, how = "", rest = "" } = NAMED.exec(lowerFirst(piece))?.groups ?? {};
  const isWithPeople = /^(?:relación|reunión|reuniones)$/u.test(noun) && /^ con /u.test(rest);
  const isOwnPlace = rest === "" && how === "" && second === undefined && /^(?:caja|almacén|archivo)$/u.test(noun);
  const isSurvey = noun === "estudio" && /^ de (?:tiempos|mercado|costos|costes|suelos|viabilidad)(?: |$)/u.test(rest);
  const isBanked = /^ingresos?$/u.test(noun) && /^ (?:en (?:el )?banco|bancarios)$/u.test(how + rest);
  const one = isWithPeople || isOwnPlace || isSurvey || isBanked ? articleOf(noun) : nounOf(noun);
  const behind = ADJECTIVE.test(how) ? rest : how + rest;
  if (one === null || CHANGE.test(piece) || !REST.test(behind) || (second === undefined && isList(behind))) return null;
  const other = second === undefined ? undefined : nounOf(second);
  if (other === null) return null;
  const isSame = other?.article === one.article;
  const added = other === undefined ? "" : ` y ${isSame ? "" : `${other.article} `}${second}`;
  const name = `${one.article} ${noun}${added}${how}${rest}`;
  return { name, object: `de ${name}`.replace(/^de el /u, "del "), isPlural: one.isPlural || other !== undefined };
}

/** Where another name of work follows a "y", what it belongs to is not certain. */
function isList(rest: string): boolean {
  if (IN_AREA.test(rest.split(/ [ye] /u)[0] ?? "")) return false;
  const seconds = [...rest.matchAll(/ [ye] (?<noun>\p{Ll}+)(?<more> \p{Ll}|$)/gu)];
  return seconds.some(({ groups: { noun = "", more = "" } = {} }) => isOwn(noun, more !== ""));
}

/** "Fondos y guarniciones" are made; what has something behind it is work of its own. */
function isOwn(noun: string, hasMore: boolean): boolean {
  const thing = nounOf(noun);
  return thing !== null && (hasMore || !thing.isPlural);
}

const IN_AREA = / en (?:el |la |las |los )?(?:áreas?|sector|sección|zona|departamento|línea|taller)(?: de)? \p{Ll}+$/u;

/** "Administración de medicación y cuidado de heridas" are two works. */
function splitAnd(piece: string): string[] {
  const [one = "", other = "", third] = piece.split(/ [ye] /u);
  if (third !== undefined || other === "" || NAMED.exec(lowerFirst(piece))?.groups?.second !== undefined)
    return [piece];
  const isPair =
    !one.includes(",") &&
    !IN_AREA.test(one) &&
    taskOf(one) !== null &&
    taskOf(other) !== null &&
    isOwn(other.split(" ")[0] ?? "", / /u.test(other));
  return isPair ? [one, other] : [piece];
}

function say(tasks: readonly Task[], isCurrent: boolean): { clause: string; sentence: string } {
  const objects = inSeries(
    tasks.map(({ object }) => object),
    { and: "y", or: ", así como" },
  );
  return {
    clause: `me ${isCurrent ? "encargo" : "encargaba"} ${objects}`,
    sentence: `Me ${isCurrent ? "ocupo" : "ocupaba"} ${objects}`,
  };
}

export const TASKS: TaskLanguage = { taskOf, splitAnd, and: / [ye] /u, lastAnd: andBefore, say };

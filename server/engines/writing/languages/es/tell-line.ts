import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { inBrackets, isParted, listParts, type Parts, partsOf } from "../line-splits.ts";
import { upperFirst } from "../../skill-names.ts";
import { andBefore, isWork, listed, ofIt } from "./articles.ts";
import { ofPerson, thingsOf, toldAsDuty, toldAsTask } from "./duties.ts";
import { toldAsHeld } from "./held-roles.ts";
import { deedOfName } from "./named-deeds.ts";
import { isGerundAlone, toldAsInfinitive } from "./infinitive-deeds.ts";
import { OTHER_SUBJECT } from "./need.ts";
import { tellsOfLife } from "../life-events.ts";
import { toldByPieces } from "../told-pieces.ts";
import {
  asDoneOnce,
  toldAsCome,
  toldAsInCharge,
  toldAsKept,
  toldAsMany,
  toldAsNone,
  toldAsPlaceOfSize,
  toldAsSold,
  toldAsTools,
  toldAsWent,
  withItsArticle,
} from "./told-states.ts";
import { toldAsSaid, toldAsShift, toldAsUnit, toldOfThing } from "./told-aside.ts";
import { changeOf, chargedOf, levelOf, resultOf, toldAsMoved, toldAsPlus } from "./told-results.ts";

const BROKEN =
  /[[\]{}|•·*_]|\.{2}|(?<!\p{Lu})\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:y|o|de|del|para|con|en|la|el|los|las)$/iu;
const MOST_WORDS = 26;
const NO_DEED = /^(?:Café|Bebé|Puré|Chalé|Comité|Así|Aquí|Allí) /u;
const DONE = /^(?:\p{L}+[éí]|\p{L}*(?:duje|hice|puse|tuve|dije|traje|vine|pude|supe)|fui|di) \S/iu;
const NOW = new RegExp(
  [
    String.raw`^(?!(?:Equipo|Grupo|Curso|Turno|Proyecto|Centro|Cargo|Trabajo|Medio|Segundo|Primero) )\p{Lu}\p{Ll}{3,}o `,
    String.raw`(?:(?:y \p{Ll}{3,}o )?(?:a|al|un|una|unos|unas|el|la|los|las|\d+|cada|todos|todas) |\p{Ll}{4,}s(?: |$)|y \p{Ll}{3,}o \p{Ll}{4,}s(?: |$))`,
  ].join(""),
  "u",
);
const IN_YEAR = /(?<!desde (?:\p{L}+ (?:de )?)?)(?<![\d.,])(?:19|20)\d{2}(?![\d.,%]| ?€| \p{Ll})/u;
const OFTEN = /^(?:una?|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?:vez |veces )?(?:al|por|cada) /u;
const GIVEN = /^(?:Charlas|Clases|Talleres|Sesiones) (?:de|para|a) /u;
const COUNT = /^(?!(?:19|20)\d{2}(?!\d))(?:unos |unas |más de |cerca de |hasta )?\d/u;
/** "se bajó el scrap 12 %" */
const CAME_OF_IT = /^se (?:baj|redu[cj]|logr|aument|mejor|disminuy|ahorr|recort)\p{L}+ .*\d/u;
const SO_MANY = new RegExp(
  `^(?:unas |unos |más de )?\\d[\\d.]{0,8} ${anyOf("llamadas pedidos reservas expedientes incidencias visitas entregas citas cursos clases")} `,
  "u",
);

const HEAD =
  /^(?:Funciones|Tareas|Responsabilidades|Actividades|Logros?|Resultados)(?: principales)?: (?<first>\p{L})/u;

const UNACCENTED = /(?<=\p{L}{2}(?:c|s))ion(?!\p{L})/gu;

/** A line of a Spanish resume in the first person; null where it would not read well. */
export function tell(line: string, { isCurrent: isNow }: { isCurrent: boolean }): Told | null {
  const text = upperFirst(line.replace(HEAD, "$<first>"))
    .replace(UNACCENTED, "ión")
    .replace(/(?<![\s.;,])[\s.;,]+$/u, "")
    .replace(/(?<=\p{L})\.(?= ?[ºª])/gu, "")
    .replace(/(?<=[\p{L})]) [-–—] (?=\p{L})/gu, ": ");
  if (text.split(" ").length > MOST_WORDS || BROKEN.test(text)) return null;
  // "Formé a las compañeras de mi planta" is one's own deed.
  const said = DONE.test(text) || NOW.test(text) ? text.replace(/(?<!\p{L})mis?(?= \p{Ll})/gu, "") : text;
  if (OTHER_SUBJECT.test(said)) return null;
  if (tellsOfLife(text)) return null;
  const led =
    toldAsSaid(text) ??
    toldOfThing(text) ??
    toldAsTools(text, isNow) ??
    toldAsNone(text, isNow) ??
    toldAsKept(text, isNow) ??
    toldAsWent(text) ??
    toldAsSold(text) ??
    toldAsCome(text) ??
    toldAsPlus(text) ??
    toldAsInCharge(text, isNow) ??
    toldAsPlaceOfSize(text, isNow);
  if (led) return led;
  const parts = partsOf(text, (rest) => /\d/u.test(rest) || OFTEN.test(rest));
  const isCurrent = isNow && !IN_YEAR.test(parts?.first ?? text);
  return (
    toldWithAside(text, isCurrent) ??
    toldAsMany(text, isCurrent) ??
    (parts && toldInParts(parts, isCurrent)) ??
    toldWhole(text, isCurrent) ??
    toldInPieces(text, isCurrent)
  );
}

const ASIDE =
  /^(?<first>[^,:;]{3,90}), (?<aside>(?:siempre|todo|especialmente|principalmente|sobre todo|tanto) [^:;]{3,60})$/u;

function toldWithAside(text: string, isCurrent: boolean): Told | null {
  const { first = "", aside = "" } = ASIDE.exec(text)?.groups ?? {};
  const begun = first === "" ? null : toldWhole(first, isCurrent);
  return begun && behind(begun, `, ${aside}`);
}

const LIMITS = /^(?:en sustitución|como |bajo |solo |ocasional|en apoyo|con ayuda|junto )/iu;

function toldInPieces(text: string, isCurrent: boolean): Told | null {
  if (text.includes(":")) return null;
  return toldByPieces(text, {
    tell: (piece) =>
      toldAsInCharge(piece, isCurrent) ?? toldAsPlaceOfSize(piece, isCurrent) ?? toldWhole(piece, isCurrent),
    join: joinDeeds,
    limits: LIMITS,
  });
}

function toldWhole(text: string, isCurrent: boolean): Told | null {
  if (isParted(text)) return null;
  if (NO_DEED.test(text)) return null;
  if (isGerundAlone(text)) return toldAsInfinitive(text, isCurrent);
  if (
    DONE.test(text) ||
    (NOW.test(text) &&
      isCurrent &&
      !isWork(text.split(" ")[0] ?? "") &&
      !(/^\p{Lu}\p{Ll}+ a \d/u.test(text) && / y \p{Ll}+ de /u.test(text)))
  )
    return ofPerson(lowerFirst(text).replace(MADE_ONE, "$<verb> un $<noun>"));
  if (NOW.test(text) && !isWork(text.split(" ")[0] ?? "")) return null;
  const result = resultOf(text) ?? changeOf(text) ?? chargedOf(text, isCurrent);
  const certain = toldAsHeld(text, isCurrent) ?? (result && ofPerson(result)) ?? toldAsMoved(text) ?? toldAsPlus(text);
  if (certain) return certain;
  if (GIVEN.test(text) && !text.includes(",")) return ofPerson(`${isCurrent ? "doy" : "daba"} ${lowerFirst(text)}`);
  if (SO_MANY.test(text)) return ofPerson(`${isCurrent ? "tengo" : "tenía"} ${text}`);
  const verbal = toldAsInfinitive(text, isCurrent);
  if (verbal) return verbal;
  const duty = toldAsDuty(text, isCurrent);
  const otherwise = duty && IN_YEAR.test(text) ? asDoneOnce(duty) : duty;
  const shift = toldAsShift(text, isCurrent) ?? toldAsUnit(text, isCurrent);
  if (shift) return shift;
  const deed = isListOfWork(text) ? null : deedOfName(text, { isCurrent });
  if (deed === null) return otherwise;
  return otherwise ? { ...ofPerson(deed), otherwise } : ofPerson(deed);
}

/** "Implementé formato de control" is about one. */
const MADE_ONE = new RegExp(
  String.raw`^(?<verb>(?:implement|cre|diseñ|elabor|desarroll|arm|organic|implant|redact)\p{Ll}*[éo]) (?<noun>${anyOf(
    "formato sistema programa plan proyecto manual procedimiento protocolo taller curso registro tablero esquema control",
  )})(?= )`,
  "u",
);

/** "Reparación de motores, frenos y cajas" handles several things, "Limpieza de salas, lavandería" is two works. */
function isListOfWork(text: string): boolean {
  const [first = "", ...others] = listParts(text);
  return (
    others.some((part) => !/^(?:\p{Ll}+s|\p{Lu}{2,})(?: |$)/u.test(part)) ||
    (others.length > 0 && !/ de (?:\p{Ll}+s|\p{Lu}{2,})$/u.test(first))
  );
}

function toldInParts({ first, mark, rest }: Parts, isCurrent: boolean): Told | null {
  const moved = mark === ":" ? toldAsMoved(`${first}: ${rest}`) : null;
  if (moved) return moved;
  const begun = toldWhole(first, isCurrent);
  const result = resultOf(rest);
  const ended = result ? ofPerson(result) : (toldAsMoved(rest, { isMarked: mark !== "," }) ?? toldAsPlus(rest));
  if (ended) return begun ? joinParts(begun, ended) : ended;
  const many = !begun && mark === ":" ? toldAsMany(rest, isCurrent) : null;
  if (many) return behind(many, ` (${lowerFirst(first)})`);
  if (!begun || /^(?:19|20)\d{2}(?: ?[–-] ?(?:19|20)\d{2})?$/u.test(rest)) return begun;
  if (CAME_OF_IT.test(rest)) return behind(begun, `; ${rest}`);
  if (OFTEN.test(rest)) return behind(begun, `, ${rest}`);
  const level = levelOf(rest);
  const tail = level ?? (COUNT.test(rest) ? rest : null);
  const isRate = / (?:al?|por|cada|diari\p{L}+|semanal\p{L}*|mensual\p{L}*)(?= |$)/u.test(rest);
  const isBare = level === null && (mark === ":" || (!isRate && / con /u.test(begun.sentence)));
  if (tail !== null && isBare) return behind(begun, inBrackets(rest));
  if (tail !== null) return behind(begun, `, ${/ con /u.test(begun.sentence) ? "a razón de" : "con"} ${tail}`);
  const things = mark === ":" && !/^Me (?:ocup|encarg)/u.test(begun.sentence) ? thingsOf(rest) : null;
  if (things) return joinParts(begun, toldAsTask(ofIt(listed(things)), isCurrent));
  const said = rest.charAt(0).toUpperCase() + rest.slice(1);
  const more =
    mark === ","
      ? null
      : (toldOfThing(upperFirst(withItsArticle(said))) ?? (mark === ";" ? toldWhole(said, isCurrent) : null));
  if (more) return joinParts(begun, more);
  if (mark === ";" || first.includes("(")) return /\d/u.test(first) ? begun : null;
  return behind(begun, inBrackets(rest));
}

function behind({ clause, sentence, also, otherwise }: Told, tail: string): Told {
  const told = { clause: clause + tail, sentence: sentence + tail, also: also + tail };
  return otherwise ? { ...told, otherwise: behind(otherwise, tail) } : told;
}

function isOfPerson({ clause, sentence, isOfThing }: Told): boolean {
  return isOfThing !== true && (lowerFirst(sentence) === clause || /^me /u.test(clause));
}

function joinParts(one: Told, other: Told): Told {
  if (!isOfPerson(other)) return behind(one, `; ${lowerFirst(other.sentence)}`);
  const mark = / [ye] |,/u.test(one.sentence) ? "," : "";
  const verb = /^me (?:encargo|encargaba|ocupo|ocupaba) /u.exec(other.clause)?.[0];
  if (verb !== undefined && one.sentence.toLowerCase().startsWith(verb))
    return behind(one, `, así como ${other.clause.slice(verb.length)}`);
  return behind(one, `${mark} ${andBefore(other.clause)} ${other.clause}`);
}

export function joinDeeds(one: Told, other: Told): Told | null {
  if (
    /^(?:En|Desde) /u.test(other.sentence) ||
    / [ye] |[;:,]/u.test(one.sentence) ||
    /[;:]/u.test(other.sentence) ||
    !isOfPerson(one) ||
    !isOfPerson(other)
  )
    return null;
  return joinParts({ clause: one.clause, sentence: one.sentence, also: one.also }, other);
}

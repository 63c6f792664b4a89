import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { inEachWording } from "../each-wording.ts";
import { amountInBrackets } from "../amount-behind.ts";
import type { Told } from "../grammar.ts";
import { isParted, listParts, partsOf } from "../line-splits.ts";
import { upperFirst } from "../../skill-names.ts";
import { andBefore, isWork } from "./articles.ts";
import { ofPerson, toldAsPart } from "./duties.ts";
import { toldAsHeld, toldAsInCharge } from "./held-roles.ts";
import { deedOfName } from "./named-deeds.ts";
import { isGerundAlone, toldAsInfinitive } from "./infinitive-deeds.ts";
import { TASKS } from "./named-tasks.ts";
import { OTHER_SUBJECT } from "./need.ts";
import { joinedApart, toldAsTasks } from "../told-tasks.ts";
import { toldWithDetail } from "../detail-behind.ts";
import { toldWithPart } from "../part-of-them.ts";
import { toldInTwo } from "../told-in-two.ts";
import { tellsOfLife } from "../life-events.ts";
import { toldAsOwn, toldAsSaid, toldAsShift, toldOfThing } from "./told-aside.ts";
import { changeOf, resultOf } from "./told-results.ts";
import { toldAsMoved, toldAsWent } from "./told-states.ts";

const BROKEN =
  /[[\]{}|•·*_]|\.{2}|(?<!\p{Lu})\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:y|o|de|del|para|con|en|la|el|los|las)$/iu;
const MOST_WORDS = 26;
const NO_DEED = /^(?:Café|Bebé|Puré|Chalé|Comité|Así|Aquí|Allí) /u;
const DONE = /^(?:\p{L}+[éí]|\p{L}*(?:duje|hice|puse|tuve|dije|traje|vine|pude|supe)|fui|di) \S/iu;
const NOW = new RegExp(
  [
    String.raw`^(?!(?:Equipo|Grupo|Curso|Turno|Proyecto|Centro|Cargo|Trabajo|Medio|Segundo|Primero) )\p{Lu}\p{Ll}{3,}o `,
    String.raw`(?:(?:y \p{Ll}{3,}o )?(?:a|al|un|una|unos|unas|el|la|los|las|\d+|cada|todos|todas) |\p{Ll}{4,}s(?: |$)|y \p{Ll}{3,}o \p{Ll}{4,}s(?: |$))|^(?:Doy|Hago) \p{Ll}`,
  ].join(""),
  "u",
);
const IN_YEAR = /(?<!desde (?:\p{L}+ (?:de )?)?)(?<![\d.,])(?:19|20)\d{2}(?![\d.,%]| ?€| \p{Ll})/u;
const BESIDE = /^[^,]+, (?:con|para|entre|en) [^,]+$/u;
const GIVEN = /^(?:Charlas|Clases|Talleres|Sesiones) (?:de|para|a) /u;
const HEAD =
  /^(?:Funciones|Tareas|Responsabilidades|Actividades|Logros?|Resultados)(?: principales)?: (?<first>\p{L})/u;

const OBJECTS_FIRST = /^(?<first>\p{L}+ de \p{Ll}+s), (?<thing>\p{Ll}+s) y (?<next>\p{Ll}+)(?= de )/u;

function joinedObjects(all: string, first: string, thing: string, next: string): string {
  return isWork(next) && !isWork(thing) ? `${first} y ${thing}, ${next}` : all;
}

const UNACCENTED = /(?<=\p{L}{2}(?:c|s))ion(?!\p{L})/gu;

/** A line of a Spanish resume in the first person; null where it would not read well. */
export function tell(line: string, options: { isCurrent: boolean }): Told | null {
  const counted = amountInBrackets(line);
  const told = tellLine(line, options) ?? (counted === null ? null : tellLine(counted, options));
  if (told) return told;
  return (
    toldWithPart(line, (part) => tell(part, options)) ??
    toldWithDetail(line, {
      tell: (part) => tell(part, options),
      isWork: (part) => isWork(part.split(" ")[0] ?? ""),
      colon: ": ",
      and: andBefore,
    })
  );
}

function tellLine(line: string, { isCurrent: isNow }: { isCurrent: boolean }): Told | null {
  const text = upperFirst(line.replace(HEAD, "$<first>").replace(/^(?:También|Además,?) (?=\p{Ll})/u, ""))
    .replace(UNACCENTED, "ión")
    .replace(/(?<!\p{L})aprox\. (?=de )/gu, "aproximado ")
    .replace(/(?<!\p{L})aprox\. /gu, "aproximadamente ")
    .replace(OBJECTS_FIRST, joinedObjects)
    .replace(/(?<![\s.;,])[\s.;,]+$/u, "")
    .replace(/(?<=\p{L})\.(?= ?[ºª])/gu, "")
    .replace(/(?<=[\p{L})]) [-–—] (?=\p{L})/gu, ": ");
  const ownSentence = BROKEN.test(text) ? null : toldAsOwn(text, isNow);
  if (ownSentence) return ownSentence;
  if (text.split(" ").length > MOST_WORDS || BROKEN.test(text)) return null;
  // "Formé a las compañeras de mi planta" is one's own deed.
  const own =
    DONE.test(text) || NOW.test(text)
      ? text.replace(/(?<!\p{L})mis?(?= \p{Ll})/gu, "")
      : text.replace(/ a mi cargo$/u, "");
  if (OTHER_SUBJECT.test(own)) return null;
  if (tellsOfLife(text)) return null;
  const inCharge = toldAsInCharge(text, isNow);
  if (inCharge) return inCharge;
  const said = toldAsSaid(text) ?? toldOfThing(text) ?? toldAsWent(text) ?? toldAsMoved(text);
  if (said) return said;
  const held = / con \d/u.test(text) ? toldAsHeld(text, isNow) : null;
  if (held) return held;
  const tasks = toldAsTasks(text, TASKS, { isCurrent: isNow });
  const inTwo = toldInTwo(text, { tell: (part) => tell(part, { isCurrent: isNow }), join: joinDeeds });
  const isWhole = DONE.test(text) && !isParted(text) && BESIDE.test(text);
  if (!isWhole && partsOf(text, (rest) => /\d/u.test(rest)) !== null) return tasks ?? inTwo;
  return toldWhole(text, isNow && !IN_YEAR.test(text)) ?? tasks ?? inTwo;
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
  const result = resultOf(text) ?? changeOf(text);
  const certain = toldAsHeld(text, isCurrent) ?? (result && ofPerson(result));
  if (certain) return certain;
  if (GIVEN.test(text) && !text.includes(",")) return ofPerson(`${isCurrent ? "doy" : "daba"} ${lowerFirst(text)}`);
  const verbal = toldAsInfinitive(text, isCurrent);
  if (verbal) return verbal;
  const certainly = toldAsShift(text, isCurrent) ?? toldAsPart(text, isCurrent);
  if (certainly) return certainly;
  const deed = isListOfWork(text) ? null : deedOfName(text, { isCurrent });
  return deed === null ? null : ofPerson(deed);
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

function isOfPerson({ clause, sentence, isOfThing }: Told): boolean {
  return isOfThing !== true && (lowerFirst(sentence) === clause || /^me /u.test(clause));
}

export const joinDeeds = joinedApart(TASKS, joinPersonal);

function joinPersonal(one: Told, other: Told): Told | null {
  if (
    /^(?:En|Desde) /u.test(other.sentence) ||
    / [ye] |[;:,]/u.test(one.sentence) ||
    /[;:]/u.test(other.sentence) ||
    !isOfPerson(one) ||
    !isOfPerson(other)
  )
    return null;
  return inEachWording(one, (said) => `${said} ${andBefore(other.clause)} ${other.clause}`);
}

import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { isWork, listed, ofIt, withArticle } from "./articles.ts";

const COMPLEMENT = / (?:de|del|a|al|con|en|para|por) /u;
const WORK = /^(?:\p{Ll}+(?:ción|sión|ciones|siones|miento|mientos|aje|ajes|anza|ura))$/u;
const NO_WORK = /^(?:equipo|plantilla|zona|tienda|empresa|cliente|marca|título|curso|máster|grado|nota|premio)s?$/u;
const NO_REST =
  /(?<!\p{L})(?:es|son|fue|ha|han|(?:reduc|aument|increment|mejor|baj|rebaj|pas|duplic)[ia]d[oa]s?)(?!\p{L})/u;
const TAKING_PART = /^(?<noun>Participación|Colaboración|Apoyo|Ayuda) (?<rest>(?:en|con|a|al) \S.*)$/u;
const PART: Readonly<Record<string, [now: string, past: string]>> = {
  Participación: ["participo", "participé"],
  Colaboración: ["colaboro", "colaboré"],
  Apoyo: ["apoyo", "apoyé"],
  Ayuda: ["ayudo", "ayudé"],
};

/** A sentence of one's own that begins with its verb: "gestiono el almacén". */
export function ofPerson(clause: string): Told {
  return { clause, sentence: upperFirst(clause), also: `También ${clause}` };
}

const ADJECTIVE = /(?:iv[oa]|[éíáóú]\p{Ll}{1,3}ic[oa]|ic[oa]|al|ar|ari[oa]|os[oa]|nte|ble)s?$/u;

function itemsOf(text: string): string[] {
  return listParts(text).flatMap((part) => {
    const [one = "", other = "", third] = part.split(/ [ye] (?=\p{Ll})/u);
    if (other === "" || third !== undefined) return [part];
    const [noun = ""] = other.split(" ");
    const last = one.split(" ").at(-1) ?? "";
    const isOwn = (WORK.test(noun) || isWork(noun)) && !isWork(last);
    const isKind = ADJECTIVE.test(noun) && one.includes(" ") && !isWork(noun);
    return (!COMPLEMENT.test(one) && !isKind) || isOwn ? [one, other] : [part];
  });
}

function itemOf(text: string): string | null {
  const [noun = "", next = ""] = text.split(" ");
  if (
    NO_WORK.test(noun.toLowerCase()) ||
    NO_REST.test(text) ||
    /^\p{Ll}+[ai]d[oa]s (?:cada|por|en|con) /u.test(text) ||
    / [+−–-] ?\d| [ye] \p{Lu}{2,}$/u.test(text) ||
    /^\p{Lu}\p{Ll}/u.test(next)
  )
    return null;
  return withArticle(lowerFirst(text));
}

/** "turnos, vacaciones y formación" as "los turnos, las vacaciones y la formación"; null for what may be no work. */
export function thingsOf(text: string): string[] | null {
  const items = itemsOf(text).map(itemOf);
  return items.includes(null) ? null : items.filter((item) => item !== null);
}

function toldAsPart(text: string, isCurrent: boolean): Told | null {
  const { noun = "", rest } = TAKING_PART.exec(text)?.groups ?? {};
  const [now, past] = PART[noun] ?? [];
  return now === undefined || past === undefined ? null : ofPerson(`${isCurrent ? now : past} ${rest}`);
}

export function toldAsCharge(of: string, isCurrent: boolean): Told {
  return { ...ofPerson(`me ${isCurrent ? "encargo" : "encargaba"} ${of}`), noun: { text: of, isCurrent } };
}

export function toldAsTask(of: string, isCurrent: boolean): Told {
  return ofPerson(`me ${isCurrent ? "ocupo" : "ocupaba"} ${of}`);
}

/** "Control de entrada del género, calibres y residuos" is one work on several things. */
const PLAIN = /^\p{Ll}+s(?: [ye] \p{Ll}+s)?$/u;

function isOfFirst(part: string): boolean {
  const words = part.split(/ [ye] /u);
  return (
    (PLAIN.test(part) && !words.some((word) => isWork(word))) ||
    words.every((word) => /^[\p{L}\d-]+$/u.test(word) && !isWork(word) && !WORK.test(word))
  );
}

/** What was brought about is no task that one has. */
const RESULT =
  /^\p{L}+ del? \d[\d,.]* ?%$|^(?:Reducción|Disminución|Aumento|Incremento|Mejora|Ahorro|Crecimiento) .*\d/u;

/** Work that has a name and no verb. */
export function toldAsDuty(text: string, isCurrent: boolean): Told | null {
  const part = toldAsPart(text, isCurrent);
  if (part || RESULT.test(text)) return part;
  const [first = "", ...others] = listParts(text);
  const isOneWork = / del? /u.test(first) && others.length > 0 && others.every(isOfFirst);
  const whole = isOneWork && isWork(first.split(" ")[0] ?? "") ? withArticle(lowerFirst(text)) : null;
  const things = whole ? [whole] : thingsOf(text);
  const works = things?.filter((thing) => isWork(thing.split(" ")[1] ?? "")) ?? [];
  if (things?.some((thing, at) => at > 0 && !works.includes(thing) && / de \d/u.test(thing))) return null;
  if (things === null || works[0] !== things[0] || works.length * 2 < things.length) return null;
  // "Turno de 8 a 15 horas" says when, "ventas de 3 millones" how much.
  if (/^(?:Turno|Ventas?|Presupuesto|Facturación)(?: anual| mensual)? de \d/u.test(text)) return null;
  const of = ofIt(listed(things));
  const [charge, task] = [toldAsCharge(of, isCurrent), toldAsTask(of, isCurrent)];
  const held = ofPerson(`${isCurrent ? "tengo" : "tenía"} a mi cargo ${listed(things)}`);
  const frames = things.length > 1 ? [task, charge, held] : [charge, task, held];
  return things.length > 1
    ? { ...task, sentence: charge.sentence, otherwise: charge, noun: charge.noun!, frames }
    : { ...charge, sentence: task.sentence, otherwise: charge, frames };
}

import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { joinNames } from "../../pick-phrase.ts";
import type { Told } from "../grammar.ts";
import { toolsOf } from "../tool-lines.ts";
import { ofPerson } from "./duties.ts";

const FEMININE = anyOf(
  "Unité Équipe Agence Boutique Crèche Classe Section Cuisine Brigade Résidence Micro-crèche Pharmacie Exploitation École",
);
const MASCULINE = anyOf(
  "Service Restaurant Magasin Hôtel Cabinet Entrepôt Atelier Établissement Multi-accueil Supermarché",
);
const PLACE = new RegExp(
  String.raw`^(?<place>(?<feminine>${FEMININE})|${MASCULINE})(?<kind>(?: \p{L}[\p{L}'’-]+){0,3}?)` +
    String.raw`(?<mark>,? (?:de |d['’])?)(?<size>(?:environ )?\d[^,;:]{2,60})$`,
  "u",
);

/** "Unité protégée, 14 lits", "Équipe de 6 préparateurs": where somebody works, and how large it is. */
export function toldAsPlaceOfSize(text: string, isCurrent: boolean): Told | null {
  const { place = "", feminine, kind = "", mark = "", size = "" } = PLACE.exec(text)?.groups ?? {};
  if (place === "" || /%|€|\d{4}/u.test(size)) return null;
  const of = mark.includes(",") ? (/^e/u.test(size) ? " d'" : " de ") : mark;
  const within = /^(?:Équipe|Brigade)$/u.test(place) ? "avec" : "dans";
  const where = `${within} un${feminine === undefined ? "" : "e"} ${lowerFirst(place)}${kind}${of}${size}`;
  return ofPerson(`je ${isCurrent ? "travaille" : "travaillais"} ${where}`);
}

const AT_HEAD = /^(?:À|A) la tête (?:d['’]une? |de |du )\S.{2,80}$/u;

/** "À la tête d'une équipe de 5" */
export function toldAsHead(text: string, isCurrent: boolean): Told | null {
  return AT_HEAD.test(text) ? ofPerson(`${isCurrent ? "je suis" : "j'étais"} à${text.slice(1)}`) : null;
}

const SO_MANY = new RegExp(
  String.raw`^(?<count>(?:environ |plus de )?\d{1,3}(?: \d{3})?) (?<what>(?!${anyOf(
    "ans mois semaines jours heures minutes euros personnes points fois repas pers",
  )}(?!\p{L}))\p{Ll}{3,}s(?!\p{L})[^;:]{0,60})$`,
  "u",
);

/** "4 chantiers en parallèle": what is in one's hands. */
export function toldAsMany(text: string, isCurrent: boolean): Told | null {
  const { count = "", what = "" } = SO_MANY.exec(lowerFirst(text))?.groups ?? {};
  if (
    count === "" ||
    /%|(?<!\p{L})(?:par|chaque) (?:jour|mois|an|semaine)| (?:\p{Ll}+ées?|\p{Ll}+és)(?: |$)/u.test(what)
  )
    return null;
  return ofPerson(`je m'${isCurrent ? "occupe" : "occupais"} de ${count} ${what}`);
}

const GROUP = new RegExp(
  [
    String.raw`^(?<group>Groupe|Classe|Section) (?<of>(?:de |d['’])(?:environ )?\d+ `,
    String.raw`(?:enfants|élèves|bébés|jeunes|adultes|adolescents|usagers)[^,;:]{0,40})$`,
  ].join(""),
  "u",
);

export function toldAsGroup(text: string, isCurrent: boolean): Told | null {
  const { group = "", of = "" } = GROUP.exec(text)?.groups ?? {};
  if (group === "") return null;
  const one = group === "Groupe" ? "un groupe" : `une ${group.toLowerCase()}`;
  return ofPerson(`je m'${isCurrent ? "occupe" : "occupais"} d'${one} ${of}`);
}

export function toldAsTools(text: string, isCurrent: boolean): Told | null {
  const tools = toolsOf(text);
  if (tools === null) return null;
  const kind = tools.kind === null ? "" : ` (${tools.kind})`;
  return ofPerson(`${isCurrent ? "je travaille" : "j'ai travaillé"} avec ${joinNames(tools.names, "et")}${kind}`);
}

const ONGOING = anyOf(
  "gestion animation encadrement coordination direction accompagnement surveillance administration entretien conduite",
  "participation supervision vente maintenance comptabilité prestation station formation préparation",
);
const DONE_ONCE = new RegExp(
  `^(?!${ONGOING} )\\p{L}{4,}(?:tion|sion|ment|age) (?:(?:complète?|totale?|progressi(?:f|ve)) )?` +
    "(?:d['’]une? |du nouve|de la nouvelle )",
  "iu",
);

/** Whether a name of work is of one thing, which is done and ended: "Informatisation d'un cabinet". */
export function isDoneOnce(text: string): boolean {
  return DONE_ONCE.test(text) && !/ (?:par|chaque|tous les|toutes les|quotidien|hebdomadaire|mensuel)/u.test(text);
}

/** Work of which a year is said, or of one thing, was done and ended: "j'ai assuré" and not "j'assurais". */
export function asDoneOnce(told: Told): Told {
  const assured = told.frames?.find(({ clause }) => clause.startsWith("j'assurais "));
  if (!assured) return told;
  const once = (said: string) => said.replace(/^(?<j>[jJ]['’])assurais/u, "$<j>ai assuré");
  return { clause: once(assured.clause), sentence: once(assured.sentence), also: once(assured.sentence) };
}

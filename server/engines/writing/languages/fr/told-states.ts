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
  const where = `dans un${feminine === undefined ? "" : "e"} ${lowerFirst(place)}${kind}${of}${size}`;
  return ofPerson(`je ${isCurrent ? "travaille" : "travaillais"} ${where}`);
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

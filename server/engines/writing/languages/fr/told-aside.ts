import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { genderOf, withArticle } from "./articles.ts";
import { chargeOf, ofPerson } from "./duties.ts";

const ENDED = anyOf("livré achevé terminé réalisé mené rendu remis conduit tenu fini inauguré clos présenté validé");
const OUTCOME = new RegExp(`^(?<ended>${ENDED})(?<end>e?s?) (?!de |du |des |d['’]|les? |la )\\S`, "u");
const KEPT = anyOf("tenu respecté livré atteint conservé maintenu obtenu évité renouvelé validé achevé terminé");
const KEPT_THING = new RegExp(
  String.raw`^(?<noun>\p{Ll}[\p{Ll}'’-]+(?: (?:de|du|des|d['’]) ?\p{L}+)?) (?<kept>${KEPT})(?<end>e?s?)(?<rest> .+|)$`,
  "u",
);
const ENDS: Readonly<Record<string, [article: string, verb: string]>> = {
  "": ["le ", "a"],
  e: ["la ", "a"],
  s: ["les ", "ont"],
  es: ["les ", "ont"],
};

/** "Réhabilitation de 64 logements, livrée sans réserve", "Construction d'une école, rentrée tenue": the work and its end. */
export function toldWithOutcome(text: string): Told | null {
  const parts = listParts(text);
  const last = parts.at(-1) ?? "";
  const first = parts.slice(0, -1).join(", ");
  const noun = first.split(" ")[0] ?? "";
  const work = first === "" || first.includes(":") ? null : withArticle(lowerFirst(first));
  if (work === null) return null;
  const done = ofPerson(`j'ai assuré ${work}`);
  const behind = (tail: string): Told => ({
    clause: done.clause + tail,
    sentence: done.sentence + tail,
    also: done.also + tail,
  });
  const { end: agreed } = OUTCOME.exec(last)?.groups ?? {};
  if (agreed !== undefined) return agreed.startsWith("e") === (genderOf(noun) === "f") ? behind(`, ${last}`) : null;
  const { noun: thing = "", kept, end = "", rest = "" } = KEPT_THING.exec(last)?.groups ?? {};
  const [article = "", verb = ""] = ENDS[end] ?? [];
  if (kept === undefined || article === "") return null;
  const the = /^[aeiouyéèêh]/u.test(thing) && !end.endsWith("s") ? "l'" : article;
  return behind(` ; ${the}${thing} ${verb} été ${kept}${end}${rest}`);
}

const PLACE = /^(?<place>Section|Service|Unité|Groupe|Secteur|Atelier|Rayon|Pôle|Classe)(?<rest> .+)$/u;
const MASCULINE = /^(?:Service|Groupe|Secteur|Atelier|Rayon|Pôle)$/u;

/** "Section des bébés : soins, repas, sommeil": where, and what was done there. */
export function toldByPlace(label: string, list: string, isCurrent: boolean): Told | null {
  const charge = chargeOf(list);
  if (charge === null) return null;
  const { place = "", rest = "" } = PLACE.exec(label)?.groups ?? {};
  const the = /^[AU]/u.test(place) ? "l'" : MASCULINE.test(place) ? "le " : "la ";
  // "Sauvegardes Veeam : contrôle quotidien": the work is done to what the label names.
  const isOfThings = place === "" && /^\p{Lu}\p{Ll}+s(?: \p{Lu}[\p{L}\d]*)?$/u.test(label);
  const things = isOfThings ? ` des ${label.charAt(0).toLowerCase()}${label.slice(1)}` : "";
  const where = place === "" ? things : ` dans ${the}${place.toLowerCase()}${rest}`;
  return ofPerson(`je m'${isCurrent ? "occupe" : "occupais"} ${charge}${where}`);
}

const WORKED = new RegExp(
  String.raw`^Travail (?<how>(?:de nuit|de jour|le (?:week-end|dimanche)|posté|` +
    String.raw`en (?:binôme|équipe|[23][x×]8|horaires décalés))(?: .+)?)$`,
  "u",
);

/** "Travail de nuit une semaine sur trois": when one works. */
export function toldAsShift(text: string, isCurrent: boolean): Told | null {
  const { how } = WORKED.exec(text)?.groups ?? {};
  return how === undefined ? null : ofPerson(`je ${isCurrent ? "travaille" : "travaillais"} ${how}`);
}

const WARD = anyOf(String.raw`\p{Lu}\p{L}+ \p{Ll}+${anyOf("logie trie rgie gences nimation ternité decine liatifs")}`);
const UNIT = new RegExp(
  String.raw`^(?<unit>(?:Service|Unité|Pôle) (?:de |d['’]|des )?${WARD})(?<rest>(?: .{2,40})?)$`,
  "u",
);

export function toldAsUnit(text: string, isCurrent: boolean): Told | null {
  const { unit = "", rest = "" } = UNIT.exec(text)?.groups ?? {};
  if (unit === "") return null;
  const where = unit.startsWith("Unité") ? `à l'${lowerFirst(unit)}` : `au ${lowerFirst(unit)}`;
  return ofPerson(`je ${isCurrent ? "travaille" : "travaillais"} ${where}${rest}`);
}

const PASSED = /^(?:L['’]|L[ae]s? )[\p{L}\d '’-]{3,60}? (?:est|sont) passée?s? (?:de|d['’]|du) ?\d.*$/u;

/** "Le taux de rupture est passé de 8 % à 3 %": it is said of a thing, and who did it is not. */
export function toldOfThing(text: string): Told | null {
  return PASSED.test(text) ? ofThing(text) : null;
}

import { anyOf, anyOfLines } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Grammar, Told } from "../grammar.ts";
import { startsWithVowel } from "./articles.ts";
import { ofPerson } from "./duties.ts";
import { need } from "./need.ts";
import { joinDeeds, tell } from "./tell-line.ts";

function join(told: Told, next: Told): Told | null {
  const [one, other] = [told.noun, next.noun];
  if (!one && !other) return joinDeeds(told, next);
  if (!one || !other || / et /.test(`${one.text} ${other.text}`)) return null;
  return ofPerson(`j'${one.isCurrent ? "assure" : "assurais"} ${one.text} et ${other.text}`);
}

const TO_THE = new RegExp(
  `^${anyOfLines`
    Hôpital|Hôtel|Auberge|Atelier|Institut|Académie|Agence|École
    Entreprise|Université|Usine|Association|Abbaye|EHPAD|Ehpad|ESAT|IME
    IUT
  `}(?= )`,
  "u",
);
const FEMININE_NAME = new RegExp(
  `^${anyOf(
    "Brasserie Boulangerie Clinique Mairie Banque Société Maison Pharmacie Fondation Résidence Mutuelle Librairie",
    String.raw`Coopérative Compagnie Fédération Caisse Crèche Ferme Ville \p{Lu}\p{Ll}+erie`,
  )}(?= )`,
  "u",
);
const MASCULINE_NAME = new RegExp(
  `^${anyOf(
    "Groupe Restaurant Cabinet Centre Lycée Collège Musée Domaine Château Syndicat CHU Ministère Garage Laboratoire",
    "Bureau Conseil Département CFA Service Théâtre",
  )}(?= )`,
  "u",
);

function at(name: string): string {
  if (TO_THE.test(name)) return `à l'${name}`;
  if (FEMININE_NAME.test(name)) return `à la ${name}`;
  return MASCULINE_NAME.test(name) ? `au ${name}` : `chez ${name}`;
}

function work(title: string, employer: string | null): string | null {
  if (/^(?:Stage|Alternance|Apprentissage)(?!\p{L})/iu.test(title)) return null;
  return `${lowerFirst(title)}${employer ? ` ${at(employer)}` : ""}`;
}

/** After "En tant": "que comptable", "qu'assistante". */
function position(title: string): string {
  const said = lowerFirst(title);
  return startsWithVowel(said) ? `qu'${said}` : `que ${said}`;
}

/** "Permis B" as "le permis B". */
function credential(name: string): string {
  const said = /^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name;
  if (/^(?:habilitation|agrément|attestation)(?!\p{L})/iu.test(said)) return `l'${said}`;
  if (/^(?:carte|licence|certification|formation)(?!\p{L})/iu.test(said)) return `la ${said}`;
  return /^(?:permis|certificat|diplôme|brevet|titre|caces|cap|bep|bts|bp|but|dut|bac|master)(?!\p{L})/iu.test(said)
    ? `le ${said}`
    : said;
}

export const GRAMMAR: Grammar = {
  tell,
  need,
  work,
  at,
  join,
  position,
  person: () => null,
  credential,
  trade: () => null,
  topic: (_id, wording) => wording,
};

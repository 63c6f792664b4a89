import { anyOf, anyOfLines } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Grammar } from "../grammar.ts";
import { thingsOf } from "../../evidence/meaning/lexis.ts";
import { joinNames } from "../../pick-phrase.ts";
import { upperFirst } from "../../skill-names.ts";
import { withoutUnit } from "../joined-titles.ts";
import { startsWithVowel } from "./articles.ts";
import { needs } from "./need.ts";
import { joinDeeds, tell } from "./tell-line.ts";

const TO_THE = new RegExp(
  `^${anyOfLines`
    ADMR|AFPA|ADAPEI|APEI|ASEI|UDAF|AFPC|IFAPA|OPH|ONF|URSSAF|APF
    Hôpital|Hôtel|Auberge|Atelier|Institut|Académie|Agence|École
    Entreprise|Université|Usine|Association|Abbaye|EHPAD|Ehpad|ESAT|IME
    Observatoire|Orchestre|Opéra|Union|Imprimerie|Épicerie|Intercommunale|Aéroport|Ambassade
    IUT|Office|Étude|Établissement|Administration|Hôpital
  `}(?= )`,
  "u",
);
const FEMININE_NAME = new RegExp(
  `^${anyOf(
    "Brasserie Boulangerie Clinique Mairie Banque Société Maison Pharmacie Fondation Résidence Mutuelle Librairie",
    "Régie Préfecture Sous-préfecture Fabrique Faculté Station Piscine Galerie Cité Direction Garderie",
    "Bibliothèque Commission Halte-garderie Mutualité Micro-crèche Coopérative Compagnie Fédération Caisse Crèche Ferme Ville Communauté Commune Région",
    String.raw`Métropole Mission Polyclinique Chambre Cantine CPAM CAF MSA MFR MJC Croix-Rouge \p{Lu}\p{Ll}+erie`,
  )}(?= )`,
  "u",
);
const MASCULINE_NAME = new RegExp(
  `^${anyOf(
    String.raw`Grand\s(?:Hôtel|Café|Théâtre|Palais)`,
    "Groupe Restaurant Cabinet Centre Lycée Collège Musée Domaine Château Syndicat CHU Ministère Garage Laboratoire",
    "GMF Réseau Port Parc Magasin Cinéma Festival Comité Pôle Tribunal Conservatoire Palais Zoo Stade",
    "CPE CIUSSS CISSS CSS CLSC CHSLD CHUM Cégep CEGEP CPAS SPF Greta GRETA CCAS CHR CHRU GHT SDIS SSIAD GEIQ CIAS Crédit",
    "Multi-accueil Supermarché Salon Camping Foyer Bureau Conseil Département CFA Service Théâtre",
  )}(?= |$)`,
  "u",
);

/** "Restaurant L'Estacade" is "le restaurant L'Estacade"; "Banque Populaire" is a name. */
const KIND = new RegExp(
  `^${anyOfLines`
    Hôpital|Hôtel|Auberge|Atelier|Agence|École|Entreprise|Usine|Association|Boulangerie|Brasserie|Clinique|Mairie|Pharmacie
    Librairie|Crèche|Ferme|Résidence|Coopérative|Restaurant|Cabinet|Centre hospitalier|Lycée|Collège|Garage|Groupe
    Laboratoire|Multi-accueil|Micro-crèche|Supermarché|Salon|Camping|Foyer|Communauté|Commune|Mission|Polyclinique|Boutique
  `} (?=\\S)`,
  "u",
);
const ALL_OF = new RegExp(
  `^${anyOf("Ateliers Laboratoires Établissements Éditions Pépinières Chantiers Jardins Thermes Hospices Compagnons Vergers")}(?= )|^\\p{Lu}\\p{Ll}+eries(?= )`,
  "u",
);

const LEGAL_FORM = /^(?:SARL|Sarl|SASU?|Sasu?|EURL|Eurl|SNC|SA) (?=\p{Lu})/u;

function at(whole: string): string {
  const name = upperFirst(whole)
    .replace(LEGAL_FORM, "")
    .replace(/^Ci?u?sss(?= |$)/u, (word) => word.toUpperCase())
    .replace(/^(?:Ets|Éts) /u, "Établissements ");
  const small = KIND.test(name) ? lowerFirst(name) : name;
  if (/^Mission Locale(?= |$)/u.test(name)) return `à la mission locale${name.slice("Mission Locale".length)}`;
  // "SARL Le Bris" is a family's name.
  if (LEGAL_FORM.test(upperFirst(whole)) && !KIND.test(name)) return `chez ${name}`;
  const own = /^(?<article>La |Les? |L['’])(?<rest>\S.*)$/u.exec(name)?.groups;
  if (own?.article === "Le ") return `au ${own.rest}`;
  if (own?.article === "Les ") return `aux ${own.rest}`;
  if (own && /^L['’a]/u.test(own.article ?? "")) return `à ${name}`;
  if (ALL_OF.test(name)) return `aux ${name}`;
  return atThe(name, small);
}

function atThe(name: string, small: string): string {
  if (TO_THE.test(name)) return `à l'${small}`;
  if (FEMININE_NAME.test(name)) return `à la ${small}`;
  return MASCULINE_NAME.test(name) ? `au ${small}` : `chez ${name}`;
}

const NO_PERSON = new RegExp(
  `^${anyOf("Stages? Alternance Apprentissage Remplacements? Intérim Missions? Saisons? Vacations? Extras? Emplois? Jobs?")}(?!\\p{L})`,
  "iu",
);

const WARD = new RegExp(
  `, ${anyOf("médecine chirurgie urgences? gériatrie pédiatrie réanimation oncologie soins\\s\\p{Ll}{2,20}")}(?!\\p{L})[\\p{Ll} -]{0,40}$`,
  "u",
);

/** "Chef De Projet Web" in small letters; a title in English words stays as it is: "Digital Product Owner". */
function withSmallNouns(title: string): string {
  const small = title.replace(/(?<=\p{L} )\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => {
    const own = word.toLowerCase();
    return /^(?:web|digital|de|du|des|en|et)$/u.test(own) || thingsOf(own, "fr").length > 0 ? own : word;
  });
  return / \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(small) ? small : lowerFirst(small);
}

function spoken(title: string): string {
  return withSmallNouns(withoutUnit(title.replace(WARD, ""))).replace(
    /(?<=^\p{Ll}{3,20}-)\p{Lu}(?=\p{Ll}{2})/u,
    (letter) => letter.toLowerCase(),
  );
}

function work(title: string, employer: string | null): string | null {
  if (NO_PERSON.test(title)) return null;
  return `${spoken(title)}${employer ? ` ${at(employer)}` : ""}`;
}

/** After "En tant": "que comptable", "qu'assistante". */
function position(title: string): string {
  const said = spoken(title);
  return startsWithVowel(said) ? `qu'${said}` : `que ${said}`;
}

const VOWEL_CODE = /^(?:ADR|AFGSU|AIPR|ASG|HACCP)(?!\p{L})/u;

/** "Permis B" as "le permis B". */
function credential(name: string): string {
  const said = /^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name;
  const several = /^(?<paper>permis(?: de conduire)?) (?<classes>[A-E][^ ]*(?:, [A-E]\p{Lu}?\d?)+)$/u.exec(
    said,
  )?.groups;
  if (several) return `les ${several.paper} ${joinNames((several.classes ?? "").split(", "), "et")}`;
  if (/^(?:habilitation|agrément|attestation)(?!\p{L})/iu.test(said) || VOWEL_CODE.test(said)) return `l'${said}`;
  if (/^(?:carte|licence|certification|formation|FIMO|FCO)(?!\p{L})/iu.test(said)) return `la ${said}`;
  if (/^permis \S+ et /iu.test(said)) return `les ${said}`;
  if (/^(?:diplôme|titre|cap|bep|bts|bp|but|dut|master)(?!\p{L})/iu.test(said)) return `un ${said}`;
  return /^(?:permis|certificat|brevet|caces|bac|BAF[AD]|BNSSA|SST|PSC|SSIAP|TFP|CQP)(?!\p{L})/iu.test(said)
    ? `le ${said}`
    : said;
}

export const GRAMMAR: Grammar = {
  tell,
  needs,
  work,
  at,
  join: joinDeeds,
  position,
  person: () => null,
  credential,
  trade: () => null,
  topic: (_id, wording) => wording,
};

import { anyOf } from "../../../any-of.ts";

const VOWEL = /^[aeiouyàâéèêëîïôûœh]/iu;
const whole = (...words: string[]) => new RegExp(`^${anyOf(...words)}$`, "u");
const ending = (...words: string[]) => new RegExp(`${anyOf(...words)}$`, "u");

const FEMININE = [
  whole(
    "levée dépose étanchéité saisie vente aide mise tenue étude recherche analyse commande paie caisse plonge coupe taille tonte relance vaisselle",
    "garde astreinte veille pose découpe visite conduite prise retouche collecte lecture écoute toilette lessive",
    "cuisine norme peinture course",
    "facture entrée sortie remise marque réserve permanence hotline newsletter ronde nuit tournée tutelle feuille",
    "sauce couleur coloration permanente clôture paye découverte réponse délivrance maraude demande glycémie traite récolte cueillette moisson pesée sieste soudure plantation régie assistance mercuriale retraite",
  ),
  ending("ion aison sson rie graphie logie thérapie ure mise expertise enquête fiche maintenance surveillance"),
  ending("assistance relance permanence comptabilité sécurité qualité publicité propreté fiscalité traçabilité"),
];
const MASCULINE = [
  whole(
    "suivi accueil contrôle conseil service support achat entretien standard courrier devis bilan rayon inventaire",
    "réassort tri soin transport dépôt planning budget contact stock secrétariat audit cours atelier trafic check-in",
    "check-out drive linge bain repas appel envoi débit retrait approvisionnement chantier dossier projet rapport",
    "compte relevé bulletin tableau mailing reporting merchandising marketing management coaching sourcing phoning",
    "brief blog solde",
    "travaux soutien état plat dessert change test diagnostic éveil octroi shampoing facing",
    "lever coucher change couvert soin sommeil quart banquet buffet séminaire tutorat emballage tir vernis béton cycle transfert retour litige balisage arrosage compte-rendu procès-verbal",
  ),
  ending("(?<!^p|^im|^pl|^c|^n|^r)age ment eau ing (?:[rnd])at isme"),
];

const NO_WORK = whole(
  "mission tâche fonction stage apprentissage licenciement mention environnement chômage connaissance période situation",
  "motivation équipement budget passion option région version promotion section formation aventure nature voiture voyage",
  "langage avantage logement département ambition question profession pension saison raison maison boisson obtention",
);

function singular(noun: string): string {
  return /^(?:cours|repas|devis|relais)$/u.test(noun)
    ? noun
    : noun.replace(/(?<=[^s])s$/u, "").replace(/eaux$/u, "eau");
}

export type Gender = "f" | "m";

/** The gender of what names work; null where it is not certain. */
export function genderOf(noun: string): Gender | null {
  const word = singular(noun.toLowerCase());
  if (/ieure$/u.test(word)) return null;
  if (NO_WORK.test(word)) return null;
  if (MASCULINE.some((nouns) => nouns.test(word))) return "m";
  return FEMININE.some((nouns) => nouns.test(word)) ? "f" : null;
}

export function startsWithVowel(text: string): boolean {
  return VOWEL.test(text);
}

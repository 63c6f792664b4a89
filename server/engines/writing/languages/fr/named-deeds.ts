import { anyOf, anyOfLines } from "../../../any-of.ts";
import { genderOf } from "./articles.ts";

/** Work as lines of resumes name it, with its verb: what somebody does in a present job, and what they did. */
const VERBS: Readonly<Record<string, [now: string | null, past: string]>> = {
  amélioration: [null, "amélioré"],
  acquisition: [null, "acquis"],
  adaptation: ["adapte", "adapté"],
  aménagement: [null, "aménagé"],
  automatisation: [null, "automatisé"],
  baisse: [null, "baissé"],
  calcul: ["calcule", "calculé"],
  choix: ["choisis", "choisi"],
  commande: ["commande", "commandé"],
  construction: [null, "construit"],
  déploiement: [null, "déployé"],
  digitalisation: [null, "digitalisé"],
  doublement: [null, "doublé"],
  fidélisation: ["fidélise", "fidélisé"],
  fabrication: ["fabrique", "fabriqué"],
  implantation: [null, "implanté"],
  informatisation: [null, "informatisé"],
  instauration: [null, "instauré"],
  intégration: ["intègre", "intégré"],
  lancement: [null, "lancé"],
  modernisation: [null, "modernisé"],
  pilotage: ["pilote", "piloté"],
  refonte: [null, "refondu"],
  rénovation: [null, "rénové"],
  réorganisation: [null, "réorganisé"],
  restructuration: [null, "restructuré"],
  sensibilisation: ["sensibilise", "sensibilisé"],
  simplification: [null, "simplifié"],
  standardisation: [null, "standardisé"],
  structuration: [null, "structuré"],
  tri: ["trie", "trié"],
  administration: ["administre", "administré"],
  chargement: ["charge", "chargé"],
  conduite: ["conduis", "conduit"],
  correction: ["corrige", "corrigé"],
  déchargement: ["décharge", "déchargé"],
  dépannage: ["dépanne", "dépanné"],
  désinfection: ["désinfecte", "désinfecté"],
  diagnostic: ["diagnostique", "diagnostiqué"],
  diminution: [null, "diminué"],
  distribution: ["distribue", "distribué"],
  établissement: ["établis", "établi"],
  expédition: ["expédie", "expédié"],
  fermeture: ["ferme", "fermé"],
  nettoyage: ["nettoie", "nettoyé"],
  ouverture: ["ouvre", "ouvert"],
  programmation: ["programme", "programmé"],
  révision: ["révise", "révisé"],
  surveillance: ["surveille", "surveillé"],
  taille: ["taille", "taillé"],
  tonte: ["tonds", "tondu"],
  traduction: ["traduis", "traduit"],
  transport: ["transporte", "transporté"],
  accompagnement: ["accompagne", "accompagné"],
  accueil: ["accueille", "accueilli"],
  analyse: ["analyse", "analysé"],
  animation: ["anime", "animé"],
  archivage: ["archive", "archivé"],
  augmentation: [null, "augmenté"],
  classement: ["classe", "classé"],
  conception: [null, "conçu"],
  contrôle: ["contrôle", "contrôlé"],
  coordination: ["coordonne", "coordonné"],
  création: [null, "créé"],
  développement: [null, "développé"],
  délivrance: ["délivre", "délivré"],
  dressage: ["dresse", "dressé"],
  élaboration: ["élabore", "élaboré"],
  encadrement: ["encadre", "encadré"],
  entretien: ["entretiens", "entretenu"],
  facturation: ["facture", "facturé"],
  formation: [null, "formé"],
  gestion: ["gère", "géré"],
  installation: ["installe", "installé"],
  livraison: ["livre", "livré"],
  migration: [null, "migré"],
  montage: ["monte", "monté"],
  négociation: ["négocie", "négocié"],
  optimisation: [null, "optimisé"],
  organisation: ["organise", "organisé"],
  paramétrage: [null, "paramétré"],
  planification: ["planifie", "planifié"],
  pose: ["pose", "posé"],
  préparation: ["prépare", "préparé"],
  réalisation: ["réalise", "réalisé"],
  recrutement: [null, "recruté"],
  rangement: ["range", "rangé"],
  rédaction: ["rédige", "rédigé"],
  réception: ["réceptionne", "réceptionné"],
  réduction: [null, "réduit"],
  réglage: ["règle", "réglé"],
  remplacement: ["remplace", "remplacé"],
  réparation: ["répare", "réparé"],
  saisie: ["saisis", "saisi"],
  suivi: [null, "suivi"],
  supervision: ["supervise", "supervisé"],
  tenue: ["tiens", "tenu"],
  traitement: ["traite", "traité"],
  vérification: ["vérifie", "vérifié"],
  vente: ["vends", "vendu"],
};

/** The participle of a verb that a line has in the present: "gère"; null for one that is not known. */
export function participleOf(present: string): string | null {
  return Object.values(VERBS).find(([now]) => now === present)?.[1] ?? null;
}

export function isNameOfWork(word: string): boolean {
  return VERBS[word.toLowerCase()] !== undefined;
}

/** The present of a participle, "pose" of "posé"; null where it is of no verb known here. */
export function presentOf(participle: string): string | null {
  return Object.values(VERBS).find(([, past]) => past === participle)?.[0] ?? null;
}

const NAMED = new RegExp(
  String.raw`^(?<one>(?:Mise|\p{Lu}\p{Ll}+))(?<place> en (?:place|charge)| à jour)?(?: et (?<other>\p{Ll}+))? (?<of>${anyOfLines`
    de la|de l['’]|du|des|de|d['’]
  `}) ?(?<rest>\S.*)$`,
  "u",
);
const VOWEL = /^[aeiouyàâéèêëîïôûh]/i;

/** "sur des logements et des écoles": what stands behind another word stays as it is. */
const OF_OTHERS = / (?:sur|dans|pour|avec|chez|auprès|par|en|selon) /u;

/** "Préparation de commandes vocale": what the adjective is of stands before the object. */
const OF_FIRST = /^\p{Ll}+s \p{Ll}+(?:ale|elle|ive|ique|aire|ée)(?: |$)/u;

/** What follows "de", as an object: "des stocks" are "les stocks", "d'une équipe" is "une équipe". */
function objectOf(of: string, all: string): string | null {
  const at = all.search(OF_OTHERS);
  const [own, others] = at < 0 ? [all, ""] : [all.slice(0, at), all.slice(at)];
  const named = own
    .replace(/ et (?:de |d['’])(?=(?:leurs?|ses) |\p{Lu})/gu, " et ")
    .replace(/ et des (?=\p{Ll})/gu, " et les ")
    .replace(/ et du (?=\p{Ll})/gu, " et le ")
    .replace(/ et de la (?=\p{Ll})/gu, " et la ")
    .replace(/ et (?:de |d['’])(?=\d|une? |deux |trois |quatre |cinq |six |sept |huit |neuf |dix )/gu, " et ");
  const rest = named + others;
  if (of === "de la") return `la ${rest}`;
  if (of === "du") return `le ${rest}`;
  if (of === "des") return `les ${rest}`;
  if (/^de l/.test(of)) return `l'${rest}`;
  if (/^(?:\d|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt)/.test(rest))
    return rest.replace(/(?<=^une? [^,]{2,40}) et (?:de |d['’])(?=\p{Ll}+s(?: |$))/u, " et des ");
  if (!/^\p{Ll}+s /u.test(`${rest} `) || OF_FIRST.test(rest)) return null;
  return `des ${rest.replace(/ et (?:de |d['’])(?=\p{Ll}+s(?: |$))/u, " et des ")}`;
}

const SECOND = / et (?<other>\p{Ll}+) (?<of>de la(?= )|de l['’]|du(?= )|des(?= )|de(?= )|d['’])/u;

const NAME_OF_WORK = /(?:age|tion|ment|sion|ance|ance|aise|vente|ure)$/;

/** "Réduction de la démarque" as "j'ai réduit la démarque"; null for work whose verb or object is not certain. */
export function deedOfName(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  const { one = "", place = "", other, of = "", rest = "" } = NAMED.exec(line)?.groups ?? {};
  const second = SECOND.exec(rest);
  const isSecond = second !== null && VERBS[second.groups?.other ?? ""] !== undefined;
  const next = second?.groups?.other ?? "";
  if (/ et (?:re)?mise (?:à|en) /u.test(rest)) return null;
  if (second !== null && !isSecond && (NAME_OF_WORK.test(next) || genderOf(next) !== null)) return null;
  if (isSecond && (place !== "" || other !== undefined)) return null;
  const object = objectOf(of, isSecond ? rest.slice(0, second.index) : rest);
  if (object === null || rest === "" || / cong[ée]s? /u.test(` ${object} `)) return null;
  if (one === "Prise") return place === "" ? null : `${isCurrent ? "je prends" : "j'ai pris"} en charge ${object}`;
  if (one === "Mise" && (place === "" || other !== undefined)) return null;
  if (one === "Mise") return `${isCurrent && place === " à jour" ? "je mets" : "j'ai mis"}${place} ${object}`;
  if (other !== undefined && /^vente$/iu.test(one)) return null;
  const first = [one, other].filter((name) => name !== undefined);
  const parts = [{ names: first, object }];
  if (isSecond) {
    const { other: name = "", of: link = "" } = second.groups ?? {};
    const next = objectOf(link, rest.slice(second.index + second[0].length).trim());
    if (next === null) return null;
    parts.push({ names: [name], object: next });
  }
  return told(parts, isCurrent);
}

/** "La résidence Les Capitouls": there is one of that name. */
const ONE_NAMED = /^(?:la |le |l['’])\p{Ll}+(?: \p{Ll}+)? \p{Lu}|d['’](?:avance|anticipation)/u;

/** So many of what is made were made, unless the line says how often. */
const MADE = new RegExp(
  `^${anyOf(
    "rédaction élaboration réalisation traduction expédition ouverture installation montage pose réparation organisation",
    "animation livraison vente",
  )}$`,
  "iu",
);
const OFTEN = / (?:par|chaque|quotidien\p{L}*|hebdomadaires?|mensuel\p{L}*|annuel\p{L}*)(?= |$)/u;

function told(parts: { names: string[]; object: string }[], isCurrent: boolean): string | null {
  const named = parts.map((part) => ({ ...part, verbs: part.names.map((name) => VERBS[name.toLowerCase()]) }));
  if (named.some(({ verbs }) => verbs.includes(undefined))) return null;
  // "Je suis les livraisons" would be what one is.
  if (isCurrent && parts.some(({ names }) => names.some((name) => /^suivi$/iu.test(name)))) return null;
  const isOnce = parts.some(
    ({ names: [name = ""], object }) =>
      (/^(?:livraison|vente|construction|réhabilitation|rénovation|ouverture|réception)$/iu.test(name) &&
        (/^une? /u.test(object) || ONE_NAMED.test(object))) ||
      (MADE.test(name) &&
        /^(?:\d|une (?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine) )/u.test(
          object,
        ) &&
        !OFTEN.test(object)),
  );
  const isNow = isCurrent && !isOnce && named.every(({ verbs }) => verbs.every((verb) => verb?.[0]));
  const said = named
    .map(({ verbs, object }) => `${verbs.map((verb) => verb?.[isNow ? 0 : 1]).join(" et ")} ${object}`)
    .join(" et ");
  if (!isNow) return `j'ai ${said}`;
  return `${VOWEL.test(said) ? "j'" : "je "}${said}`;
}

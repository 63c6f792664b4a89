/** Work as lines of resumes name it, with its verb: what somebody does in a present job, and what they did. */
const VERBS: Readonly<Record<string, [now: string | null, past: string]>> = {
  accueil: ["accueille", "accueilli"],
  analyse: ["analyse", "analysé"],
  animation: ["anime", "animé"],
  augmentation: [null, "augmenté"],
  conception: [null, "conçu"],
  contrôle: ["contrôle", "contrôlé"],
  coordination: ["coordonne", "coordonné"],
  création: [null, "créé"],
  développement: [null, "développé"],
  dressage: ["dresse", "dressé"],
  élaboration: [null, "élaboré"],
  encadrement: ["encadre", "encadré"],
  entretien: ["entretiens", "entretenu"],
  formation: [null, "formé"],
  gestion: ["gère", "géré"],
  installation: ["installe", "installé"],
  livraison: ["livre", "livré"],
  migration: [null, "migré"],
  montage: ["monte", "monté"],
  négociation: ["négocie", "négocié"],
  optimisation: [null, "optimisé"],
  organisation: ["organise", "organisé"],
  planification: ["planifie", "planifié"],
  pose: ["pose", "posé"],
  préparation: ["prépare", "préparé"],
  réalisation: [null, "réalisé"],
  recrutement: [null, "recruté"],
  rédaction: ["rédige", "rédigé"],
  réduction: [null, "réduit"],
  suivi: [null, "suivi"],
  supervision: ["supervise", "supervisé"],
  traitement: ["traite", "traité"],
  vente: ["vends", "vendu"],
};

const NAMED =
  /^(?<one>(?:Mise|\p{Lu}\p{Ll}+))(?<place> en place)?(?: et (?<other>\p{Ll}+))? (?<of>de la|de l['’]|du|des|de|d['’]) ?(?<rest>\S.*)$/u;
const VOWEL = /^[aeiouyàâéèêëîïôûh]/i;

/** What follows "de", as an object: "des stocks" are "les stocks", "d'une équipe" is "une équipe". */
function objectOf(of: string, all: string): string | null {
  const rest = all
    .replace(/ et des (?=\p{Ll})/gu, " et les ")
    .replace(/ et du (?=\p{Ll})/gu, " et le ")
    .replace(/ et de la (?=\p{Ll})/gu, " et la ");
  if (of === "de la") return `la ${rest}`;
  if (of === "du") return `le ${rest}`;
  if (of === "des") return `les ${rest}`;
  if (/^de l/.test(of)) return `l'${rest}`;
  if (/^(?:\d|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt)/.test(rest)) return rest;
  return /^\p{Ll}+s /u.test(`${rest} `) ? `des ${rest}` : null;
}

/** "Réduction de la démarque" as "j'ai réduit la démarque"; null for work whose verb or object is not certain. */
export function deedOfName(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  const { one = "", place = "", other, of = "", rest = "" } = NAMED.exec(line)?.groups ?? {};
  const object = objectOf(of, rest);
  if (object === null || rest === "") return null;
  if (one === "Mise") return place === "" ? null : `j'ai mis en place ${object}`;
  const verbs = [one, other].filter((name) => name !== undefined).map((name) => VERBS[name.toLowerCase()]);
  if (verbs.some((verb) => verb === undefined)) return null;
  const now = verbs.map((verb) => verb?.[0]);
  if (isCurrent && now.every((form) => form)) {
    const said = now.join(" et ");
    return `${VOWEL.test(said) ? "j'" : "je "}${said} ${object}`;
  }
  return `j'ai ${verbs.map((verb) => verb?.[1]).join(" et ")} ${object}`;
}

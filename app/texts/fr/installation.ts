import type { Installation } from "../../../server/domain/installation.ts";
import type { Texts } from "../load-texts.ts";

const AND = new Intl.ListFormat("fr", { type: "conjunction" });
const NUMBER = new Intl.NumberFormat("fr");
const NAMED_SOURCES = 3;

const grouped = (count: number) => NUMBER.format(count);

const AT_REST: Record<Installation["database"], string> = {
  embedded:
    "les données se trouvent dans un fichier de base de données, dans le dossier de données de l’exploitant. Le produit ne les chiffre pas : cela dépend du disque qui les contient.",
  mongod:
    "les données se trouvent sur un serveur MongoDB de la même machine. Le produit ne les chiffre pas : cela dépend du disque qui les contient.",
  configured:
    "les données se trouvent dans une base MongoDB choisie par l’exploitant. Lui seul peut dire si elles y sont chiffrées, ainsi que dans ses sauvegardes.",
};

const IN_TRANSIT = {
  https: "Les pages et les fichiers passent par HTTPS, avec la version de TLS du serveur web de l’exploitant.",
  http: "Les pages et les fichiers passent par HTTP simple, à l’intérieur de la seule machine que sert cette copie.",
};

function nameSources(sources: string[]): string {
  const others = sources.length - NAMED_SOURCES;
  const more = `${others} ${others === 1 ? "autre source" : "autres sources"}`;
  return AND.format([...sources.slice(0, NAMED_SOURCES), ...(others > 0 ? [more] : [])]);
}

function samplesOnly(samples: number, sources: string[]): string {
  const set =
    samples > 0
      ? `les offres d’emploi sont un jeu d’exemples de notre main, ${grouped(samples)} offres de tous les métiers et de nombreux lieux`
      : "il n’y a pas encore d’offre d’emploi";
  return sources.length > 0
    ? `${set}. ${nameSources(sources)} ${sources.length === 1 ? "est connecté et n’a" : "sont connectés et n’ont"} rien apporté jusqu’ici.`
    : `${set}. Aucun site d’emploi n’est connecté.`;
}

export const installation = {
  inRelease: "Dans cette version :",
  here: "Sur cette installation :",
  protection: ({ database, isHttps }) => `${AT_REST[database]} ${IN_TRANSIT[isHttps ? "https" : "http"]}`,
  access: ({ isDemo }) =>
    isDemo
      ? "ceci est une démonstration : la connexion ne demande pas de mot de passe, si bien que quiconque y accède peut ouvrir n’importe quel compte. N’y mettez rien que d’autres ne doivent pas voir."
      : null,
  sharing({ model, canPay, listings }) {
    const receivers = [
      ...(model?.host
        ? [
            `pour rédiger à votre place, le texte nécessaire à une tâche est envoyé au modèle de langage de ${model.host}`,
          ]
        : []),
      ...(canPay ? ["ce qu’exige un paiement est transmis à PayPal"] : []),
      ...(listings && listings.others > 0
        ? ["les logos des entreprises sont chargés là où leurs offres l’indiquent"]
        : []),
    ];
    return receivers.length === 0 ? null : `${receivers.join(" ; ")}.`;
  },
  writer({ model }) {
    if (!model)
      return "aucun modèle de langage n’est connecté : tout est rédigé par des règles, sur la machine qui fait tourner le produit.";
    return model.host === null
      ? `les documents sont formulés par le modèle de langage ${model.name}, sur la même machine.`
      : `les documents sont formulés par le modèle de langage ${model.name} de ${model.host}. Le texte nécessaire à une tâche lui est envoyé pour cette tâche.`;
  },
  listings({ listings }) {
    if (!listings) return "le nombre d’offres d’emploi ne peut pas être indiqué pour l’instant.";
    const { samples, others, sources } = listings;
    if (others === 0) return samplesOnly(samples, sources);
    const from = sources.length > 0 ? ` de ${nameSources(sources)}` : ", apportées à la main";
    const beside = samples > 0 ? ` et ${grouped(samples)} exemples de notre main` : "";
    return `${grouped(others)} ${others === 1 ? "offre d’emploi" : "offres d’emploi"}${from}${beside}. Une même offre venue de plusieurs endroits est gardée comme une seule.`;
  },
  arrival({ listings }) {
    if (!listings) return "les sites d’emploi consultés ne peuvent pas être indiqués pour l’instant.";
    if (listings.sources.length === 0)
      return "aucun site d’emploi n’est consulté automatiquement : de nouvelles offres n’arrivent que si l’exploitant les apporte.";
    return `${nameSources(listings.sources)} ${listings.sources.length === 1 ? "est consulté" : "sont consultés"} à nouveau toutes les quelques heures.`;
  },
  payment: ({ canPay }) =>
    canPay ? null : "aucun paiement n’est connecté : les formules peuvent être consultées, mais pas achetées.",
} satisfies Texts["installation"];

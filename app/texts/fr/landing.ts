import type { Texts } from "../load-texts.ts";

export const landing = {
  description:
    "Déposez votre CV une seule fois. Voyez quelles offres conviennent et pourquoi au juste, ligne par ligne, et postulez avec ce qui est vrai de vous.",
  lead: "Déposez votre CV une seule fois. Voyez quelles offres conviennent et pourquoi au juste, ligne par ligne, et rédigez des candidatures qui ne disent que ce qui est vrai de vous.",
  features: {
    analysis:
      "Compétences, expérience et formation, chacune avec la ligne dont elle provient. Voyez ce que la machine a lu, et corrigez-le.",
    letters: "Deux ou trois arguments qui comptent pour ce poste, chacun ramené à vos propres mots.",
    interview:
      "Des questions tirées de l’offre, des réponses tirées de votre expérience, et une façon honnête de parler de ce qui manque.",
    jobs: "Des offres de plusieurs sites, sans doublons ni anciennes annonces republiées.",
    analytics: "Où en sont vos candidatures, et si le score annonce des réponses.",
    optimization: "L’essentiel d’abord, dans les mots de l’offre. Jamais une ligne que vous n’avez pas vécue.",
  },
  everything: "Tout ce qui sépare votre CV de l’entretien",
  steps: {
    upload: (size: string) => `PDF, DOC ou DOCX, jusqu’à ${size}.`.replace("MB", "Mo"),
    matches: "Classées en quelques secondes, chaque score expliqué.",
    materials: "Un CV adapté, une lettre, un guide d’entretien.",
  },
  sample: {
    nurse: "Infirmière diplômée",
    job: "Urgences, hôpital Sainte-Anne, 2018 – 2025",
    triage: "Responsable du tri dans un service de 42 lits",
    preceptor: "Tutorat de 14 jeunes diplômés",
    charting: "Dossiers sur Epic depuis 2019",
    licence: "Diplôme d’État d’infirmier, 2018",
    spanish: "Espagnol courant",
    posting: "Infirmier, urgences",
    role: "Rôle et intitulé",
    skills: "Compétences exigées",
    licenceAsked: "Habilitation",
    materials: "3 documents",
    before: "« J’ai été ",
    claim: "responsable du tri dans un service de 42 lits",
    after: " et je mettrais cela à votre service. »",
    matches: "Correspondances",
    applications: "Candidatures",
    interviews: "Entretiens",
    firstVersion: "Urgences 2026",
    active: "Actif",
    secondVersion: "Formatrice en soins",
    lastUsed: "il y a 3 jours · 2 candidatures",
  },
  inFigures: "En chiffres",
  listings: " offres d’emploi des grands sites et des réseaux professionnels",
  score: " un score fait d’éléments que l’on peut lire",
  read: " lus en quelques secondes",
  byCompany:
    "Lettres, CV et guides d’entretien sont rangés par entreprise : tout ce qui concerne une candidature est au même endroit.",
  performance:
    "De la correspondance à la candidature, puis à l’entretien : voyez quelle étape bloque, et si les scores élevés amènent des réponses.",
  versions: "Gardez une version pour chaque direction de votre recherche. L’une est active, et les offres la suivent.",
  understoodGoal: " des lignes d’un CV comprises, voilà notre objectif",
  reachGoal: " du temps accessible, voilà notre objectif",
  closing: "Commencez avec le CV que vous avez.",
} satisfies Texts["landing"];

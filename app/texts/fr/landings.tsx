import type { Texts } from "../load-texts.ts";

const DESIGNS: Record<string, string> = {
  Light: "Clair",
  Dark: "Sombre",
  Purple: "Violet",
  Emerald: "Émeraude",
  Neural: "Neuronal",
};

export const landings = {
  title: (design: string) => `Page d’accueil, maquette « ${DESIGNS[design] ?? design} »`,
  inFigures: "En chiffres",
  sampleRole: "Rôle et intitulé",
  sampleSkills: "Compétences exigées",
  sampleYears: "Années",
  sampleLicence: "Habilitation",
  plans: {
    free: {
      features: ["5 correspondances par mois", "Analyse de CV de base", "1 document rédigé par l’IA"],
      button: "Commencer gratuitement",
    },
    pro: {
      features: [
        "50 correspondances par mois",
        "Analyse avancée par IA",
        "10 documents par IA par mois",
        "Préparation aux entretiens",
        "Suivi de vos progrès",
      ],
      button: "Passer à Pro",
    },
    premium: {
      features: [
        "Correspondances illimitées",
        "Optimisation haut de gamme par IA",
        "Documents par IA illimités",
        "Assistance prioritaire",
        "Statistiques avancées",
      ],
      button: "Passer à Premium",
    },
  },
  light: {
    note: "le menu et la démo ne mènent nulle part, les témoignages sont des exemples, les chiffres des objectifs.",
    tag: "290+ offres d’emploi des grands sites et des réseaux professionnels",
    headline: (
      <>
        Une vue dégagée sur le travail <em>fait pour vous</em>
      </>
    ),
    lead: (brand: string) =>
      `${brand} lit votre CV une seule fois, le compare à chaque offre et vous montre les quelques-unes qui valent votre soirée, chacune avec un score de 0 à 100 pour cent que vous pouvez démonter.`,
    start: "Commencer gratuitement",
    person: "Infirmière aux urgences, 11 ans",
    first: { title: "Infirmier diplômé, urgences", place: "Riverside Health · 6 km" },
    second: { title: "Cadre infirmier, réanimation", place: "Lakeview Medical · 14 km" },
    third: { title: "Formateur en soins infirmiers", place: "Harbor College · télétravail" },
    why: (score: string) => `Pourquoi ${score}`,
    everything: "Chaque chose sous son meilleur jour",
    tools: "Six outils autour d’un seul document. Aucun ne dit rien qui n’y soit écrit.",
    features: {
      analysis:
        "Compétences, expérience et formation, chacune avec la ligne dont elle provient. Vous voyez ce qui a été compris avant tout le monde.",
      letters: "Deux ou trois arguments qui comptent pour ce poste, dans votre ton, chacun ramené à vos propres mots.",
      interview: "Des questions en quatre catégories, chacune avec une réponse sur mesure.",
      jobs: "Plusieurs sites en une seule liste, sans doublons ni annonces réchauffées.",
      analytics: "Où en sont vos candidatures, et si le score annonce des réponses.",
      optimization: "L’essentiel d’abord, dans les mots de l’offre. L’ordre et les mots changent, les faits jamais.",
    },
    seen: "Vu par celles et ceux qui cherchent",
    understood: "des lignes d’un CV comprises",
    reach: "du temps accessible",
    listings: "offres comparées à votre CV",
    nurseSays:
      "« J’avais envoyé quarante candidatures. Puis j’ai vu les six auxquelles mon CV répondait vraiment, et je n’ai plus écrit que celles-là. »",
    nurse: "Une infirmière qui change de service · exemple",
    welderSays: "« On m’a dit ce qui manquait avant que le recruteur ne le fasse. Cela vaut bien une soirée. »",
    welder: "Un soudeur qui change de région · exemple",
    closing: "Vos recherches de demain peuvent commencer ce matin.",
    signUp: "S’inscrire gratuitement",
  },
  dark: {
    note: "le menu et la démo ne mènent nulle part, les mesures du tableau sont des exemples, les chiffres des objectifs. Les formules du produit sont sur le tableau de bord.",
    headline: "Connaissez vos chances avant de postuler.",
    lead: "Chaque offre mesurée au CV que vous avez. Le score vient avec ses éléments, et chaque élément avec la ligne qui l’a valu.",
    start: "Lancer la mesure",
    dial: "POUR CENT",
    listings: "offres d’emploi réunies",
    match: "de correspondance, élément par élément",
    understood: "des lignes comprises",
    reach: "de disponibilité",
    readings: "Six mesures tirées d’un document",
    features: {
      analysis:
        "Compétences, années, formation et habilitations, chacune avec son numéro de ligne. Mal lu ? Corrigez-le là où vous le voyez.",
      letters: "Une offre, deux ou trois arguments, aucun adjectif que vous n’oseriez dire à voix haute.",
      interview:
        "Générales, techniques, comportementales, propres à l’entreprise : chaque question a une réponse tirée de votre parcours.",
      jobs: "Grands sites et réseaux professionnels en une seule liste, annonces réchauffées rayées.",
      analytics: "Qualité, activité, entretiens, outils : quatre fois 25 font un nombre de 0 à 100.",
      optimization: "L’ordre et les mots se rapprochent de l’offre. Les faits restent vissés.",
    },
    log: "Ce qu’un nombre peut vous dire",
    runs: "Exemples de mesures",
    cook: { from: "Commis de cuisine", to: "Sous-chef", end: "Entretien en 6 jours" },
    mechanic: { from: "Mécanicien militaire", to: "Technicien éolien", end: "Embauche en 3 semaines" },
    teller: { from: "Guichetière", to: "Analyste fraude", end: "Entretien en 11 jours" },
    teacher: { from: "Enseignant", to: "Rédacteur UX", end: "Non envoyée, deux manques nommés" },
    settings: "Trois réglages",
    closing: "Réglez l’aiguille.",
    launch: "Lancer ma recherche",
  },
  purple: {
    note: "le menu et la démo ne mènent nulle part, les témoignages sont des exemples, les chiffres des objectifs.",
    headline: "Votre prochain emploi sait ce qu’il veut : vous.",
    lead: "Déposez votre CV et rencontrez les offres qui vous vont, raisons sur la table : analyse de CV, mise en correspondance, lettres de motivation, préparation aux entretiens et suivi de carrière au même endroit.",
    start: "Trouver mon offre",
    profession: "Pâtissière, 7 ans",
    job: "Cheffe pâtissière",
    speaks: "parle français ✓",
    leads: "dirige une équipe ✓",
    helpers: "Petits coups de main, grand lundi",
    features: {
      analysis: "Il lit comme une amie, crayon en main : ce que vous savez faire, depuis quand, et où c’est écrit.",
      letters: "Un premier jet avant que le thé soit prêt. Dans votre ton, et vrai jusqu’à la dernière virgule.",
      interview: "Quatre sortes de questions, un seul calme. Chaque réponse part de ce que vous avez vraiment fait.",
      jobs: "290+ offres des grands sites et des réseaux professionnels, moins celles de la semaine dernière.",
      analytics: "Un score pour toute la recherche, pour savoir où placer l’heure qui vient.",
      optimization: "La même vie, mieux rangée. La ligne qu’ils cherchent est la première qu’ils voient.",
    },
    aloud: "Ils l’ont dit tout haut",
    voice: (who: string) => `Témoignage d’exemple : ${who}`,
    buyer: { says: "« J’ai cessé de deviner. Rien que pour cela, merci. »", who: "une barista devenue acheteuse" },
    electrician: {
      says: "« Six candidatures, trois appels. Toutes les six étaient à ma portée. »",
      who: "un apprenti électricien",
    },
    accountant: {
      says: "« Il a dit non à un poste que je voulais, et il a dit pourquoi. C’est honnête. »",
      who: "une jeune comptable",
    },
    listings: "offres d’emploi",
    understood: "des lignes comprises",
    match: "de correspondance, expliquée",
    closing: "Allez, l’offre vous attend.",
    bring: "Venez avec le CV que vous avez. Tout le reste part de là.",
    getStarted: "Commencer gratuitement",
  },
  emerald: {
    note: "le menu et la démo ne mènent nulle part, les notes de terrain sont des exemples, les chiffres des objectifs. Les formules du produit sont sur le tableau de bord.",
    headline: (
      <>
        Toute carrière est <em>un pays.</em> Voici la carte.
      </>
    ),
    lead: (brand: string) =>
      `${brand} montre où vous êtes, quels sommets sont à votre portée et par où monter, chaque pas appuyé sur ce que vous avez déjà fait.`,
    start: "Commencer l’ascension",
    stages: { resume: "CV", matches: "Offres", letter: "Lettre", interview: "Entretien" },
    instruments: (
      <>
        Six instruments pour <em>une expédition</em>
      </>
    ),
    atlas:
      "Une correspondance est un nombre de 0 à 100 pour cent. Un atlas ne flatte pas : il dit la distance, et ce qu’il y a entre deux.",
    features: {
      analysis:
        "Le relevé. Compétences, expérience et formation sont mesurées là où elles sont, et chaque mesure nomme sa ligne.",
      jobs: "Le pays. Plus de 290 offres des grands sites et des réseaux professionnels, sur une seule carte.",
      optimization: "Le sac. Ce que demande ce chemin va sur le dessus ; ce qui n’est pas à vous n’y entre pas.",
      letters: "La lettre d’introduction. Courte, dans votre ton, et vraie à chaque phrase.",
      interview: "La dernière montée. Quatre sortes de questions, chacune avec une réponse tirée de votre route.",
      analytics: "L’altimètre. Un score de 0 à 100 qui dit si vous montez ou si vous tournez en rond.",
    },
    notes: "Carnet de terrain",
    travellerSays:
      "« Je me croyais perdu. Il ne me manquait que deux permis et une bonne lettre pour atteindre la vallée suivante. »",
    traveller: "Un voyageur d’exemple, de cariste à chef de chantier",
    listings: "offres d’emploi sur la carte",
    understood: "des lignes d’un CV comprises",
    reach: "des jours ouverts aux voyageurs",
    provisions: (
      <>
        Choisissez <em>vos provisions</em>
      </>
    ),
    closing: (
      <>
        La vue est <em>plus belle de là-haut.</em>
      </>
    ),
    signUp: "S’inscrire et partir",
  },
  neural: {
    note: "le réseau est une image, le score un calcul simple que vous pouvez vérifier. Le menu et la démo ne mènent nulle part, les témoignages sont des exemples, les chiffres des objectifs.",
    headline: "Un cerveau pour votre prochain pas",
    lead: "Donnez-lui un CV. Voyez quels signaux s’activent, quelles offres s’allument et pourquoi, de 0 à 100 pour cent. Pas de boîte noire : chaque lien peut s’ouvrir.",
    start: "Lancer la bêta",
    signals: ["chef du tri", "42 lits", "diplôme d’État", "dossier Epic", "11 ans", "espagnol"],
    jobs: ["Cadre infirmier", "Formateur", "Infirmier SMUR", "Coordinateur", "Chef de clinique", "Data analyst"],
    layers: "Trois couches, six neurones",
    input: "Couche d’entrée",
    hidden: "Couche cachée",
    output: "Couche de sortie",
    features: {
      analysis: "Chaque ligne devient un signal, et garde son adresse.",
      jobs: "290+ offres des grands sites et des réseaux professionnels.",
      optimization: "Les signaux qui comptent ici sont amplifiés. Aucun n’est inventé.",
      analytics: "Une courbe d’erreur pour votre recherche : que changer avant le prochain essai.",
      letters: "Une lettre dont chaque argument remonte jusqu’à l’entrée.",
      interview: "Quatre sortes de questions, chacune avec votre propre réponse.",
    },
    activations: "Activations en milieu naturel",
    understood: "des lignes d’un CV comprises",
    reach: "des heures où il répond",
    listings: "offres comparées d’un coup",
    nurseSays:
      "« J’ai ouvert le score, et ma garde de nuit de 2019 était là. J’avais oublié que j’avais dirigé ce service. »",
    nurse: "testeuse d’exemple 01, infirmière",
    bookkeeperSays: "« Le premier outil qui laisse un manque être un manque, et qui m’a dit comment en parler. »",
    bookkeeper: "testeur d’exemple 02, aide-comptable",
    yours: "votre-cv.pdf",
    closing: "Donnez-lui matière à réfléchir.",
    signUp: "S’inscrire à la bêta",
  },
} satisfies Texts["landings"];

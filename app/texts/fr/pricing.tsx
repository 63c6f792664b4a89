import { href } from "react-router";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import type { Texts } from "../load-texts.ts";

export const pricing = {
  title: "Tarifs",
  description:
    "Commencez gratuitement et restez-y, ou choisissez la formule qui convient à votre recherche. Toutes les formules côte à côte.",
  lead: "Commencez gratuitement, restez-y si cela suffit, et ne payez que tant que vous cherchez.",
  forever: "pour toujours",
  perMonth: "par mois",
  included: "Compris",
  notIncluded: "Non compris",
  plans: {
    free: "Pour voir ce que vaut votre CV.",
    professional: "Pour une recherche que vous comptez finir bientôt.",
    enterprise: "Pour les équipes et organismes qui aident les gens à trouver du travail.",
  },
  chooseProfessional: "Choisir Professional",
  features: {
    oneResume: "1 CV",
    fiveMatches: "5 correspondances par mois",
    basicAnalysis: "Analyse de CV de base par IA",
    oneLetter: "1 lettre de motivation par IA et par mois",
    basicAnalytics: "Statistiques de base",
    community: "Entraide de la communauté",
    interviews: "Préparation aux entretiens",
    advancedAnalytics: "Statistiques avancées",
    priority: "Assistance prioritaire",
    unlimitedMaterials: "Documents par IA illimités",
    unlimitedResumes: "CV illimités",
    unlimitedMatches: "Correspondances illimitées",
    optimization: "Optimisation avancée",
    unlimitedLetters: "Lettres de motivation illimitées",
    priorityEmail: "Assistance prioritaire par e-mail",
    aiInterviews: "Préparation aux entretiens par IA",
    insights: "Éclairages par entreprise",
    testing: "Tests A/B de CV",
    export: "Export de tous les documents",
    everything: "Tout ce que comprend Professional",
    team: "Travail en équipe",
    model: "Entraînement d’un modèle d’IA sur mesure",
    manager: "Interlocuteur attitré",
    phone: "Assistance téléphonique 24 h/24, 7 j/7",
    api: "Accès avancé à l’API",
    integrations: "Intégrations sur mesure",
    bulk: "Traitement de CV en nombre",
    reporting: "Rapports avancés",
    guarantee: "Niveau de service garanti (SLA)",
  },
  ownPlans: (plans: string) =>
    `le produit auquel vous vous connectez a ses propres formules : ${plans}. Les documents par IA viennent avec Pro et Premium.`.replaceAll(
      "; ",
      " ; ",
    ),
  aMonth: (price: string) => `${price} par mois`,
  anyMatches: "correspondances illimitées",
  someMatches: (matches: number) => `${matches} correspondances par mois`,
  questions: "Questions sur les formules",
  asked: {
    change: {
      question: "Puis-je changer de formule plus tard ?",
      answer: "Oui. Le changement prend effet immédiatement, avec une facturation au prorata.",
      release:
        "un changement prend effet tout de suite et coûte le mois entier. Ce qui reste de l’ancienne formule vous est indiqué avant de décider.",
    },
    pay: {
      question: "Comment puis-je payer ?",
      answer: "Par carte, par PayPal, et par virement pour Enterprise.",
      release: "par PayPal, un mois à la fois.",
    },
    trial: {
      question: "Y a-t-il un essai gratuit ?",
      answer: "Professional s’essaie pendant 14 jours.",
      release: "il n’y a pas de période d’essai ; la formule Free, qui ne prend pas fin, est faite pour essayer.",
    },
    cancel: {
      question: "Puis-je résilier à tout moment ?",
      answer: "Résiliez à tout moment et gardez l’accès jusqu’à la fin de la période facturée.",
      release:
        "rien ne se renouvelle, un mois payé prend donc simplement fin. Downgrade renonce tout de suite au reste, après confirmation.",
    },
    refund: {
      question: "Et si cela ne me convient pas ?",
      answer: "Les formules payantes sont remboursées sous 30 jours si vous n’êtes pas satisfait.",
      release: "les remboursements ne se font pas dans le produit ; ils passent par l’assistance.",
    },
  },
  custom: "Besoin d’une formule sur mesure ?",
  customIs:
    "Pour les universités, le reclassement et les services publics de l’emploi : votre taille, vos systèmes, vos conditions.",
  customNote: (id: string) => (
    <ReleaseNote id={id}>
      ces deux boutons ne mènent encore nulle part. Écrivez-nous par la <a href={href("/contact")}>page de contact</a>.
    </ReleaseNote>
  ),
  closing: "Commencer ne coûte rien.",
} satisfies Texts["pricing"];

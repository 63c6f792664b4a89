import { href } from "react-router";
import { MAX_FILE_SIZE_IN_TEXT } from "../../../server/domain/upload-file.ts";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import type { Texts } from "../load-texts.ts";

export const faq = {
  title: "Questions fréquentes",
  description:
    "Des réponses sur les CV, les documents par IA, les scores, le suivi, la confidentialité et les formules.",
  heading: "Centre d’aide",
  lead: "Les questions fréquentes, avec les réponses que nous donnerions à un ami.",
  categories: "Thèmes",
  still: "Encore une question ?",
  note: (id: string) => (
    <ReleaseNote id={id}>
      personne n’attend encore derrière ces deux boutons. La <a href={href("/contact")}>page de contact</a> indique tous
      les autres moyens.
    </ReleaseNote>
  ),
  closing: "La meilleure réponse est votre propre CV.",
  questions: {
    start: {
      question: "Comment commencer ?",
      answer:
        "Connectez-vous, déposez le CV que vous avez et donnez-lui un nom. Il est lu en quelques secondes, vous voyez ce qui a été compris, et les premières correspondances apparaissent en dessous.",
      release: null,
    },
    formats: {
      question: "Quels formats de CV puis-je déposer ?",
      answer: `PDF, DOC, DOCX et TXT, d’une taille de ${MAX_FILE_SIZE_IN_TEXT} au plus.`,
      release: "le dépôt accepte PDF, DOC et DOCX. Mieux vaut enregistrer d’abord un texte brut en DOCX.",
    },
    profile: {
      question: "Dois-je remplir un long profil ?",
      answer:
        "Non. Le CV est le profil. Ce qui a été mal lu, vous le corrigez là où vous le voyez ; vous pouvez ajouter les postes recherchés, votre souhait de télétravail et le salaire minimum que vous accepteriez.",
      release: null,
    },
    several: {
      question: "Puis-je garder plusieurs CV ?",
      answer:
        "Oui, un pour chaque direction de votre recherche. L’un d’eux est actif, et les correspondances le suivent. En activer un autre fait revenir les siennes.",
      release: null,
    },
    scan: {
      question: "Mon CV est une numérisation. Est-ce que cela marche ?",
      answer:
        "Une numérisation est une image, sans texte à lire. On vous le dit, plutôt que de vous donner de fausses correspondances. Exportez le CV en PDF ou DOCX depuis le programme où il a été écrit.",
      release: null,
    },
    writes: {
      question: "Que peut rédiger l’IA pour moi ?",
      answer:
        "Pour le poste de votre choix : un CV adapté, une lettre de motivation et une préparation à l’entretien. Tout est rangé par entreprise, se modifie et se télécharge.",
      release: null,
    },
    invents: {
      question: "Invente-t-elle de l’expérience ?",
      answer:
        "Non. Chaque affirmation remonte à une ligne de votre CV. Un CV adapté change l’ordre et les mots, jamais les faits ; quand une exigence n’est pas remplie, la préparation dit comment en parler honnêtement.",
      release: null,
    },
    interview: {
      question: "Que contient la préparation à l’entretien ?",
      answer:
        "Des questions de quatre sortes, générales, techniques, de comportement et propres à l’entreprise, chacune avec une réponse à votre mesure, ainsi que des conseils et les atouts à mettre en avant.",
      release: null,
    },
    asItIs: {
      question: "Faut-il l’envoyer tel quel ?",
      answer:
        "Lisez-le d’abord. C’est un brouillon fait de vos mots, et vous savez mieux que personne ce qui est vrai et comment vous le diriez. Ce que vous envoyez vous engage.",
      release: null,
    },
    whoMay: {
      question: "Qui peut utiliser les outils de rédaction par IA ?",
      answer:
        "Ils font partie des formules payantes. Lire votre CV et expliquer vos correspondances fait partie de toutes les formules.",
      release: null,
    },
    score: {
      question: "Comment le score est-il établi ?",
      answer:
        "C’est un nombre de 0 à 100 pour cent, fait d’éléments que vous pouvez ouvrir : le rôle, les compétences exigées et souhaitées, les années, la formation et les habilitations, le lieu. Chacun montre ses points et la ligne de votre CV qui les a valus.",
      release: null,
    },
    good: {
      question: "Qu’est-ce qu’un bon score ?",
      answer:
        "À partir de 80, la correspondance est excellente ; à partir de 60, bonne ; à partir de 40, correcte. En dessous, regardez ce qui manque avant de consacrer une soirée à la candidature.",
      release: null,
    },
    often: {
      question: "À quelle fréquence de nouvelles offres arrivent-elles ?",
      answer:
        "Les nouvelles offres apparaissent dans les heures qui suivent leur publication, et le site cherche en continu.",
      release:
        "les correspondances sont cherchées quand vous déposez, modifiez ou activez un CV, changez vos souhaits ou votre formule, ou revenez un nouveau mois.",
    },
    filter: {
      question: "Puis-je filtrer les offres ?",
      answer: "Par secteur, lieu, fourchette de salaire, niveau d’expérience, taille d’entreprise et score.",
      release:
        "la liste se trie par score, distance ou date. Postes recherchés, télétravail et salaire minimum se règlent une fois, avec le CV, et comptent dans chaque score.",
    },
    applies: {
      question: "Postulez-vous à ma place ?",
      answer:
        "Non. Apply Now ouvre l’offre là où elle est publiée et note la date, pour que vous gardiez une vue d’ensemble. Si vous changez d’avis, vous retirez la note.",
      release: null,
    },
    performance: {
      question: "Qu’est-ce que le score global ?",
      answer:
        "Un nombre de 0 à 100 pour l’ensemble de votre recherche, fait à parts égales de la qualité des correspondances, de votre activité, du succès aux entretiens et de l’usage des outils d’IA. Il dit où placer la prochaine heure.",
      release: null,
    },
    track: {
      question: "Comment suivre mes candidatures ?",
      answer:
        "Chacune de celles que vous ouvrez avec Apply Now figure dans la liste, avec sa date, son score et le CV envoyé. Notez ce qui en est sorti : un entretien, une offre, un refus.",
      release: null,
    },
    replies: {
      question: "Un score élevé amène-t-il vraiment des réponses ?",
      answer:
        "La question est juste, et les statistiques y répondent avec vos propres chiffres : les réponses par score, avec les nombres à côté, pour que vous voyiez quand ils sont trop faibles pour conclure.",
      release: null,
    },
    employers: {
      question: "Les employeurs voient-ils mes statistiques ?",
      answer: "Non. Elles ne sont que pour vous.",
      release: null,
    },
    sees: {
      question: "Qui peut voir mon profil ?",
      answer: "Un profil est privé ; les employeurs ne le voient que lorsque vous postulez.",
      release:
        "Apply Now n’envoie rien : vous postulez là où l’offre est publiée, avec ce que vous choisissez d’envoyer. Pour aider, un administrateur peut voir le produit comme vous ; chaque fois est consignée.",
    },
    remove: {
      question: "Comment supprimer mon compte et mes données ?",
      answer: "Le compte et toutes ses données se suppriment dans les réglages du compte ; c’est irréversible.",
      release:
        "les réglages du compte sont l’entrée Account du menu utilisateur. La suppression prend effet tout de suite, une fois votre adresse e-mail saisie ; ce que vous avez payé reste dans les comptes, sans votre nom.",
    },
    take: {
      question: "Puis-je emporter mes données ?",
      answer:
        "Oui. Account, dans le menu utilisateur, propose Download my data : un fichier avec votre profil, vos CV, correspondances, candidatures, documents et paiements.",
      release: null,
    },
    protected: {
      question: "Comment mes données sont-elles protégées ?",
      answer:
        "Elles sont chiffrées en transit et au repos, l’accès est réservé à qui en a besoin, et nous en recueillons aussi peu que possible. La politique de confidentialité donne les détails.",
      release: null,
    },
    sell: {
      question: "Vendez-vous mes données ?",
      answer: "Non. Elles ne sont ni vendues, ni louées, ni transmises.",
      release: null,
    },
    free: {
      question: "Puis-je utiliser Northfold gratuitement ?",
      answer: "Oui, aussi longtemps que vous voulez. La formule gratuite n’a pas de fin et ne demande pas de carte.",
      release: null,
    },
    cancel: {
      question: "Que se passe-t-il quand je résilie ?",
      answer:
        "Après une résiliation, Premium reste accessible jusqu’à la fin de la période facturée, puis le compte redevient gratuit.",
      release:
        "rien ne se renouvelle : un mois payé que vous laissez aller prend fin à sa date, et le compte redevient gratuit. Downgrade, dans la liste des formules, change tout de suite, après confirmation.",
    },
    change: {
      question: "Puis-je changer de formule plus tard ?",
      answer:
        "À tout moment et dans les deux sens. Avant tout changement, on vous dit ce que vous gagnez, ce que vous perdez et à partir de quand.",
      release: null,
    },
    pay: {
      question: "Comment payer ?",
      answer: "Par carte ou par PayPal, en dollars américains. La page des tarifs compare les formules.",
      release: "le paiement se fait par PayPal, un mois à la fois.",
    },
    usedUp: {
      question: "Et quand les correspondances du mois sont épuisées ?",
      answer:
        "Celles que vous avez restent, avec tout leur contenu. De nouvelles s’ajoutent le mois suivant, ou dès que vous choisissez une formule sans limite.",
      release: null,
    },
  },
} satisfies Texts["faq"];

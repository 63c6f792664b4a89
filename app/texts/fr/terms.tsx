import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { LEGAL_EMAIL } from "../../lib/contact-details.ts";
import type { Texts } from "../load-texts.ts";

export const terms = {
  title: "Conditions d’utilisation",
  description:
    "Les conditions d’utilisation de Northfold : vos contenus restent à vous, ce que l’IA peut promettre ou non, paiement et responsabilité.",
  lead: "Ce que vous pouvez attendre de nous, et ce que nous attendons de vous. Écrit pour être lu.",
  binding: "Ceci est une traduction. Seule la version anglaise fait foi.",
  sections: {
    acceptance: {
      title: "Acceptation des conditions",
      body: (
        <>
          <p>
            Ces conditions sont un accord entre vous et {BRAND}. En ouvrant un compte, ou en utilisant le service de
            toute autre façon, vous les acceptez. Si vous n’êtes pas d’accord, n’utilisez pas le service.
          </p>
          <p>
            Si vous utilisez {BRAND} pour une organisation, vous confirmez pouvoir accepter ces conditions en son nom ;
            « vous » désigne alors aussi cette organisation.
          </p>
        </>
      ),
    },
    service: {
      title: "Description du service",
      body: (
        <>
          <p>
            {BRAND} est un assistant pour les personnes qui cherchent du travail. Il lit les CV que vous déposez, les
            compare aux offres d’emploi, explique chaque correspondance par un score de 0 à 100 pour cent et prépare des
            documents de candidature : CV adaptés, lettres de motivation et préparation aux entretiens.
          </p>
          <p>
            Nous ne sommes ni employeur, ni recruteur, ni agence de placement. Nous ne décidons d’aucune embauche, ne
            postulons pas en votre nom et ne promettons ni entretien ni offre. Les offres d’emploi viennent de tiers,
            qui répondent de ce qu’elles disent.
          </p>
        </>
      ),
    },
    accounts: {
      title: "Comptes et inscription",
      body: (
        <>
          <p>Pour utiliser plus que les pages publiques, il vous faut un compte. Vous vous engagez à</p>
          <ul>
            <li>donner des informations exactes et les tenir à jour ;</li>
            <li>garder votre accès pour vous, et répondre de ce qui en est fait ;</li>
            <li>nous prévenir sans tarder si vous pensez qu’une autre personne a utilisé votre compte ;</li>
            <li>avoir au moins 16 ans, et l’âge requis là où vous vivez pour conclure cet accord.</li>
          </ul>
          <p>
            Une personne, un compte : ne partagez pas le vôtre, et n’en ouvrez pas plusieurs pour contourner les limites
            d’une formule.
          </p>
        </>
      ),
    },
    content: {
      title: "Contenus et données des utilisateurs",
      body: (
        <>
          <p>
            <strong>Propriété.</strong> Vos CV, votre profil et tout ce que vous mettez dans {BRAND} restent à vous. Il
            en va de même des documents qui en sont tirés.
          </p>
          <p>
            <strong>Licence.</strong> Vous nous accordez une licence pour conserver, traiter et afficher vos contenus,
            limitée à ce qu’il faut pour vous fournir le service. Elle prend fin quand vous supprimez ces contenus ou
            votre compte.
          </p>
          <p>
            <strong>Données agrégées.</strong> Nous pouvons utiliser des données anonymisées et agrégées, qui ne vous
            identifient plus, pour comprendre et améliorer le service.
          </p>
          <p>
            <strong>Pas de partage.</strong> Nous ne transmettons vos contenus à personne sans votre consentement, sauf
            si la loi l’exige.
          </p>
          <p>Vous confirmez avoir le droit de déposer ce que vous déposez.</p>
        </>
      ),
    },
    "ai-content": {
      title: "Contenus produits par l’IA",
      body: (
        <>
          <p>
            Certaines parties du service sont produites par un logiciel qui lit et écrit la langue : l’analyse d’un CV,
            les scores, les lettres, les réponses d’entretien et les recommandations. Ces résultats peuvent être faux,
            incomplets ou inadaptés à votre situation. Nous ne garantissons pas leur exactitude.
          </p>
          <p>
            Vous devez relire tout ce que {BRAND} produit avant de vous y fier ou de l’envoyer à quiconque, et corriger
            ce qui n’est pas vrai de vous. Ce qui part sous votre nom vous engage.
          </p>
        </>
      ),
    },
    "acceptable-use": {
      title: "Usage acceptable",
      body: (
        <>
          <p>Vous vous engagez à ne pas</p>
          <ul>
            <li>déposer de faux documents, ni ceux d’autrui sans permission ;</li>
            <li>utiliser le service pour tromper des employeurs ou vous faire passer pour quelqu’un ;</li>
            <li>déposer de logiciel malveillant, ni sonder, surcharger ou contourner les protections du service ;</li>
            <li>recueillir de données du service par des moyens automatisés, ni les revendre ;</li>
            <li>utiliser le service d’une façon contraire à la loi ou aux droits d’autrui.</li>
          </ul>
        </>
      ),
    },
    payment: {
      title: "Paiement et abonnements",
      body: (
        <>
          <p>
            Certaines fonctions relèvent des formules payantes. Les prix sont indiqués avant le paiement, en dollars
            américains, et perçus d’avance pour chaque période de facturation.
          </p>
          <ul>
            <li>
              <strong>Renouvellement.</strong> Les abonnements se renouvellent d’eux-mêmes à la fin de chaque période de
              facturation, sauf résiliation avant celle-ci.
            </li>
            <li>
              <strong>Changements de prix.</strong> Nous annonçons tout changement de prix 30 jours à l’avance. Il ne
              touche jamais une période déjà payée.
            </li>
            <li>
              <strong>Remboursements.</strong> Les remboursements suivent nos règles, indiquées avec les{" "}
              <a href={href("/pricing")}>formules</a>.
            </li>
            <li>
              <strong>Résiliation.</strong> Vous pouvez résilier à tout moment dans les réglages du compte.
            </li>
          </ul>
          <ReleaseNote>
            une formule payante est un paiement PayPal pour un mois. Rien ne se renouvelle de soi-même : une formule que
            vous laissez aller prend simplement fin ; passer à Free depuis la liste des formules prend effet tout de
            suite.
          </ReleaseNote>
          <InstallationNote words="payment" />
        </>
      ),
    },
    liability: {
      title: "Exclusions de garantie et limitation de responsabilité",
      body: (
        <>
          <p>
            Le service est fourni « tel quel » et « selon disponibilité ». Dans la mesure permise par la loi, nous ne
            donnons aucune garantie, expresse ou implicite, notamment de qualité marchande, d’adéquation à un usage
            particulier ou de fonctionnement ininterrompu.
          </p>
          <p>
            Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects, accessoires ou consécutifs,
            y compris les gains ou les occasions manqués. Notre responsabilité totale, pour toutes les réclamations, est
            limitée au montant que vous nous avez payé au cours des 12 mois précédant l’événement à l’origine de la
            réclamation.
          </p>
          <p>Rien dans ces conditions n’exclut une responsabilité que la loi ne permet pas d’exclure.</p>
        </>
      ),
    },
    privacy: {
      title: "Confidentialité",
      body: (
        <p>
          La façon dont nous recueillons, utilisons et protégeons les données personnelles est exposée dans notre{" "}
          <a href={href("/privacy")}>politique de confidentialité</a>, qui fait partie de ces conditions.
        </p>
      ),
    },
    "intellectual-property": {
      title: "Propriété intellectuelle",
      body: (
        <>
          <p>
            Le service lui-même, c’est-à-dire son logiciel, sa présentation, ses textes, son nom et sa marque,
            appartient à {BRAND} ou à ses concédants. Ces conditions vous donnent le droit de l’utiliser pour votre
            propre recherche d’emploi, et aucun autre droit.
          </p>
          <p>
            À vos contenus s’applique la section 4, non celle-ci. Si vous nous envoyez des suggestions, nous pouvons les
            utiliser sans rien vous devoir.
          </p>
        </>
      ),
    },
    termination: {
      title: "Fin de l’accord",
      body: (
        <>
          <p>
            Vous pouvez mettre fin à cet accord à tout moment en supprimant votre compte. Nous pouvons suspendre ou
            fermer votre accès si vous enfreignez ces conditions, si la loi l’exige ou si nous cessons d’offrir le
            service. De part et d’autre, l’accord peut prendre fin immédiatement.
          </p>
          <p>
            Quand l’accord prend fin, votre droit d’utiliser le service cesse aussi. Ce qui, par nature, survit à un
            accord, comme les sections 8 et 10, continue de s’appliquer. Vos données sont alors supprimées comme le
            décrit la <a href={href("/privacy")}>politique de confidentialité</a>.
          </p>
        </>
      ),
    },
    changes: {
      title: "Modification des conditions",
      body: (
        <p>
          Nous pouvons modifier ces conditions quand le service change. Nous annonçons les changements importants par
          e-mail ou dans le service. Si vous continuez d’utiliser {BRAND} après leur prise d’effet, vous les acceptez ;
          si vous n’êtes pas d’accord, vous pouvez fermer votre compte avant.
        </p>
      ),
    },
    contact: {
      title: "Contact",
      body: (
        <p>
          Questions sur ces conditions : <a href={`mailto:${LEGAL_EMAIL}`}>{LEGAL_EMAIL}</a>, ou tout moyen indiqué sur
          notre <a href={href("/contact")}>page de contact</a>.
        </p>
      ),
    },
  },
} satisfies Texts["terms"];

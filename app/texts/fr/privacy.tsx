import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { PRIVACY_EMAIL } from "../../lib/contact-details.ts";
import type { Texts } from "../load-texts.ts";

export const privacy = {
  title: "Politique de confidentialité",
  description:
    "Ce que Northfold recueille, pourquoi, combien de temps, qui le voit, et comment le récupérer ou le faire supprimer.",
  lead: "Un CV en dit plus sur une personne que la plupart des fichiers. Voici comment nous le traitons.",
  binding: "Ceci est une traduction. Seule la version anglaise fait foi.",
  ourCommitments: "Nos engagements",
  commitments: {
    encryption: {
      title: "Chiffrement en transit et au repos",
      text: "Vos fichiers sont illisibles en chemin vers nous et là où ils se trouvent.",
    },
    minimal: {
      title: "Le moins de données possible",
      text: "Nous demandons ce qu’il faut pour chercher du travail, et rien d’autre.",
    },
    sharing: {
      title: "Aucun partage avec des tiers",
      text: "Vos données ne sont ni vendues, ni louées, ni transmises à d’autres.",
    },
  },
  sections: {
    collected: {
      title: "Données que nous recueillons",
      body: (
        <>
          <p>
            <strong>Ce que vous nous donnez</strong>
          </p>
          <ul>
            <li>
              Données de compte : votre nom et votre adresse e-mail, tels que votre service de connexion les transmet.
            </li>
            <li>
              Contenu du CV : les fichiers que vous déposez et ce qui en est lu, comme les compétences, l’expérience et
              la formation.
            </li>
            <li>Souhaits de poste : intitulés, lieux, salaire et modes de travail que vous cherchez.</li>
            <li>Échanges avec l’assistance : ce que vous nous écrivez, et nos réponses.</li>
          </ul>
          <p>
            <strong>Ce qui vient de l’utilisation du service</strong>
          </p>
          <ul>
            <li>
              Données d’usage : les correspondances que vous voyez, celles auxquelles vous postulez, les documents que
              vous créez.
            </li>
            <li>Données d’appareil : le type de navigateur et d’appareil.</li>
            <li>Adresse IP : pour livrer les pages et tenir les abus à distance.</li>
            <li>Cookies : pour vous garder connecté et retenir le mode clair ou sombre.</li>
          </ul>
          <ReleaseNote>
            il n’y a que les cookies dont le service ne peut se passer : pour la session, pour les avis affichés une
            fois, pour le choix du clair ou du sombre, pour ce que le navigateur a déjà de notre feuille de style et, là
            où les mots de passe sont gérés ici, pour distinguer un navigateur déjà connecté auparavant d’un autre qui
            essaie des mots de passe. Aucun ne vous suit ailleurs, et il n’y a ni publicité ni script de mesure
            d’audience.
          </ReleaseNote>
        </>
      ),
    },
    use: {
      title: "Comment nous utilisons vos données",
      body: (
        <>
          <p>Nous utilisons vos données pour</p>
          <ul>
            <li>lire votre CV et le comparer aux offres d’emploi ;</li>
            <li>préparer les CV, lettres et préparations d’entretien que vous demandez ;</li>
            <li>vous montrer comment avance votre recherche ;</li>
            <li>vous répondre, et vous informer de votre compte et des changements qui vous concernent ;</li>
            <li>assurer la sécurité du service, et l’améliorer avec des chiffres anonymisés et agrégés ;</li>
            <li>remplir nos obligations légales.</li>
          </ul>
          <p>Nous ne les utilisons pas pour la publicité, et n’établissons de profil pour personne d’autre que vous.</p>
        </>
      ),
    },
    sharing: {
      title: "Partage des données",
      body: (
        <>
          <p>
            Nous ne vendons ni ne louons de données personnelles, et ne les transmettons pas à des tiers. Un employeur
            n’apprend votre existence que lorsque vous postulez. Restent trois cas, qui dépendent de vous ou de la loi :
          </p>
          <ul>
            <li>avec votre consentement, pour le but auquel vous avez consenti ;</li>
            <li>
              à des prestataires qui n’agissent que sur nos instructions, comme l’hébergement et le paiement, sous
              contrat ;
            </li>
            <li>quand la loi l’exige, et alors pas plus qu’elle n’exige.</li>
          </ul>
          <InstallationNote words="sharing" />
        </>
      ),
    },
    security: {
      title: "Sécurité des données",
      body: (
        <>
          <ul>
            <li>Chiffrement AES-256 au repos et TLS 1.3 en transit.</li>
            <li>Accès du personnel selon son rôle, avec authentification à plusieurs facteurs.</li>
            <li>Audits de sécurité chaque trimestre.</li>
            <li>Sauvegardes chiffrées.</li>
          </ul>
          <p>
            Si une violation touche vos données personnelles, nous vous en informons, ainsi que les autorités
            compétentes, dans les 72 heures après en avoir eu connaissance.
          </p>
          <ReleaseNote>
            la connexion est confiée à un fournisseur d’identité : aucun mot de passe n’est gardé ici, et les clés de
            session ne sont conservées que sous forme d’empreintes. Chiffrement au repos, certificats, sauvegardes,
            audits et accès du personnel relèvent de l’exploitant du serveur qui fait tourner cette copie.
          </ReleaseNote>
          <InstallationNote words="protection" />
          <InstallationNote words="access" />
        </>
      ),
    },
    rights: {
      title: "Vos droits",
      body: (
        <>
          <p>Où que vous viviez, vous avez ces droits :</p>
          <dl>
            <dt>Accès et portabilité</dt>
            <dd>voir les données que nous avons sur vous, et les emporter dans un format courant ;</dd>
            <dt>Rectification</dt>
            <dd>faire corriger des données fausses ou incomplètes ;</dd>
            <dt>Effacement</dt>
            <dd>faire effacer vos données ;</dd>
            <dt>Limitation</dt>
            <dd>faire limiter le traitement tant qu’une question est ouverte ;</dd>
            <dt>Opposition</dt>
            <dd>vous opposer à un traitement fondé sur nos intérêts ;</dd>
            <dt>Retrait du consentement</dt>
            <dd>retirer à tout moment un consentement, pour l’avenir.</dd>
          </dl>
          <ReleaseNote>
            l’entrée Account du menu utilisateur contient Download my data et Delete account. Ce qui a été lu d’un CV se
            corrige là où c’est affiché. Pour les autres droits, écrivez-nous.
          </ReleaseNote>
        </>
      ),
    },
    ai: {
      title: "IA et apprentissage automatique",
      body: (
        <>
          <p>
            Un logiciel analyse votre CV, évalue à quel point il convient à une offre et en tire des documents. Chaque
            score est montré avec ses éléments et avec la ligne de votre CV sur laquelle il repose. Il ne prend aucune
            décision qui ait pour vous un effet juridique : postuler dépend de vous, embaucher dépend des employeurs.
          </p>
          <p>
            Nous n’entraînons pas de modèles sur votre CV, sauf si vous y avez consenti. Les régularités apprises sont
            anonymisées.
          </p>
          <ReleaseNote>
            la lecture et la mise en correspondance sont faites par le moteur propre à {BRAND}, et la rédaction aussi,
            tant qu’aucun modèle de langage n’est connecté. Aucun modèle n’est entraîné sur vos données.
          </ReleaseNote>
          <InstallationNote words="writer" />
        </>
      ),
    },
    retention: {
      title: "Conservation des données",
      body: (
        <>
          <p>
            Nous gardons vos données tant que votre compte est ouvert. Les données des comptes inactifs sont supprimées
            après 2 ans. Quand vous fermez votre compte, vos données personnelles sont supprimées sous 30 jours. Si une
            loi nous oblige à garder quelque chose plus longtemps, comme des factures, nous ne gardons que cela.
          </p>
          <ReleaseNote>
            Delete account supprime tout immédiatement, sauf la seule trace de ce qui a été payé (date, formule,
            montant, numéros de PayPal), que demande la comptabilité et qui ne mène plus à personne ici. Les comptes
            simplement inactifs ne sont pas encore supprimés d’eux-mêmes.
          </ReleaseNote>
        </>
      ),
    },
    transfers: {
      title: "Transferts internationaux de données",
      body: (
        <p>
          Vos données peuvent être traitées dans un autre pays que le vôtre. Si ce pays protège moins les données, nous
          nous appuyons sur des garanties reconnues par la loi, comme les clauses contractuelles types, afin que la
          protection de cette politique les accompagne.
        </p>
      ),
    },
    children: {
      title: "Protection des enfants",
      body: (
        <p>
          {BRAND} n’est pas destiné aux moins de 16 ans, et nous ne recueillons pas sciemment leurs données. Si vous
          pensez qu’une personne de moins de 16 ans nous en a donné, dites-le-nous : nous les supprimons.
        </p>
      ),
    },
    changes: {
      title: "Modification de cette politique",
      body: (
        <p>
          Quand nous modifions cette politique, nous l’annonçons par e-mail ou dans le service. Les changements prennent
          effet 30 jours après cette annonce. La date en haut indique la dernière mise à jour.
        </p>
      ),
    },
    contact: {
      title: "Nous contacter",
      body: (
        <p>
          Écrivez à <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a>, ou passez par la{" "}
          <a href={href("/contact")}>page de contact</a>. Nous répondons aux demandes de confidentialité sous 5 jours
          ouvrés.
        </p>
      ),
    },
  },
} satisfies Texts["privacy"];

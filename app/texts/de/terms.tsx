import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { LEGAL_EMAIL } from "../../lib/contact-details.ts";
import type { Texts } from "../load-texts.ts";

export const terms = {
  title: "Nutzungs\u00ADbedingungen",
  description:
    "Die Bedingungen für Northfold: Ihre Inhalte bleiben Ihre, was die KI versprechen kann und was nicht, Zahlung und Haftung.",
  lead: "Was Sie von uns erwarten können und was wir von Ihnen erwarten. Geschrieben, um gelesen zu werden.",
  binding: "Dies ist eine Übersetzung. Verbindlich ist die englische Fassung.",
  sections: {
    acceptance: {
      title: "Annahme der Bedingungen",
      body: (
        <>
          <p>
            Diese Bedingungen sind eine Vereinbarung zwischen Ihnen und {BRAND}. Indem Sie ein Konto eröffnen oder den
            Dienst auf andere Weise nutzen, nehmen Sie sie an. Wenn Sie nicht einverstanden sind, nutzen Sie den Dienst
            bitte nicht.
          </p>
          <p>
            Nutzen Sie {BRAND} für eine Organisation, bestätigen Sie, dass Sie diese Bedingungen in ihrem Namen annehmen
            dürfen; „Sie“ meint dann auch diese Organisation.
          </p>
        </>
      ),
    },
    service: {
      title: "Beschreibung des Dienstes",
      body: (
        <>
          <p>
            {BRAND} ist ein Assistent für Menschen, die Arbeit suchen. Er liest die Lebensläufe, die Sie hochladen,
            vergleicht sie mit Stellenanzeigen, erklärt jeden Treffer durch eine Punktzahl von 0 bis 100 Prozent und
            entwirft Bewerbungsunterlagen: angepasste Lebensläufe, Anschreiben und die Vorbereitung auf Gespräche.
          </p>
          <p>
            Wir sind weder Arbeitgeber noch Personalberatung noch Arbeitsvermittlung. Wir entscheiden nicht über
            Einstellungen, bewerben uns nicht in Ihrem Namen und versprechen weder Gespräche noch Angebote.
            Stellenanzeigen stammen von Dritten, die für ihren Inhalt einstehen.
          </p>
        </>
      ),
    },
    accounts: {
      title: "Konto und Registrierung",
      body: (
        <>
          <p>Für mehr als die öffentlichen Seiten brauchen Sie ein Konto. Sie verpflichten sich,</p>
          <ul>
            <li>richtige Angaben zu machen und sie aktuell zu halten;</li>
            <li>Ihren Zugang für sich zu behalten und für das einzustehen, was damit geschieht;</li>
            <li>uns umgehend zu sagen, wenn Sie glauben, dass jemand anders Ihr Konto benutzt hat;</li>
            <li>
              mindestens 16 Jahre alt zu sein und alt genug, um dort, wo Sie leben, diese Vereinbarung einzugehen.
            </li>
          </ul>
          <p>
            Eine Person, ein Konto: Bitte teilen Sie Ihres nicht, und eröffnen Sie nicht mehrere, um die Grenzen eines
            Tarifs zu umgehen.
          </p>
        </>
      ),
    },
    content: {
      title: "Inhalte und Daten der Nutzer",
      body: (
        <>
          <p>
            <strong>Eigentum.</strong> Ihre Lebensläufe, Ihr Profil und alles andere, was Sie in {BRAND} eingeben,
            bleiben Ihre. Das gilt auch für die Unterlagen, die daraus entstehen.
          </p>
          <p>
            <strong>Lizenz.</strong> Sie räumen uns eine Lizenz ein, Ihre Inhalte zu speichern, zu verarbeiten und
            anzuzeigen, beschränkt auf das, was nötig ist, um Ihnen den Dienst zu erbringen. Sie endet, wenn Sie die
            Inhalte oder Ihr Konto löschen.
          </p>
          <p>
            <strong>Zusammengefasste Daten.</strong> Anonymisierte, zusammengefasste Daten, die Sie nicht mehr erkennen
            lassen, dürfen wir verwenden, um den Dienst zu verstehen und zu verbessern.
          </p>
          <p>
            <strong>Keine Weitergabe.</strong> Ohne Ihre Einwilligung geben wir Ihre Inhalte an niemanden weiter, außer
            wo das Gesetz es verlangt.
          </p>
          <p>Sie bestätigen, dass Sie hochladen dürfen, was Sie hochladen.</p>
        </>
      ),
    },
    "ai-content": {
      title: "Von KI erzeugte Inhalte",
      body: (
        <>
          <p>
            Teile des Dienstes stammen von Software, die Sprache liest und schreibt: die Analyse eines Lebenslaufs,
            Punktzahlen, Anschreiben, Antworten für Gespräche und Empfehlungen. Solche Ergebnisse können falsch,
            unvollständig oder für Ihre Lage ungeeignet sein. Für ihre Richtigkeit übernehmen wir keine Gewähr.
          </p>
          <p>
            Sie müssen alles, was {BRAND} erzeugt, prüfen, bevor Sie sich darauf verlassen oder es jemandem schicken,
            und berichtigen, was auf Sie nicht zutrifft. Was unter Ihrem Namen hinausgeht, ist Ihre Aussage.
          </p>
        </>
      ),
    },
    "acceptable-use": {
      title: "Zulässige Nutzung",
      body: (
        <>
          <p>Sie verpflichten sich,</p>
          <ul>
            <li>keine falschen Dokumente hochzuladen und keine von anderen ohne deren Erlaubnis;</li>
            <li>mit dem Dienst keine Arbeitgeber zu täuschen und sich nicht für andere auszugeben;</li>
            <li>
              keine Schadsoftware hochzuladen und die Schutzvorkehrungen des Dienstes weder auszuforschen noch zu
              überlasten noch zu umgehen;
            </li>
            <li>keine Daten automatisiert aus dem Dienst zu sammeln und sie nicht weiterzuverkaufen;</li>
            <li>den Dienst nicht so zu nutzen, dass Gesetze oder Rechte anderer verletzt werden.</li>
          </ul>
        </>
      ),
    },
    payment: {
      title: "Zahlung und Abonnements",
      body: (
        <>
          <p>
            Manche Funktionen gehören zu bezahlten Tarifen. Die Preise werden vor der Zahlung in US-Dollar gezeigt und
            für jeden Abrechnungszeitraum im Voraus erhoben.
          </p>
          <ul>
            <li>
              <strong>Verlängerung.</strong> Abonnements verlängern sich am Ende jedes Abrechnungszeitraums von selbst,
              wenn sie nicht vorher gekündigt werden.
            </li>
            <li>
              <strong>Preisänderungen.</strong> Jede Preisänderung kündigen wir 30 Tage vorher an. Sie betrifft nie
              einen Zeitraum, den Sie schon bezahlt haben.
            </li>
            <li>
              <strong>Erstattungen.</strong> Erstattet wird nach unseren Regeln für Erstattungen, die bei den{" "}
              <a href={href("/pricing")}>Tarifen</a> stehen.
            </li>
            <li>
              <strong>Kündigung.</strong> Sie können jederzeit in den Kontoeinstellungen kündigen.
            </li>
          </ul>
          <ReleaseNote>
            Ein bezahlter Tarif ist eine Zahlung mit PayPal für einen Monat. Nichts verlängert sich von selbst, ein
            Tarif, den Sie einfach laufen lassen, endet also; der Wechsel zu Free aus der Liste der Tarife gilt sofort.
          </ReleaseNote>
          <InstallationNote words="payment" />
        </>
      ),
    },
    liability: {
      title: "Gewährleistung und Haftungs\u00ADbeschränkung",
      body: (
        <>
          <p>
            Der Dienst wird erbracht, „wie er ist“ und „wie er verfügbar ist“. Soweit das Gesetz es erlaubt, geben wir
            keine ausdrückliche oder stillschweigende Gewähr, insbesondere nicht für Marktgängigkeit, Eignung zu einem
            bestimmten Zweck oder ununterbrochenen Betrieb.
          </p>
          <p>
            Soweit das Gesetz es erlaubt, haften wir nicht für mittelbare Schäden, Begleit- oder Folgeschäden,
            einschließlich entgangenen Verdienstes oder entgangener Chancen. Unsere gesamte Haftung für alle Ansprüche
            ist auf den Betrag beschränkt, den Sie uns in den 12 Monaten vor dem Ereignis gezahlt haben, aus dem der
            Anspruch entstand.
          </p>
          <p>Nichts in diesen Bedingungen schließt eine Haftung aus, die das Gesetz nicht auszuschließen erlaubt.</p>
        </>
      ),
    },
    privacy: {
      title: "Datenschutz",
      body: (
        <p>
          Wie wir personenbezogene Daten erheben, verwenden und schützen, steht in unserer{" "}
          <a href={href("/privacy")}>Datenschutzerklärung</a>, die Teil dieser Bedingungen ist.
        </p>
      ),
    },
    "intellectual-property": {
      title: "Geistiges Eigentum",
      body: (
        <>
          <p>
            Der Dienst selbst, also Software, Gestaltung, Texte, Name und Zeichen, gehört {BRAND} oder seinen
            Lizenzgebern. Diese Bedingungen geben Ihnen das Recht, ihn für Ihre eigene Arbeitssuche zu nutzen, und kein
            weiteres Recht daran.
          </p>
          <p>
            Für Ihre Inhalte gilt Abschnitt 4, nicht dieser. Schicken Sie uns Vorschläge, dürfen wir sie verwenden, ohne
            Ihnen dafür etwas zu schulden.
          </p>
        </>
      ),
    },
    termination: {
      title: "Beendigung",
      body: (
        <>
          <p>
            Sie können diese Vereinbarung jederzeit beenden, indem Sie Ihr Konto löschen. Wir können Ihren Zugang
            aussetzen oder beenden, wenn Sie gegen diese Bedingungen verstoßen, wenn das Gesetz es verlangt oder wenn
            wir den Dienst einstellen. Beide Seiten können mit sofortiger Wirkung beenden.
          </p>
          <p>
            Endet die Vereinbarung, endet auch Ihr Recht, den Dienst zu nutzen. Was seiner Natur nach eine Vereinbarung
            überdauert, etwa die Abschnitte 8 und 10, gilt weiter. Ihre Daten werden dann gelöscht, wie es die{" "}
            <a href={href("/privacy")}>Datenschutzerklärung</a> beschreibt.
          </p>
        </>
      ),
    },
    changes: {
      title: "Änderungen der Bedingungen",
      body: (
        <p>
          Wir können diese Bedingungen ändern, wenn sich der Dienst ändert. Wesentliche Änderungen teilen wir per E-Mail
          oder im Dienst mit. Nutzen Sie {BRAND} weiter, nachdem eine Änderung gilt, nehmen Sie sie an; sind Sie nicht
          einverstanden, können Sie Ihr Konto vorher schließen.
        </p>
      ),
    },
    contact: {
      title: "Kontakt",
      body: (
        <p>
          Fragen zu diesen Bedingungen: <a href={`mailto:${LEGAL_EMAIL}`}>{LEGAL_EMAIL}</a>, oder auf jedem Weg, den
          unsere <a href={href("/contact")}>Kontaktseite</a> nennt.
        </p>
      ),
    },
  },
} satisfies Texts["terms"];

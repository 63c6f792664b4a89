import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { PRIVACY_EMAIL } from "../../lib/contact-details.ts";
import type { Texts } from "../load-texts.ts";

export const privacy = {
  title: "Datenschutz\u00ADerklärung",
  description:
    "Was Northfold erhebt, warum, wie lange es bleibt, wer es sieht, und wie Sie es zurückbekommen oder löschen lassen.",
  lead: "Ein Lebenslauf sagt mehr über einen Menschen als die meisten Dateien. So gehen wir damit um.",
  binding: "Dies ist eine Übersetzung. Verbindlich ist die englische Fassung.",
  ourCommitments: "Unsere Zusagen",
  commitments: {
    encryption: {
      title: "Verschlüsselt unterwegs und im Speicher",
      text: "Ihre Dateien sind auf dem Weg zu uns und dort, wo sie liegen, unlesbar.",
    },
    minimal: {
      title: "So wenig Daten wie möglich",
      text: "Wir fragen nach dem, was die Arbeitssuche braucht, und nach nichts sonst.",
    },
    sharing: {
      title: "Keine Weitergabe an Dritte",
      text: "Ihre Daten werden nicht verkauft, nicht vermietet und nicht weitergegeben.",
    },
  },
  sections: {
    collected: {
      title: "Welche Daten wir erheben",
      body: (
        <>
          <p>
            <strong>Was Sie uns geben</strong>
          </p>
          <ul>
            <li>Kontodaten: Ihr Name und Ihre E-Mail-Adresse, wie Ihr Anmeldedienst sie übermittelt.</li>
            <li>
              Inhalt des Lebenslaufs: die Dateien, die Sie hochladen, und was daraus gelesen wird, etwa Fähigkeiten,
              Berufserfahrung und Ausbildung.
            </li>
            <li>Wünsche an die Stelle: Bezeichnungen, Orte, Gehalt und Arbeitsweisen, die Sie suchen.</li>
            <li>Austausch mit dem Support: was Sie uns schreiben, und unsere Antworten.</li>
          </ul>
          <p>
            <strong>Was bei der Nutzung entsteht</strong>
          </p>
          <ul>
            <li>
              Nutzungsdaten: welche Treffer Sie sehen, auf welche Sie sich bewerben, welche Unterlagen Sie erstellen.
            </li>
            <li>Gerätedaten: die Art von Browser und Gerät.</li>
            <li>IP-Adresse: um Seiten auszuliefern und Missbrauch fernzuhalten.</li>
            <li>Cookies: um Sie angemeldet zu halten und sich hell oder dunkel zu merken.</li>
          </ul>
          <ReleaseNote>
            Es gibt nur die Cookies, ohne die der Dienst nicht auskommt: für die Sitzung, für einmalige Hinweise, für
            die Wahl von Hell oder Dunkel, für das, was der Browser von unserem Stylesheet schon hat, und, wo Passwörter
            hier geführt werden, um einen Browser, der sich schon angemeldet hat, von einem zu unterscheiden, der
            Passwörter durchprobiert. Keines folgt Ihnen anderswohin, und es gibt weder Werbe- noch Analyseskripte.
          </ReleaseNote>
        </>
      ),
    },
    use: {
      title: "Wie wir Ihre Daten verwenden",
      body: (
        <>
          <p>Wir verwenden Ihre Daten, um</p>
          <ul>
            <li>Ihren Lebenslauf zu lesen und mit Stellenanzeigen abzugleichen;</li>
            <li>die Lebensläufe, Anschreiben und Gesprächsvorbereitungen zu entwerfen, die Sie wünschen;</li>
            <li>Ihnen zu zeigen, wie Ihre Suche läuft;</li>
            <li>Ihnen zu antworten und Sie über Ihr Konto und Änderungen zu unterrichten, die Sie betreffen;</li>
            <li>den Dienst sicher zu halten und ihn mit anonymisierten, zusammengefassten Zahlen zu verbessern;</li>
            <li>unsere gesetzlichen Pflichten zu erfüllen.</li>
          </ul>
          <p>Wir nutzen sie nicht für Werbung und bilden Profile für niemanden als für Sie.</p>
        </>
      ),
    },
    sharing: {
      title: "Weitergabe von Daten",
      body: (
        <>
          <p>
            Wir verkaufen und vermieten keine personenbezogenen Daten und geben sie nicht an Dritte weiter. Ein
            Arbeitgeber erfährt erst von Ihnen, wenn Sie sich bewerben. Es bleiben drei Fälle, die bei Ihnen oder beim
            Gesetz liegen:
          </p>
          <ul>
            <li>mit Ihrer Einwilligung, zu dem Zweck, in den Sie eingewilligt haben;</li>
            <li>
              an Dienstleister, die allein nach unserer Weisung arbeiten, etwa für Hosting und Zahlung, auf Grundlage
              eines Vertrags;
            </li>
            <li>wo das Gesetz es verlangt, und dann nicht mehr, als es verlangt.</li>
          </ul>
          <InstallationNote words="sharing" />
        </>
      ),
    },
    security: {
      title: "Datensicherheit",
      body: (
        <>
          <ul>
            <li>Verschlüsselung mit AES-256 im Speicher und TLS 1.3 bei der Übertragung.</li>
            <li>Zugang der Mitarbeitenden nach Rollen, mit mehrstufiger Anmeldung.</li>
            <li>Sicherheitsprüfungen in jedem Quartal.</li>
            <li>Verschlüsselte Sicherungskopien.</li>
          </ul>
          <p>
            Betrifft eine Verletzung Ihre personenbezogenen Daten, benachrichtigen wir Sie und die zuständigen Behörden
            innerhalb von 72 Stunden, nachdem wir davon erfahren haben.
          </p>
          <ReleaseNote>
            Die Anmeldung ist einem Anmeldedienst überlassen, sodass hier kein Passwort liegt, und Sitzungsschlüssel
            werden nur als Hash gespeichert. Verschlüsselung im Speicher, Zertifikate, Sicherungskopien, Prüfungen und
            Zugang der Mitarbeitenden liegen bei dem, der den Server dieser Kopie betreibt.
          </ReleaseNote>
          <InstallationNote words="protection" />
          <InstallationNote words="access" />
        </>
      ),
    },
    rights: {
      title: "Ihre Rechte",
      body: (
        <>
          <p>Wo auch immer Sie leben, haben Sie diese Rechte:</p>
          <dl>
            <dt>Auskunft und Übertragbarkeit</dt>
            <dd>die Daten einzusehen, die wir über Sie haben, und sie in einem gängigen Format mitzunehmen;</dd>
            <dt>Berichtigung</dt>
            <dd>falsche oder unvollständige Daten richtigstellen zu lassen;</dd>
            <dt>Löschung</dt>
            <dd>Ihre Daten löschen zu lassen;</dd>
            <dt>Einschränkung</dt>
            <dd>die Verarbeitung begrenzen zu lassen, solange eine Frage offen ist;</dd>
            <dt>Widerspruch</dt>
            <dd>einer Verarbeitung zu widersprechen, die auf unseren Interessen beruht;</dd>
            <dt>Widerruf der Einwilligung</dt>
            <dd>eine Einwilligung jederzeit mit Wirkung für die Zukunft zurückzunehmen.</dd>
          </dl>
          <ReleaseNote>
            Der Eintrag Account im Benutzermenü enthält Download my data und Delete account. Was aus einem Lebenslauf
            gelesen wurde, lässt sich dort berichtigen, wo es steht. Wegen der übrigen Rechte schreiben Sie uns.
          </ReleaseNote>
        </>
      ),
    },
    ai: {
      title: "KI und maschinelles Lernen",
      body: (
        <>
          <p>
            Software wertet Ihren Lebenslauf aus, bewertet, wie gut er zu einer Anzeige passt, und entwirft daraus
            Unterlagen. Jede Punktzahl wird mit ihren Teilen gezeigt und mit der Zeile Ihres Lebenslaufs, auf der sie
            beruht. Entscheidungen mit rechtlicher Wirkung für Sie trifft sie nicht: Ob Sie sich bewerben, liegt bei
            Ihnen, wer eingestellt wird, bei den Arbeitgebern.
          </p>
          <p>
            Wir trainieren keine Modelle mit Ihrem Lebenslauf, es sei denn, Sie haben zugestimmt. Gelernte Muster sind
            anonymisiert.
          </p>
          <ReleaseNote>
            Lesen und Abgleichen erledigt {BRAND} mit eigener Technik, ebenso das Schreiben, solange kein Sprachmodell
            angeschlossen ist. Mit Ihren Daten wird kein Modell trainiert.
          </ReleaseNote>
          <InstallationNote words="writer" />
        </>
      ),
    },
    retention: {
      title: "Aufbewahrung der Daten",
      body: (
        <>
          <p>
            Wir bewahren Ihre Daten auf, solange Ihr Konto besteht. Daten ungenutzter Konten werden nach 2 Jahren
            gelöscht. Schließen Sie Ihr Konto, werden Ihre personenbezogenen Daten innerhalb von 30 Tagen gelöscht. Wo
            ein Gesetz uns verpflichtet, etwas länger aufzubewahren, etwa Rechnungen, behalten wir nur das.
          </p>
          <ReleaseNote>
            Delete account entfernt alles sofort, bis auf den bloßen Nachweis der Zahlungen (Datum, Tarif, Betrag,
            Nummern von PayPal), den die Buchhaltung braucht und der hier zu niemandem mehr führt. Konten, die nur
            ungenutzt sind, werden noch nicht von selbst gelöscht.
          </ReleaseNote>
        </>
      ),
    },
    transfers: {
      title: "Übermittlung in andere Länder",
      body: (
        <p>
          Ihre Daten können in einem anderen Land als Ihrem verarbeitet werden. Wo dieses Land Daten weniger streng
          schützt, stützen wir uns auf gesetzlich anerkannte Garantien wie Standardvertragsklauseln, damit der Schutz
          dieser Erklärung mitgeht.
        </p>
      ),
    },
    children: {
      title: "Schutz von Kindern",
      body: (
        <p>
          {BRAND} ist nicht für Personen unter 16 Jahren, und wir erheben wissentlich keine Daten von ihnen. Wenn Sie
          glauben, dass uns jemand unter 16 Jahren Daten gegeben hat, sagen Sie es uns bitte; wir löschen sie.
        </p>
      ),
    },
    changes: {
      title: "Änderungen dieser Erklärung",
      body: (
        <p>
          Ändern wir diese Erklärung, teilen wir es per E-Mail oder im Dienst mit. Änderungen gelten 30 Tage nach dieser
          Mitteilung. Das Datum oben sagt, wann sie zuletzt aktualisiert wurde.
        </p>
      ),
    },
    contact: {
      title: "Kontakt",
      body: (
        <p>
          Schreiben Sie an <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a>, oder nutzen Sie die{" "}
          <a href={href("/contact")}>Kontaktseite</a>. Anfragen zum Datenschutz beantworten wir innerhalb von 5
          Werktagen.
        </p>
      ),
    },
  },
} satisfies Texts["privacy"];

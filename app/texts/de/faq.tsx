import { href } from "react-router";
import { MAX_FILE_SIZE_IN_TEXT } from "../../../server/domain/upload-file.ts";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import type { Texts } from "../load-texts.ts";

export const faq = {
  title: "Fragen und Antworten",
  description: "Antworten zu Lebensläufen, KI-Unterlagen, Punktzahlen, Bewerbungen, Datenschutz und Tarifen.",
  heading: "Hilfebereich",
  lead: "Häufige Fragen, so beantwortet, wie wir sie einem Freund beantworten würden.",
  categories: "Themen",
  still: "Noch eine Frage?",
  note: (id: string) => (
    <ReleaseNote id={id}>
      Hinter diesen beiden Schaltflächen wartet noch niemand. Die <a href={href("/contact")}>Kontaktseite</a> nennt alle
      anderen Wege.
    </ReleaseNote>
  ),
  closing: "Die beste Antwort ist Ihr eigener Lebenslauf.",
  questions: {
    start: {
      question: "Wie fange ich an?",
      answer:
        "Melden Sie sich an, laden Sie den Lebenslauf hoch, den Sie haben, und geben Sie ihm einen Namen. Er ist in Sekunden gelesen, Sie sehen, was verstanden wurde, und darunter erscheinen die ersten Treffer.",
      release: null,
    },
    formats: {
      question: "Welche Formate kann ich hochladen?",
      answer: `PDF, DOC, DOCX und TXT, bis zu einer Größe von ${MAX_FILE_SIZE_IN_TEXT}.`,
      release: "Hochladen lassen sich PDF, DOC und DOCX. Reinen Text speichern Sie am besten vorher als DOCX.",
    },
    profile: {
      question: "Muss ich ein langes Profil ausfüllen?",
      answer:
        "Nein. Der Lebenslauf ist das Profil. Was falsch gelesen wurde, berichtigen Sie dort, wo Sie es sehen; ergänzen können Sie die gesuchten Stellenbezeichnungen, ob Sie im Homeoffice arbeiten möchten und was Sie mindestens verdienen wollen.",
      release: null,
    },
    several: {
      question: "Kann ich mehr als einen Lebenslauf führen?",
      answer:
        "Ja, einen für jede Richtung, in die Sie suchen. Einer davon ist aktiv, und die Treffer folgen ihm. Aktivieren Sie einen anderen, kommen dessen Treffer zurück.",
      release: null,
    },
    scan: {
      question: "Mein Lebenslauf ist ein Scan. Geht das?",
      answer:
        "Ein Scan ist ein Bild, und darin steht kein Text zum Lesen. Das wird Ihnen gesagt, statt falsche Treffer zu zeigen. Exportieren Sie den Lebenslauf als PDF oder DOCX aus dem Programm, in dem er geschrieben wurde.",
      release: null,
    },
    writes: {
      question: "Was kann die KI für mich schreiben?",
      answer:
        "Für eine Stelle Ihrer Wahl: einen angepassten Lebenslauf, ein Anschreiben und die Vorbereitung auf das Gespräch. Alles ist nach Firmen geordnet und lässt sich bearbeiten und herunterladen.",
      release: null,
    },
    invents: {
      question: "Erfindet sie Erfahrung?",
      answer:
        "Nein. Jede Aussage geht auf eine Zeile Ihres eigenen Lebenslaufs zurück. Ein angepasster Lebenslauf ändert Reihenfolge und Wortwahl, nie Tatsachen; wo eine Anforderung nicht erfüllt ist, sagt die Vorbereitung, wie man ehrlich darüber spricht.",
      release: null,
    },
    interview: {
      question: "Was steht in der Vorbereitung auf das Gespräch?",
      answer:
        "Fragen in vier Gruppen, allgemein, fachlich, zum Verhalten und zur Firma, jede mit einer auf Sie zugeschnittenen Antwort, dazu Tipps und die Stärken, die sich anzusprechen lohnen.",
      release: null,
    },
    asItIs: {
      question: "Soll ich es so abschicken, wie es ist?",
      answer:
        "Bitte lesen Sie es erst. Es ist ein Entwurf aus Ihren Worten, und Sie wissen am besten, was stimmt und wie Sie es sagen würden. Was Sie abschicken, ist Ihre Aussage.",
      release: null,
    },
    whoMay: {
      question: "Wer kann die KI schreiben lassen?",
      answer:
        "Das gehört zu den bezahlten Tarifen. Dass Ihr Lebenslauf gelesen und Ihre Treffer erklärt werden, gehört zu jedem Tarif.",
      release: null,
    },
    score: {
      question: "Wie entsteht die Punktzahl?",
      answer:
        "Sie ist eine Zahl von 0 bis 100 Prozent, gebildet aus Teilen, die Sie öffnen können: der Rolle, den verlangten und erwünschten Fähigkeiten, Jahren, Ausbildung und Zulassungen, dem Ort. Jeder Teil zeigt seine Punkte und die Zeile Ihres Lebenslaufs, die sie eingebracht hat.",
      release: null,
    },
    good: {
      question: "Was ist eine gute Punktzahl?",
      answer:
        "Ab 80 ist ein Treffer ausgezeichnet, ab 60 gut, ab 40 ordentlich. Sehen Sie darunter erst nach, was fehlt, bevor Sie der Bewerbung einen Abend widmen.",
      release: null,
    },
    often: {
      question: "Wie oft kommen neue Stellen dazu?",
      answer:
        "Neue Stellen erscheinen wenige Stunden nach ihrer Veröffentlichung, und die Website sucht laufend danach.",
      release:
        "Nach Treffern wird gesucht, wenn Sie einen Lebenslauf hochladen, ändern oder aktivieren, Ihre Wünsche oder Ihren Tarif ändern oder in einem neuen Monat wiederkommen.",
    },
    filter: {
      question: "Kann ich die Stellen filtern?",
      answer: "Nach Branche, Ort, Gehaltsspanne, Erfahrungsstufe, Firmengröße und Punktzahl.",
      release:
        "Die Liste lässt sich nach Punktzahl, Entfernung oder Datum ordnen. Gesuchte Bezeichnungen, Homeoffice und Mindestgehalt werden einmal beim Lebenslauf festgelegt und zählen in jeder Punktzahl.",
    },
    applies: {
      question: "Bewerben Sie sich für mich?",
      answer:
        "Nein. Apply Now öffnet die Anzeige dort, wo sie steht, und notiert das Datum, damit Sie den Überblick behalten. Überlegen Sie es sich anders, nehmen Sie die Notiz zurück.",
      release: null,
    },
    performance: {
      question: "Was ist die Gesamtpunktzahl?",
      answer:
        "Eine Zahl von 0 bis 100 für Ihre Suche als Ganzes, zu gleichen Teilen aus Güte der Treffer, Bewerbungstätigkeit, Erfolg bei Gesprächen und Nutzung der KI-Werkzeuge. Sie sagt, wo sich die nächste Stunde lohnt.",
      release: null,
    },
    track: {
      question: "Wie behalte ich meine Bewerbungen im Blick?",
      answer:
        "Jede, die Sie mit Apply Now öffnen, steht in der Liste, mit Datum, Punktzahl und dem Lebenslauf, mit dem sie hinausging. Vermerken Sie, was daraus wurde: ein Gespräch, ein Angebot, eine Absage.",
      release: null,
    },
    replies: {
      question: "Führt eine hohe Punktzahl wirklich zu Antworten?",
      answer:
        "Die Frage ist berechtigt, und die Auswertung beantwortet sie mit Ihren eigenen Zahlen: Antworten nach Punktzahl, mit den Anzahlen daneben, damit Sie sehen, wann es für eine Aussage zu wenige sind.",
      release: null,
    },
    employers: {
      question: "Können Arbeitgeber meine Statistik sehen?",
      answer: "Nein. Sie ist nur für Sie.",
      release: null,
    },
    sees: {
      question: "Wer kann mein Profil sehen?",
      answer: "Ein Profil ist privat; Arbeitgeber sehen es erst, wenn man sich bewirbt.",
      release:
        "Apply Now verschickt nichts: Sie bewerben sich dort, wo die Stelle ausgeschrieben ist, mit dem, was Sie schicken wollen. Um zu helfen, kann ein Administrator das Produkt so ansehen wie Sie; jedes Mal wird es festgehalten.",
    },
    remove: {
      question: "Wie lösche ich mein Konto und meine Daten?",
      answer: "Konto und alle Daten lassen sich in den Kontoeinstellungen löschen; das ist unwiderruflich.",
      release:
        "Die Kontoeinstellungen sind der Eintrag Account im Benutzermenü. Das Löschen gilt sofort, nachdem Sie Ihre E-Mail-Adresse eingegeben haben; was Sie bezahlt haben, bleibt ohne Ihren Namen in den Büchern.",
    },
    take: {
      question: "Kann ich meine Daten mitnehmen?",
      answer:
        "Ja. Unter Account im Benutzermenü steht Download my data: eine Datei mit Profil, Lebensläufen, Treffern, Bewerbungen, Unterlagen und Zahlungen.",
      release: null,
    },
    protected: {
      question: "Wie sind meine Daten geschützt?",
      answer:
        "Sie sind bei der Übertragung und im Speicher verschlüsselt, Zugang hat nur, wer ihn braucht, und wir erheben so wenig wie möglich. Näheres steht in der Datenschutzerklärung.",
      release: null,
    },
    sell: {
      question: "Verkaufen Sie meine Daten?",
      answer: "Nein. Sie werden nicht verkauft, nicht vermietet und nicht weitergegeben.",
      release: null,
    },
    free: {
      question: "Kann ich Northfold kostenlos nutzen?",
      answer: "Ja, so lange Sie wollen. Der kostenlose Tarif hat kein Enddatum und verlangt keine Karte.",
      release: null,
    },
    cancel: {
      question: "Was geschieht, wenn ich kündige?",
      answer:
        "Nach einer Kündigung bleibt Premium bis zum Ende des Abrechnungszeitraums, danach wird das Konto wieder kostenlos.",
      release:
        "Nichts verlängert sich; ein bezahlter Monat, den Sie einfach laufen lassen, endet an seinem Datum, und das Konto ist wieder kostenlos. Downgrade in der Liste der Tarife wechselt nach einer Rückfrage sofort.",
    },
    change: {
      question: "Kann ich meinen Tarif später wechseln?",
      answer:
        "Jederzeit und in beide Richtungen. Bevor sich etwas ändert, wird Ihnen gesagt, was Sie gewinnen, was Sie aufgeben und ab wann.",
      release: null,
    },
    pay: {
      question: "Wie zahle ich?",
      answer: "Mit Karte oder PayPal, in US-Dollar. Die Preisseite vergleicht die Tarife.",
      release: "Bezahlt wird mit PayPal, Monat für Monat.",
    },
    usedUp: {
      question: "Was, wenn die Treffer des Monats aufgebraucht sind?",
      answer:
        "Die Treffer, die Sie haben, bleiben mit allem darin. Neue kommen im nächsten Monat dazu, oder sobald Sie einen Tarif ohne Grenze wählen.",
      release: null,
    },
  },
} satisfies Texts["faq"];

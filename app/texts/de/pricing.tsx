import { href } from "react-router";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import type { Texts } from "../load-texts.ts";

export const pricing = {
  title: "Preise",
  description:
    "Kostenlos anfangen und dabei bleiben, oder den Tarif wählen, der zu Ihrer Suche passt. Alle Tarife nebeneinander.",
  lead: "Fangen Sie kostenlos an, bleiben Sie dabei, wenn es reicht, und zahlen Sie nur, solange Sie suchen.",
  forever: "für immer",
  perMonth: "im Monat",
  included: "Enthalten",
  notIncluded: "Nicht enthalten",
  plans: {
    free: "Um zu sehen, was Ihr Lebenslauf kann.",
    professional: "Für eine Suche, die Sie bald abschließen wollen.",
    enterprise: "Für Teams und Organisationen, die Menschen in Arbeit bringen.",
  },
  chooseProfessional: "Professional wählen",
  features: {
    oneResume: "1 Lebenslauf",
    fiveMatches: "5 passende Stellen im Monat",
    basicAnalysis: "Einfache KI-Analyse des Lebenslaufs",
    oneLetter: "1 KI-Anschreiben im Monat",
    basicAnalytics: "Einfache Auswertungen",
    community: "Hilfe aus der Community",
    interviews: "Vorbereitung auf Gespräche",
    advancedAnalytics: "Erweiterte Auswertungen",
    priority: "Bevorzugter Support",
    unlimitedMaterials: "Unbegrenzt KI-Unterlagen",
    unlimitedResumes: "Unbegrenzt Lebensläufe",
    unlimitedMatches: "Unbegrenzt Treffer",
    optimization: "Erweiterte Optimierung",
    unlimitedLetters: "Unbegrenzt Anschreiben",
    priorityEmail: "Bevorzugter Support per E-Mail",
    aiInterviews: "KI-Vorbereitung auf Gespräche",
    insights: "Einblicke zu einzelnen Firmen",
    testing: "A/B-Tests von Lebensläufen",
    export: "Export aller Unterlagen",
    everything: "Alles aus Professional",
    team: "Zusammenarbeit im Team",
    model: "Training eigener KI-Modelle",
    manager: "Feste Ansprechperson",
    phone: "Telefonsupport rund um die Uhr",
    api: "Erweiterter API-Zugang",
    integrations: "Eigene Integrationen",
    bulk: "Verarbeitung vieler Lebensläufe auf einmal",
    reporting: "Erweiterte Berichte",
    guarantee: "Zugesichertes Serviceniveau (SLA)",
  },
  ownPlans: (plans: string) =>
    `Das Produkt, in dem Sie sich anmelden, hat eigene Tarife: ${plans}. KI-Unterlagen gibt es mit Pro und Premium.`,
  aMonth: (price: string) => `${price} im Monat`,
  anyMatches: "unbegrenzt Treffer",
  someMatches: (matches: number) => `${matches} Treffer im Monat`,
  questions: "Fragen zu den Tarifen",
  asked: {
    change: {
      question: "Kann ich den Tarif später wechseln?",
      answer: "Ja. Ein Tarifwechsel gilt sofort, abgerechnet wird anteilig.",
      release:
        "Ein Wechsel gilt sofort und kostet den vollen Monat. Was vom alten Tarif übrig ist, wird genannt, bevor Sie entscheiden.",
    },
    pay: {
      question: "Wie kann ich zahlen?",
      answer: "Mit Karte, PayPal und bei Enterprise per Überweisung.",
      release: "mit PayPal, Monat für Monat.",
    },
    trial: {
      question: "Gibt es eine kostenlose Probezeit?",
      answer: "Professional lässt sich 14 Tage lang testen.",
      release: "Es gibt keine Probezeit; zum Ausprobieren ist der Tarif Free da, der nicht endet.",
    },
    cancel: {
      question: "Kann ich jederzeit kündigen?",
      answer: "Sie können jederzeit kündigen und behalten den Zugang bis zum Ende des Abrechnungszeitraums.",
      release:
        "Nichts verlängert sich, ein bezahlter Monat endet also einfach. Mit Downgrade geben Sie den Rest nach einer Rückfrage sofort auf.",
    },
    refund: {
      question: "Was, wenn es nichts für mich ist?",
      answer: "Auf bezahlte Tarife gibt es eine Geld-zurück-Garantie von 30 Tagen.",
      release: "Erstattungen laufen nicht über das Produkt, sondern über den Support.",
    },
  },
  custom: "Brauchen Sie einen eigenen Tarif?",
  customIs:
    "Für Hochschulen, Outplacement und öffentliche Arbeitsvermittlung: Ihre Größe, Ihre Systeme, Ihre Bedingungen.",
  customNote: (id: string) => (
    <ReleaseNote id={id}>
      Diese beiden Schaltflächen führen noch nirgendwohin. Bitte schreiben Sie uns über die{" "}
      <a href={href("/contact")}>Kontaktseite</a>.
    </ReleaseNote>
  ),
  closing: "Die ersten Treffer kosten nichts.",
} satisfies Texts["pricing"];

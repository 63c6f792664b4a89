import type { Installation } from "../../../server/domain/installation.ts";
import type { Texts } from "../load-texts.ts";

const AND = new Intl.ListFormat("de", { type: "conjunction" });
const NUMBER = new Intl.NumberFormat("de");
const NAMED_SOURCES = 3;

const grouped = (count: number) => NUMBER.format(count);

const AT_REST: Record<Installation["database"], string> = {
  embedded:
    "Die Daten liegen in einer Datenbankdatei im Datenordner des Betreibers. Das Produkt verschlüsselt sie nicht: Das ist Sache des Datenträgers, auf dem sie liegt.",
  mongod:
    "Die Daten liegen bei einem MongoDB-Server auf derselben Maschine. Das Produkt verschlüsselt sie nicht: Das ist Sache des Datenträgers, auf dem sie liegen.",
  configured:
    "Die Daten liegen in einer MongoDB nach Wahl des Betreibers. Ob sie dort und in den Sicherungskopien verschlüsselt sind, kann nur der Betreiber sagen.",
};

const IN_TRANSIT = {
  https:
    "Seiten und Dateien werden per HTTPS übertragen, mit der TLS-Version, die der Webserver des Betreibers spricht.",
  http: "Seiten und Dateien werden per einfachem HTTP übertragen, innerhalb der einen Maschine, der diese Kopie dient.",
};

function nameSources(sources: string[]): string {
  const others = sources.length - NAMED_SOURCES;
  const more = `${others} ${others === 1 ? "weitere Quelle" : "weitere Quellen"}`;
  return AND.format([...sources.slice(0, NAMED_SOURCES), ...(others > 0 ? [more] : [])]);
}

function samplesOnly(samples: number, sources: string[]): string {
  const set =
    samples > 0
      ? `Die Stellenanzeigen sind ein eigener Beispielsatz, ${grouped(samples)} Anzeigen aus allen Berufen und vielen Orten`
      : "Es gibt noch keine Stellenanzeige";
  return sources.length > 0
    ? `${set}. ${nameSources(sources)} ${sources.length === 1 ? "ist" : "sind"} angeschlossen und ${sources.length === 1 ? "hat" : "haben"} bisher nichts gebracht.`
    : `${set}. Es ist keine Jobbörse angeschlossen.`;
}

export const installation = {
  inRelease: "In dieser Version:",
  here: "Auf dieser Installation:",
  protection: ({ database, isHttps }) => `${AT_REST[database]} ${IN_TRANSIT[isHttps ? "https" : "http"]}`,
  access: ({ isDemo }) =>
    isDemo
      ? "Dies ist eine Demo: Die Anmeldung verlangt kein Passwort, wer sie erreicht, kann also jedes Konto öffnen. Bitte geben Sie nichts ein, was andere nicht sehen dürfen."
      : null,
  sharing({ model, canPay, listings }) {
    const receivers = [
      ...(model?.host
        ? [
            `Damit für Sie geschrieben wird, geht der Text, den eine Aufgabe braucht, an das Sprachmodell bei ${model.host}`,
          ]
        : []),
      ...(canPay ? ["was eine Zahlung braucht, geht an PayPal"] : []),
      ...(listings && listings.others > 0
        ? ["Logos von Firmen werden von dort geladen, wo ihre Anzeigen es angeben"]
        : []),
    ];
    return receivers.length === 0 ? null : `${receivers.join("; ")}.`;
  },
  writer({ model }) {
    if (!model)
      return "Es ist kein Sprachmodell angeschlossen: Alles wird nach Regeln geschrieben, auf der Maschine, auf der es läuft.";
    return model.host === null
      ? `Unterlagen formuliert das Sprachmodell ${model.name}, auf derselben Maschine.`
      : `Unterlagen formuliert das Sprachmodell ${model.name} bei ${model.host}. Der Text, den eine Aufgabe braucht, wird dafür dorthin geschickt.`;
  },
  listings({ listings }) {
    if (!listings) return "Wie viele Stellenanzeigen es gibt, lässt sich im Augenblick nicht sagen.";
    const { samples, others, sources } = listings;
    if (others === 0) return samplesOnly(samples, sources);
    const from = sources.length > 0 ? ` von ${nameSources(sources)}` : ", von Hand eingebracht";
    const beside = samples > 0 ? ` und ${grouped(samples)} eigene Beispiele` : "";
    return `${grouped(others)} ${others === 1 ? "Stellenanzeige" : "Stellenanzeigen"}${from}${beside}. Dieselbe Anzeige von mehreren Stellen wird als eine geführt.`;
  },
  arrival({ listings }) {
    if (!listings) return "Welche Jobbörsen gelesen werden, lässt sich im Augenblick nicht sagen.";
    if (listings.sources.length === 0)
      return "Keine Jobbörse wird von selbst gelesen, neue Stellen kommen also nur, wenn der Betreiber sie einbringt.";
    return `${nameSources(listings.sources)} ${listings.sources.length === 1 ? "wird" : "werden"} alle paar Stunden neu gelesen.`;
  },
  payment: ({ canPay }) =>
    canPay ? null : "Es ist keine Zahlung angeschlossen, die Tarife lassen sich also ansehen und nicht kaufen.",
} satisfies Texts["installation"];

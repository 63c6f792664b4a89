import { BRAND } from "../domain/brand.ts";
import { isoDay } from "../domain/iso-day.ts";
import type { Language } from "../domain/language.ts";
import { MOVED_FILE } from "./moving/moved-account.ts";

const NAMES = ["data.json", MOVED_FILE, "applications.csv", "resumes/", "letters/", "guides/", "sent/", "originals/"];

type ReadmeTexts = { title: string; parts: string[]; import: string };

/** Each part in the order of the names. */
const TEXTS: Record<Language, ReadmeTexts> = {
  en: {
    title: `Your data at ${BRAND}`,
    parts: [
      "Everything that is kept of you, for a program or a careful reader.",
      `All of it for another installation of ${BRAND}: Account, Bring your data along.`,
      "Your applications, for a spreadsheet or another tool.",
      "Each resume as JSON Resume (jsonresume.org), DOCX and PDF; earlier/ has the texts before it.",
      "Each cover letter as text.",
      "Each interview guide as text.",
      "What went out with each application: the resume as text and PDF, the letter as text.",
      "The files that you uploaded, as they were.",
    ],
    import: `resume.json is read by other tools, and by ${BRAND}: Upload Resume, then “Import it instead”.`,
  },
  de: {
    title: `Ihre Daten bei ${BRAND}`,
    parts: [
      "Alles, was über Sie gespeichert ist, für ein Programm oder zum genauen Nachlesen.",
      `Alles für ein anderes ${BRAND}: Account, „Ihre Daten mitbringen“.`,
      "Ihre Bewerbungen, für eine Tabellenkalkulation oder ein anderes Werkzeug.",
      "Jeder Lebenslauf als JSON Resume (jsonresume.org), DOCX und PDF; unter earlier/ stehen die früheren Fassungen.",
      "Jedes Anschreiben als Text.",
      "Jeder Gesprächsleitfaden als Text.",
      "Was mit jeder Bewerbung verschickt wurde: der Lebenslauf als Text und PDF, das Anschreiben als Text.",
      "Die Dateien, die Sie hochgeladen haben, unverändert.",
    ],
    import: `resume.json lesen andere Werkzeuge und ${BRAND}: Upload Resume, dann „Stattdessen importieren“.`,
  },
  fr: {
    title: `Vos données chez ${BRAND}`,
    parts: [
      "Tout ce qui est conservé à votre sujet, pour un programme ou une lecture attentive.",
      `Le tout pour un autre ${BRAND} : sous Account.`,
      "Vos candidatures, pour un tableur ou un autre outil.",
      "Chaque CV en JSON Resume (jsonresume.org), DOCX et PDF ; earlier/ contient les versions précédentes.",
      "Chaque lettre de motivation en texte.",
      "Chaque guide d’entretien en texte.",
      "Ce qui a été envoyé avec chaque candidature : le CV en texte et PDF, la lettre en texte.",
      "Les fichiers que vous avez importés, tels quels.",
    ],
    import: `resume.json se lit avec d’autres outils et avec ${BRAND} : sous Upload Resume.`,
  },
  es: {
    title: `Sus datos en ${BRAND}`,
    parts: [
      "Todo lo que se guarda sobre usted, para un programa o una lectura atenta.",
      `Todo ello para otro ${BRAND}: en Account.`,
      "Sus candidaturas, para una hoja de cálculo u otra herramienta.",
      "Cada currículum en JSON Resume (jsonresume.org), DOCX y PDF; en earlier/ están las versiones anteriores.",
      "Cada carta de presentación en texto.",
      "Cada guía de entrevista en texto.",
      "Lo que se envió con cada candidatura: el currículum en texto y PDF, la carta en texto.",
      "Los archivos que usted subió, tal como eran.",
    ],
    import: `resume.json lo leen otras herramientas y ${BRAND}: en Upload Resume.`,
  },
};

/** What the ZIP of an account holds, as plain text in its reader's language. */
export function exportReadme(now: Date, language: Language): string {
  const { title, parts, import: how } = TEXTS[language];
  const width = Math.max(...NAMES.map((name) => name.length));
  const lines = NAMES.map((name, at) => `${name.padEnd(width)}  ${parts[at] ?? ""}`);
  return [`${title}, ${isoDay(now)}`, "", ...lines, "", how, ""].join("\r\n");
}

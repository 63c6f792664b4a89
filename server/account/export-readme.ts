import { BRAND } from "../domain/brand.ts";
import { isoDay } from "../domain/iso-day.ts";
import type { Language } from "../domain/language.ts";
import { MOVED_FILE } from "./moving/moved-account.ts";

const NAMES = [
  "data.json",
  MOVED_FILE,
  "applications.csv",
  "resumes/",
  "letters/",
  "guides/",
  "sent/",
  "originals/",
] as const;

type ReadmeTexts = { title: string; parts: Record<(typeof NAMES)[number], string>; import: string };

const TEXTS: Record<Language, ReadmeTexts> = {
  en: {
    title: `Your data at ${BRAND}`,
    parts: {
      "data.json": "Everything that is kept of you, for a program or a careful reader.",
      [MOVED_FILE]: `All of it for another installation of ${BRAND}: Account, Bring your data along.`,
      "applications.csv": "Your applications, for a spreadsheet or another tool.",
      "resumes/": "Each resume as JSON Resume (jsonresume.org), DOCX and PDF; earlier/ has the texts before it.",
      "letters/": "Each cover letter as text.",
      "guides/": "Each interview guide as text.",
      "sent/": "What went out with each application: the resume as text and PDF, the letter as text.",
      "originals/": "The files that you uploaded, as they were.",
    },
    import: `resume.json is read by other tools, and by ${BRAND}: Upload Resume, then “Import it instead”.`,
  },
  de: {
    title: `Ihre Daten bei ${BRAND}`,
    parts: {
      "data.json": "Alles, was über Sie gespeichert ist, für ein Programm oder zum genauen Nachlesen.",
      [MOVED_FILE]: `Alles für ein anderes ${BRAND}: Account, „Ihre Daten mitbringen“.`,
      "applications.csv": "Ihre Bewerbungen, für eine Tabellenkalkulation oder ein anderes Werkzeug.",
      "resumes/":
        "Jeder Lebenslauf als JSON Resume (jsonresume.org), DOCX und PDF; unter earlier/ stehen die früheren Fassungen.",
      "letters/": "Jedes Anschreiben als Text.",
      "guides/": "Jeder Gesprächsleitfaden als Text.",
      "sent/": "Was mit jeder Bewerbung verschickt wurde: der Lebenslauf als Text und PDF, das Anschreiben als Text.",
      "originals/": "Die Dateien, die Sie hochgeladen haben, unverändert.",
    },
    import: `resume.json lesen andere Werkzeuge und ${BRAND}: Upload Resume, dann „Stattdessen importieren“.`,
  },
  fr: {
    title: `Vos données chez ${BRAND}`,
    parts: {
      "data.json": "Tout ce qui est conservé à votre sujet, pour un programme ou une lecture attentive.",
      [MOVED_FILE]: `Le tout pour un autre ${BRAND} : Account, « Apporter vos données ».`,
      "applications.csv": "Vos candidatures, pour un tableur ou un autre outil.",
      "resumes/":
        "Chaque CV en JSON Resume (jsonresume.org), DOCX et PDF ; earlier/ contient les versions précédentes.",
      "letters/": "Chaque lettre de motivation en texte.",
      "guides/": "Chaque guide d’entretien en texte.",
      "sent/": "Ce qui a été envoyé avec chaque candidature : le CV en texte et PDF, la lettre en texte.",
      "originals/": "Les fichiers que vous avez importés, tels quels.",
    },
    import: `resume.json se lit avec d’autres outils et avec ${BRAND} : Upload Resume, puis « L’importer plutôt ».`,
  },
  es: {
    title: `Sus datos en ${BRAND}`,
    parts: {
      "data.json": "Todo lo que se guarda sobre usted, para un programa o una lectura atenta.",
      [MOVED_FILE]: `Todo ello para otro ${BRAND}: Account, «Traer sus datos».`,
      "applications.csv": "Sus candidaturas, para una hoja de cálculo u otra herramienta.",
      "resumes/":
        "Cada currículum en JSON Resume (jsonresume.org), DOCX y PDF; en earlier/ están las versiones anteriores.",
      "letters/": "Cada carta de presentación en texto.",
      "guides/": "Cada guía de entrevista en texto.",
      "sent/": "Lo que se envió con cada candidatura: el currículum en texto y PDF, la carta en texto.",
      "originals/": "Los archivos que usted subió, tal como eran.",
    },
    import: `resume.json lo leen otras herramientas y ${BRAND}: Upload Resume y luego «Importarlo en su lugar».`,
  },
};

/** What the ZIP of an account holds, as plain text in its reader's language. */
export function exportReadme(now: Date, language: Language): string {
  const { title, parts, import: how } = TEXTS[language];
  const width = Math.max(...NAMES.map((name) => name.length));
  const lines = NAMES.map((name) => `${name.padEnd(width)}  ${parts[name]}`);
  return [`${title}, ${isoDay(now)}`, "", ...lines, "", how, ""].join("\r\n");
}

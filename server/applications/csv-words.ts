import type { ApplicationStatus } from "../domain/application-statuses.ts";
import type { Language } from "../domain/language.ts";

type CsvWords = { filename: string; columns: Record<CsvColumn, string>; statuses: Record<ApplicationStatus, string> };

/** In the order they are written. */
export const CSV_COLUMNS = [
  "applied",
  "job",
  "company",
  "score",
  "resume",
  "status",
  "interview",
  "posting",
  "nextStep",
  "dueOn",
  "contact",
  "pay",
  "notes",
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** What the table of applications calls its columns and statuses; each is read again when it is imported. */
export const CSV_WORDS: Record<Language, CsvWords> = {
  en: {
    filename: "applications.csv",
    columns: {
      applied: "Applied",
      job: "Job",
      company: "Company",
      score: "Score",
      resume: "Resume",
      status: "Status",
      interview: "Interview requested",
      posting: "Posting",
      nextStep: "Next step",
      dueOn: "Due on",
      contact: "Contact",
      pay: "Pay",
      notes: "Notes",
    },
    statuses: {
      applied: "applied",
      screening: "screening",
      interview: "interview",
      offer: "offer",
      rejected: "rejected",
      withdrawn: "withdrawn",
    },
  },
  de: {
    filename: "bewerbungen.csv",
    columns: {
      applied: "Beworben am",
      job: "Stelle",
      company: "Firma",
      score: "Bewertung",
      resume: "Lebenslauf",
      status: "Status",
      interview: "Gespräch am",
      posting: "Anzeige",
      nextStep: "Nächster Schritt",
      dueOn: "Fällig am",
      contact: "Kontakt",
      pay: "Gehalt",
      notes: "Notizen",
    },
    statuses: {
      applied: "Beworben",
      screening: "Vorauswahl",
      interview: "Gespräch",
      offer: "Angebot",
      rejected: "Abgesagt",
      withdrawn: "Zurückgezogen",
    },
  },
  fr: {
    filename: "candidatures.csv",
    columns: {
      applied: "Date de candidature",
      job: "Poste",
      company: "Entreprise",
      score: "Score",
      resume: "CV",
      status: "Statut",
      interview: "Entretien le",
      posting: "Annonce",
      nextStep: "Prochaine étape",
      dueOn: "Échéance",
      contact: "Contact",
      pay: "Salaire",
      notes: "Notes",
    },
    statuses: {
      applied: "Envoyée",
      screening: "Présélection",
      interview: "Entretien",
      offer: "Proposition",
      rejected: "Refusée",
      withdrawn: "Retirée",
    },
  },
  es: {
    filename: "candidaturas.csv",
    columns: {
      applied: "Fecha de candidatura",
      job: "Puesto",
      company: "Empresa",
      score: "Puntuación",
      resume: "Currículum",
      status: "Estado",
      interview: "Fecha de entrevista",
      posting: "Anuncio",
      nextStep: "Próximo paso",
      dueOn: "Vencimiento",
      contact: "Contacto",
      pay: "Sueldo",
      notes: "Notas",
    },
    statuses: {
      applied: "Enviada",
      screening: "Preselección",
      interview: "Entrevista",
      offer: "Propuesta",
      rejected: "Rechazada",
      withdrawn: "Retirada",
    },
  },
};

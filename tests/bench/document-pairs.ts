import { readFileSync } from "node:fs";
import { type Posting, UNSTATED } from "../../server/domain/posting.ts";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import { splitRequirements } from "../../server/engines/postings/split-requirements.ts";
import {
  ASSISTANT,
  ASSISTANT_POSTING,
  AUXILIAR,
  CONTADORA,
  CUISINIER,
  ELECTRICIEN,
  KOCH,
  NURSE,
  NURSE_POSTING,
  PFLEGE,
} from "../../server/engines/writing/evidence/evidence.fixtures.ts";
import type { BenchReport } from "./bench-report.ts";
import { readCsv } from "./read-csv.ts";

/** A resume and a posting that somebody with it might apply for. */
export type DocumentPair = { id: string; profile: Profile; posting: Posting };

const RESUMES_PER_OCCUPATION = 4;
const LEAST_DESCRIPTION = 700;

const POSTINGS: Record<"de" | "es" | "fr", Pick<Posting, "title" | "company" | "description">[]> = {
  de: [
    {
      title: "Pflegefachkraft Chirurgie",
      company: "Klinik Haus am See",
      description:
        "Ihre Aufgaben\n- Patienten nach Operationen betreuen\n- Neue Kolleginnen einarbeiten\nIhr Profil\n- Wundversorgung\n- Beatmung",
    },
    {
      title: "Koch",
      company: "Gasthof Eiche",
      description:
        "Ihre Aufgaben\n- Warme Speisen zubereiten\n- Waren bestellen\nIhr Profil\n- Erfahrung mit HACCP\n- Menüplanung",
    },
  ],
  es: [
    {
      title: "Contable",
      company: "Grupo Albufera",
      description:
        "Funciones\n- Preparar la nómina\n- Cerrar la contabilidad mensual\nRequisitos\n- Experiencia en nómina\n- Dominio de Excel y SAP",
    },
    {
      title: "Auxiliar de enfermería",
      company: "Residencia Los Tilos",
      description:
        "Funciones\n- Acompañar a los residentes\n- Registrar las constantes vitales\nRequisitos\n- Experiencia con personas mayores",
    },
  ],
  fr: [
    {
      title: "Chef de partie",
      company: "Auberge du Lac",
      description:
        "Vos missions\n- Préparer les plats de la carte\n- Former les commis\nVotre profil\n- Cuisine française\n- Connaissance de HACCP",
    },
    {
      title: "Électricien",
      company: "Ateliers Morel",
      description:
        "Vos missions\n- Installer les tableaux électriques\n- Assurer la maintenance des machines\nVotre profil\n- Habilitation électrique",
    },
  ],
};

function postingOf(told: Pick<Posting, "title" | "company" | "description"> & Partial<Posting>, id: string): Posting {
  return { ...UNSTATED, source: "linkedin", ...splitRequirements(told.description), ...told, id };
}

/** Pairs of our own in four languages. */
export function ownPairs(): DocumentPair[] {
  const people: [string, Parameters<typeof postingOf>[0][]][] = [
    [NURSE, [NURSE_POSTING, { ...NURSE_POSTING, company: "Alder Mills" }]],
    [ASSISTANT, [ASSISTANT_POSTING, { ...ASSISTANT_POSTING, company: "Northgate Foods" }]],
    [PFLEGE, POSTINGS.de],
    [KOCH, POSTINGS.de],
    [CONTADORA, POSTINGS.es],
    [AUXILIAR, POSTINGS.es],
    [CUISINIER, POSTINGS.fr],
    [ELECTRICIEN, POSTINGS.fr],
  ];
  return people.flatMap(([text, postings], index) => {
    const profile = analyseResume(text.trim().split("\n"));
    return postings.map((told, at) => ({ id: `own-${index}-${at}`, profile, posting: postingOf(told, `own-${at}`) }));
  });
}

type RawListing = {
  id: string;
  title: string;
  company: string | null;
  location: string | null;
  description: string | null;
};

/** Real resumes with real listings of their occupation; none where the data lacks what it takes. */
export function realPairs(report: BenchReport): DocumentPair[] {
  const files = ["categories/livecareer_text.csv", "jobs/listings.jsonl", "fit/category_titles.tsv"];
  const [people, listings, titles] = files.map((file) => report.find(file));
  if (!people || !listings || !titles) return [];
  const rows = readCsv(readFileSync(people, "utf8")).slice(1);
  const raw = readFileSync(listings, "utf8").trim().split("\n");
  const jobs = raw
    .map((line): RawListing & { lang: string } => JSON.parse(line))
    .filter(
      ({ company, description, lang }) => company && (description?.length ?? 0) > LEAST_DESCRIPTION && lang === "en",
    );
  const occupations = readFileSync(titles, "utf8").trim().split("\n").slice(1);
  return occupations.flatMap((line) => {
    const [name = "", pattern = ""] = line.split("\t");
    const fits = jobs.filter(({ title }) => new RegExp(pattern, "i").test(title));
    const own = rows.filter((row) => row[1] === name).slice(0, RESUMES_PER_OCCUPATION);
    return own.flatMap((row, index) => {
      // Evenly over the listings of the occupation, which stand in the order of their sources.
      const job = fits[Math.floor((index * fits.length) / RESUMES_PER_OCCUPATION)];
      if (!job) return [];
      const { title, company, location, description } = job;
      const told = { title, company: company ?? "", location: location ?? "", description: description ?? "" };
      return [
        {
          id: `${name}-${index}`,
          profile: analyseResume((row[2] ?? "").split("\n")),
          posting: postingOf(told, job.id),
        },
      ];
    });
  });
}

import type { DegreeAsked, ListingFacts } from "./listing-facts.ts";
import { degreeRank } from "./years-and-degrees.ts";
import type { KnockOut } from "./match-score.ts";
import { holdsLanguage } from "./requirements-met.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import { NEAR_ENOUGH, type Pair } from "./score-pair.ts";
import { fieldFit } from "./score-parts/education.ts";
import { milesApart } from "./score-parts/place.ts";

const COMMUTE_MILES = 60;

export function checkKnockOut({ kind, sentence, ids }: ListingFacts["knockOuts"][number], pair: Pair): KnockOut {
  return { kind, sentence: pair.listing.sentences[sentence] ?? "", met: knockOutMet(kind, ids, pair) };
}

function knockOutMet(
  kind: KnockOut["kind"],
  ids: string[],
  { resume, listing, preparedResume, near }: Pair,
): KnockOut["met"] {
  switch (kind) {
    case "licence":
      if (ids.some((id) => resume.licences.some((licence) => licence.id === id))) return "yes";
      // Hardly anybody writes a driver's licence into a resume.
      if (ids.includes("driver-s-license")) return "unknown";
      return ids.some((id) => resume.licencesOfTitles.includes(id)) ? "unknown" : "no";
    case "language":
      return ids.every((id) => id === "english" || holdsLanguage(id, resume)) &&
        ids.some((id) => id !== "english" || holdsLanguage(id, resume))
        ? "yes"
        : "unknown";
    case "work-right":
      return resume.workRight ? "yes" : "unknown";
    case "years":
      if (resume.years === null || !listing.years) return "unknown";
      if (resume.years < listing.years.asked) return "no";
      // Only work near the field, with a skill that the sentence names, proves the years asked.
      if (near < NEAR_ENOUGH || (ids.length > 0 && !ids.some((id) => preparedResume.held.has(id)))) return "unknown";
      return "yes";
    case "education":
      return listing.degree ? educationMet(resume, listing.degree) : "unknown";
    case "place": {
      const miles = milesApart(resume, listing);
      return miles === null ? "unknown" : miles <= COMMUTE_MILES ? "yes" : "no";
    }
  }
}

function educationMet(resume: ResumeFacts, asked: DegreeAsked): KnockOut["met"] {
  if (resume.degrees.length === 0) return "unknown";
  const enough = resume.degrees.filter(({ level }) => degreeRank(level) >= degreeRank(asked.level));
  if (enough.length === 0) return "no";
  const fits = enough.map((degree) => fieldFit(degree, asked.level === "school" ? [] : asked.fields));
  if (fits.some((fit) => fit === "any" || fit === "same" || (fit === "related" && asked.orRelated))) return "yes";
  // Only people can tell which fields are related, and what an unnamed field was.
  return asked.orRelated || fits.includes("related") || fits.includes("unknown") ? "unknown" : "no";
}

import { studyKinship } from "../../analysis/lexicon/study-fields.ts";
import type { DegreeAsked } from "../listing-facts.ts";
import { degreeRank } from "../years-and-degrees.ts";
import type { ScoreEvidence } from "../match-score.ts";
import type { ResumeDegree, ResumeFacts } from "../resume-facts.ts";
import type { Pair } from "../score-pair.ts";
import { meanValue } from "./part-value.ts";

type FieldFit = "any" | "same" | "related" | "unknown" | "other";

const FIELD_VALUES: Record<FieldFit, number> = { any: 1, same: 1, related: 0.85, unknown: 0.8, other: 0.6 };
const NO_DEGREE_VALUE = 0.15;
const EXPERIENCE_COUNTS = 0.3;

export function fieldFit(degree: ResumeDegree, asked: string[]): FieldFit {
  if (asked.length === 0) return "any";
  if (degree.fields.length === 0) return "unknown";
  let fit: FieldFit = "other";
  for (const mine of degree.fields) {
    for (const theirs of asked) {
      const kinship = studyKinship(mine, theirs);
      if (kinship === "same") return "same";
      if (kinship === "related") fit = "related";
    }
  }
  return fit;
}

type DegreeHeld = { degree: ResumeDegree; fit: FieldFit; missing: number; value: number };

/** The highest of equally near degrees; null when there is none. */
function nearestDegree(resume: Pick<ResumeFacts, "degrees">, asked: Omit<DegreeAsked, "sentence">): DegreeHeld | null {
  let nearest: DegreeHeld | null = null;
  for (const degree of resume.degrees) {
    const missing = degreeRank(asked.level) - degreeRank(degree.level);
    const fit = fieldFit(degree, asked.level === "school" ? [] : asked.fields);
    const accepted = fit === "related" && asked.orRelated ? 1 : FIELD_VALUES[fit];
    const value = (missing <= 0 ? 1 : missing === 1 ? 0.5 : 0.2) * accepted;
    if (value > (nearest?.value ?? 0)) nearest = { degree, fit, missing, value };
  }
  return nearest;
}

export function degreeValue(resume: Pick<ResumeFacts, "degrees">, asked: Omit<DegreeAsked, "sentence">): number {
  const value = Math.max(NO_DEGREE_VALUE, nearestDegree(resume, asked)?.value ?? 0);
  return asked.orExperience ? value + EXPERIENCE_COUNTS * (1 - value) : value;
}

/** `degree` is the value of the degrees held, null = none is asked. Null = the posting asks for nothing of it. */
export function educationOf(degree: number | null, licences: { held: number; asked: number }): number | null {
  return meanValue(degree, licences.asked > 0 ? licences.held / licences.asked : null);
}

export function educationValue({ resume, listing, preparedResume, preparedListing }: Pair): number | null {
  let degree: number | null = null;
  if (listing.degree) {
    degree = preparedResume.degreeValues.get(preparedListing.degreeKey) ?? degreeValue(resume, listing.degree);
    preparedResume.degreeValues.set(preparedListing.degreeKey, degree);
  }
  const held = listing.licences.filter(({ id }) => resume.licences.some((licence) => licence.id === id)).length;
  return educationOf(degree, { held, asked: listing.licences.length });
}

const DEGREE_NOTES: Record<FieldFit, string> = {
  any: "You show the degree asked.",
  same: "You show the degree asked.",
  related: "You show a degree of the level asked, in a related field.",
  unknown: "You show a degree of the level asked; your resume does not name its field.",
  other: "You show a degree of the level asked, in another field.",
};

export function educationEvidence({ resume, listing }: Pair): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  if (listing.degree) {
    const held = nearestDegree(resume, listing.degree);
    evidence.push({
      note: !held
        ? "Your resume shows no degree."
        : held.missing > 0
          ? "Your degree is below the one asked."
          : DEGREE_NOTES[held.fit],
      posting: listing.sentences[listing.degree.sentence] ?? null,
      resume: held?.degree.at ?? null,
    });
  }
  for (const { id, name, sentence } of listing.licences) {
    const held = resume.licences.find((licence) => licence.id === id);
    evidence.push({
      note: held
        ? `You show ${name}.`
        : resume.licencesOfTitles.includes(id)
          ? `${name} is asked; your work points to it, but your resume does not name it.`
          : `${name} is asked; your resume does not show it.`,
      posting: listing.sentences[sentence] ?? null,
      resume: held?.at ?? null,
    });
  }
  return evidence;
}

import { milesBetween } from "../../../domain/distance.ts";
import type { ListingFacts } from "../listing-facts.ts";
import type { ScoreEvidence } from "../match-score.ts";
import type { ResumeFacts } from "../resume-facts.ts";
import type { Pair } from "../score-pair.ts";
import { meanValue, UNKNOWN_VALUE } from "./part-value.ts";
import { counted } from "../../../domain/counted.ts";

const MILES_HALF = 80;
const SAME_STATE_VALUE = 0.35;

/** Miles between the person's place and the listing's; null = one of them is not known. */
export function milesApart(resume: ResumeFacts, listing: ListingFacts): number | null {
  return resume.place && listing.place ? milesBetween(resume.place, listing.place) : null;
}

/** How far the way is, or that there is none, with the wish for remote work; the pay against the least wished for. */
export function placeValue({ resume, listing }: Pair): number | null {
  const values: number[] = [];
  if (listing.remote) values.push(resume.wishes.remote === false ? 0.6 : 1);
  else if (listing.place) {
    const miles = milesApart(resume, listing);
    let value = UNKNOWN_VALUE;
    if (miles !== null) {
      value = 1 / (1 + (miles / MILES_HALF) ** 2);
      if (listing.place.state === resume.place?.state) value = Math.max(value, SAME_STATE_VALUE + 0.1 * value);
    }
    values.push(resume.wishes.remote === true ? value * 0.4 : value);
  }
  if (listing.pay && resume.wishes.minimumPay)
    values.push(Math.min(1, listing.pay.most / resume.wishes.minimumPay) ** 3);
  return meanValue(values);
}

/** Remote work or the way there, and whether the pay reaches the least wished for. */
export function placeEvidence({ resume, listing }: Pair): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  if (listing.remote) {
    evidence.push({ note: "The work is remote.", posting: "Remote", resume: resume.place?.at ?? null });
  } else if (listing.place) {
    const miles = milesApart(resume, listing);
    const note =
      miles === null
        ? "Your resume names no place that we know."
        : miles < 1
          ? "The same place as yours."
          : `About ${counted(Math.round(miles), "mile")} from your place.`;
    evidence.push({ note, posting: listing.place.text, resume: resume.place?.at ?? null });
  }
  if (listing.pay && resume.wishes.minimumPay) {
    const enough = listing.pay.most >= resume.wishes.minimumPay;
    evidence.push({
      note: enough ? "The pay reaches your minimum." : "The pay is below your minimum.",
      posting: listing.pay.text,
      resume: null,
    });
  }
  return evidence;
}

import { milesBetween } from "../../../domain/distance.ts";
import type { Workplace } from "../../../domain/posting.ts";
import type { ListingFacts, PlaceFacts } from "../listing-facts.ts";
import type { ScoreEvidence } from "../match-score.ts";
import type { ResumeFacts } from "../resume-facts.ts";
import type { Pair } from "../score-pair.ts";
import { meanValue, UNKNOWN_VALUE } from "./part-value.ts";
import { counted } from "../../../domain/counted.ts";

const MILES_HALF = 80;
const SAME_STATE_VALUE = 0.35;
const WAY_FOR_REMOTE: Record<Workplace | "unknown", number> = { remote: 1, hybrid: 0.6, unknown: 0.6, onsite: 0.4 };

type Way = { place: PlaceFacts /** null = the person's place is not known. */; miles: number | null };

function nearestPlace(resume: ResumeFacts, listing: ListingFacts): Way | null {
  const ways = listing.places.map((place) => ({
    place,
    miles: resume.place ? milesBetween(resume.place, place) : null,
  }));
  return ways.sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0))[0] ?? null;
}

/** Null when either place is unknown. */
export function milesApart(resume: ResumeFacts, listing: ListingFacts): number | null {
  return nearestPlace(resume, listing)?.miles ?? null;
}

export function placeValue({ resume, listing }: Pair): number | null {
  const values: number[] = [];
  const way = nearestPlace(resume, listing);
  if (listing.workplace === "remote") values.push(resume.wishes.remote === false ? 0.6 : 1);
  else if (way) {
    const { miles, place } = way;
    let value = UNKNOWN_VALUE;
    if (miles !== null) {
      value = 1 / (1 + (miles / MILES_HALF) ** 2);
      if (place.state === resume.place?.state) value = Math.max(value, SAME_STATE_VALUE + 0.1 * value);
    }
    values.push(resume.wishes.remote === true ? value * WAY_FOR_REMOTE[listing.workplace ?? "unknown"] : value);
  }
  if (listing.pay && resume.wishes.minimumPay)
    values.push(Math.min(1, listing.pay.most / resume.wishes.minimumPay) ** 3);
  return meanValue(values);
}

export function placeEvidence({ resume, listing }: Pair): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  const way = nearestPlace(resume, listing);
  if (listing.workplace === "remote") {
    evidence.push({ note: "The work is remote.", posting: "Remote", resume: resume.place?.at ?? null });
  } else if (way) {
    const { miles, place } = way;
    const note =
      miles === null
        ? "Your resume names no place that we know."
        : miles < 1
          ? "The same place as yours."
          : `About ${counted(Math.round(miles), "mile")} from your place.`;
    evidence.push({ note, posting: place.text, resume: resume.place?.at ?? null });
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

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

/** Towns outside of the United States stand without a state. */
export function isSameState(one: Pick<PlaceFacts, "state">, other: Pick<PlaceFacts, "state"> | null): boolean {
  return one.state !== null && one.state === other?.state;
}

/** A town that no table holds stands for the middle of its state, which says nothing within the state. */
function isGuess({ place }: Way, { place: mine }: ResumeFacts): boolean {
  return mine !== null && isSameState(mine, place) && (mine.city === null || place.city === null);
}

/** Null when either place is unknown. */
export function milesApart(resume: ResumeFacts, listing: ListingFacts): number | null {
  const way = nearestPlace(resume, listing);
  return way === null || isGuess(way, resume) ? null : way.miles;
}

/** The nearest of a posting's places; `miles` is null when the person's place is not known. */
export type NearestPlace = { miles: number | null; isSameState: boolean };
type Asked = { workplace: Workplace | null; nearest: NearestPlace | null; pay: number | null };

function wayValue({ miles, isSameState }: NearestPlace): number {
  if (miles === null) return UNKNOWN_VALUE;
  const value = 1 / (1 + (miles / MILES_HALF) ** 2);
  return isSameState ? Math.max(value, SAME_STATE_VALUE + 0.1 * value) : value;
}

function workplaceValue({ workplace, nearest }: Omit<Asked, "pay">, { remote }: ResumeFacts["wishes"]): number | null {
  if (workplace === "remote") return remote === false ? 0.6 : 1;
  if (!nearest) return null;
  const value = wayValue(nearest);
  return remote === true ? value * WAY_FOR_REMOTE[workplace ?? "unknown"] : value;
}

/** Null = the posting says nothing of place and pay, or nothing that this person asks about. */
export function placeOf(asked: Asked, wishes: ResumeFacts["wishes"]): number | null {
  const { pay } = asked;
  const enough = pay !== null && wishes.minimumPay ? Math.min(1, pay / wishes.minimumPay) ** 3 : null;
  return meanValue(workplaceValue(asked, wishes), enough);
}

export function placeValue({ resume, listing }: Pair): number | null {
  const way = nearestPlace(resume, listing);
  const nearest = way && { miles: way.miles, isSameState: isSameState(way.place, resume.place) };
  return placeOf({ workplace: listing.workplace, nearest, pay: listing.pay?.most ?? null }, resume.wishes);
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
        : isGuess(way, resume)
          ? `Both places are in ${place.state}; how far apart they are is not known.`
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

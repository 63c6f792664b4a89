import { hasFigure } from "../facts/deed-worth.ts";
import { isStressed } from "../facts/insistence.ts";
import { isConfirmed, type WritingFacts } from "../writing-facts.ts";
import type { Unscored, WeighedDeed } from "./choose-proofs.ts";
import { isBriefJob, placeOf } from "./head-job.ts";
import { fieldNearness } from "./field-nearness.ts";
import { isStrangeJob } from "./letter-situation.ts";
import { fitToPosting } from "./posting-fit.ts";

export const CONFIRMED = 4; // what the person was asked about and confirmed is wanted in the letter
/** Logistic regression over which of two lines of one resume readers would tell first, in 74 invented and 98 real pairs. */
const FITTED = {
  usual: -4.5,
  worth: 0.8,
  figure: 1.3,
  field: 2.8,
  places: [3.5, 0.5],
  noJob: 1.5,
  word: 0.24,
  telling: -0.33,
  said: 1.1,
  best: 0.5,
  share: 4.6,
  spoken: 2.9,
};
const INSISTED = 4; // too few postings of those pairs insist on anything

/** The same deeds with their scores, by how near each is to the posting and what it says by itself. */
export function byFit(deeds: readonly Unscored[], facts: WritingFacts): WeighedDeed[] {
  const fits = fitToPosting(
    deeds.map(({ deed }) => deed.text),
    facts,
  );
  return deeds.map((one, index) => {
    const { text, job } = one.deed;
    const fit = fits[index]!;
    const near =
      fit.said * FITTED.said + fit.best * FITTED.best + fit.share * FITTED.share + fit.spoken * FITTED.spoken;
    const own = one.worth * FITTED.worth + (hasFigure(text) ? FITTED.figure : 0);
    const size = text.split(" ").length * FITTED.word + fit.telling * FITTED.telling;
    const field = job === null ? 0 : fieldNearness(facts.profile.jobs[job]?.title ?? "", facts) * FITTED.field;
    const place = isConfirmed(one.deed) ? CONFIRMED : fittedPlace(job, facts);
    const insisted = one.answers.some(({ ask }) => isStressed(ask.text)) ? INSISTED : 0;
    return { ...one, score: one.score + FITTED.usual + near + own + size + field + place + insisted };
  });
}

function fittedPlace(job: number | null, facts: WritingFacts): number {
  if (job === null) return FITTED.noJob;
  return isStrangeJob(job, facts) || isBriefJob(job, facts) ? 0 : (FITTED.places[placeOf(job, facts)] ?? 0);
}

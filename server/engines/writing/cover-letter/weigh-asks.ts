import { isStressed } from "../facts/insistence.ts";
import { type Ask, type Deed, isCredential, type WritingFacts } from "../writing-facts.ts";

const MUST = 2.2;
const WISH = 1;
const STRESSED = 1.6;
const OF_FIRST = 0.6; // what stands first is what the work is about
const FIRST = 2;
const SHARES = [1, 0.6, 0.4];
const LEAST_SHARE = 0.25;
const OF_OTHERS = 0.3;
const ANSWERED = 0.35; // what another deed answers already counts for so much

export type Answer = { ask: Ask; worth: number };

/** What each deed answers of the posting's asks, the papers apart. */
export function weighAsks(facts: Pick<WritingFacts, "asks">): Map<Deed, Answer[]> {
  const answers = new Map<Deed, Answer[]>();
  const asks = facts.asks.filter((ask) => !isCredential(ask));
  const musts = asks.filter(({ isWish }) => !isWish);
  for (const ask of asks) {
    const isFirst = musts.slice(0, FIRST).includes(ask);
    const worth = (ask.isWish ? WISH : MUST) + Number(isStressed(ask.text)) * STRESSED + Number(isFirst) * OF_FIRST;
    for (const [index, deed] of ask.deeds.entries())
      answers.set(deed, [...(answers.get(deed) ?? []), { ask, worth: worth * (SHARES[index] ?? LEAST_SHARE) }]);
  }
  return answers;
}

/** What the answers of one deed are worth together, where some asks have been answered before. */
export function worthOfAnswers(answers: readonly Answer[], answered: ReadonlySet<Ask> = new Set()): number {
  const worths = answers.map(({ ask, worth }) => worth * (answered.has(ask) ? ANSWERED : 1)).sort((a, b) => b - a);
  return worths.reduce((sum, worth, index) => sum + worth * (index === 0 ? 1 : OF_OTHERS), 0);
}

import { STATED_PACKS } from "../languages/stated-packs.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { ownAnswers, type OwnAnswer } from "./own-answers.ts";
import { sayAvailability } from "./say-availability.ts";

/** What a letter will state, in the sentences that its resume bears out. */
export type Stated = { sentences: string[]; kinds: ReadonlySet<OwnAnswer["kind"]> };

/** What the letter is going to state near its end, so that nothing says it before. */
export function toState(voice: WritingVoice): Stated {
  const said = ownAnswers(voice.facts).flatMap(({ kind, ways }) => {
    const way = ways.find((text) => voice.canSay([text], {}));
    return way === undefined ? [] : [{ kind, way }];
  });
  return { sentences: [...new Set(said.map(({ way }) => way))], kinds: new Set(said.map(({ kind }) => kind)) };
}

/** Papers that are all there is to state stand among what the person is and holds. */
export function statesPapersAlone({ sentences, kinds }: Stated): boolean {
  return sentences.length === 1 && kinds.has("papers");
}

/** States what the posting asks to be stated, and when one can begin; several things in a paragraph of their own. */
export function sayStated(voice: WritingVoice, stated: Stated): (string | null)[] {
  const sentences = statesPapersAlone(stated) ? [] : stated.sentences;
  for (const sentence of sentences) voice.sayApart([sentence]);
  const count = sentences.length + sayAvailability(voice);
  if (sentences.length === 0 || count === 1) return [];
  const { together } = STATED_PACKS[voice.facts.language];
  voice.joinSaid((one, other) => [together(one, other)].filter((text) => text !== null));
  return [voice.endParagraph()];
}

import { skillById } from "../../analysis/related-skills.ts";
import { lackingCredential } from "../cover-letter/letter-credentials.ts";
import { isNearlyHeld, letterGap, nearestTool, openGaps } from "../cover-letter/letter-gap.ts";
import { postingTopics } from "../cover-letter/posting-needs.ts";
import { isTrustedName, wordingOf } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

export const MOST_GAPS = 3;

/** Something asked for and not shown, with the nearest thing that is. */
export type HardGap = { id: string; kind: string; name: string; nearest: string | null };

/** What the posting insists on and the resume does not show, must-haves before wishes, with the nearest it does show. */
export function hardestGaps(facts: WritingFacts): HardGap[] {
  const first = letterGap(facts);
  const [musts, wishes] = [facts.asks.filter(({ isWish }) => !isWish), facts.asks.filter(({ isWish }) => isWish)];
  const others = [...openGaps(musts, facts), ...openGaps(wishes, facts)].map((gap) => ({
    ...gap,
    nearest: nearestTool(gap, facts),
  }));
  const lacking = lackingCredential(facts);
  const missed = lacking ? [{ ...lacking, kind: "certificate" }] : [];
  return [...missed, ...(first ? [first] : []), ...languageGaps(facts), ...others, ...toldInProse(facts)]
    .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index)
    .slice(0, MOST_GAPS);
}

/** Languages that are asked for; the posting's own is spoken by whoever reads it. */
function languageGaps({ listing, profile, language }: WritingFacts): HardGap[] {
  const held = new Set(profile.skills.map(({ id }) => id));
  const own = { en: "english", de: "german", fr: "french", es: "spanish" }[language];
  return listing.required.flatMap(({ id }) => {
    const skill = skillById(id);
    if (skill?.kind !== "language" || held.has(id) || id === own) return [];
    return { id, kind: skill.kind, name: skill.name, nearest: null };
  });
}

/** What a posting tells in running prose is asked for, too: tools, and work by a name of several words. */
function toldInProse(facts: WritingFacts): HardGap[] {
  return postingTopics(facts)
    .filter(({ id, isHeld, isMust, isWork, name }) => {
      const text = facts.listing.sentences.find((sentence) => wordingOf(sentence, id) !== null) ?? "";
      const isNamed = !isWork || name.includes(" ");
      const isSure = isTrustedName(id, wordingOf(text, id), facts.posting) && !isNearlyHeld(id, facts);
      return !isHeld && isMust && isNamed && isSure;
    })
    .map(({ id, name, isWork }) => {
      const kind = isWork ? "hard" : "tool";
      return { id, kind, name, nearest: nearestTool({ id, kind }, facts) };
    });
}

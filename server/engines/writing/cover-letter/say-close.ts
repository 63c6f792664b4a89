import type { Slots } from "../languages/fill-wording.ts";
import type { LetterPack } from "../languages/letter-pack.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { WritingVoice } from "../writing-voice.ts";
import type { WeighedDeed } from "./choose-proofs.ts";
import { letterPoints } from "./letter-points.ts";
import { postingTopics } from "./posting-needs.ts";
import { needOfChange } from "./shown-needs.ts";

/** Ends a letter with what it would talk about: a topic that it told of, what is to change, or the position. */
export function sayClose(
  voice: WritingVoice,
  told: readonly WeighedDeed[],
  { opening, said }: { opening: string; said: string },
): void {
  const { facts } = voice;
  const { closings, tones } = LETTER_PACKS[facts.language];
  const spoken = new Set(told.flatMap(({ deed }) => deed.skills));
  const topic = postingTopics(facts).find(
    ({ id, name, isHeld, isMust, isWork }) => isHeld && isMust && isWork && spoken.has(id) && !opening.includes(name),
  );
  const { tone } = facts.choices;
  const needs = needOfChange(letterPoints(facts), said);
  const ways: [LetterPack["closings"]["topic"], Slots][] = [
    [tone === "plain" ? [] : tones[tone].closings, {}],
    [closings.topic, { topic: topic?.name ?? null }],
    [closings.need ?? [], { needs }],
    [closings.plain, {}],
  ];
  ways.some(([wordings, slots]) => voice.say(wordings, slots));
}

import { awaitedResult } from "../facts/awaited-result.ts";
import { awaySince } from "../facts/away-since.ts";
import { notQualifiedAs, strangeProfession } from "../facts/not-qualified.ts";
import { otherDegree } from "../facts/other-degree.ts";
import { shortOfLeading } from "../facts/short-of-leading.ts";
import { shortOfSize } from "../facts/short-of-size.ts";
import { unknownCode } from "../facts/unknown-code.ts";
import { unmetSetting } from "../facts/unmet-setting.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { WritingVoice } from "../writing-voice.ts";

/** Says that a profession which has to be learned to the end is not reached yet. */
export function sayNotQualified(voice: WritingVoice): boolean {
  const profession = notQualifiedAs(voice.facts) ?? strangeProfession(voice.facts);
  const { qualified = [] } = LETTER_PACKS[voice.facts.language].gaps;
  return profession !== null && voice.sayApart(qualified, { profession });
}

/** Says that the result of one's studies, or the degree itself, is still to come. */
export function sayAwaited(voice: WritingVoice): boolean {
  const awaited = awaitedResult(voice.facts);
  const { awaited: wordings } = LETTER_PACKS[voice.facts.language].gaps;
  return awaited !== null && voice.sayApart(wordings?.[awaited.kind] ?? [], { degree: awaited.degree });
}

/** Says how long people were led, or of which size no team was, where the posting wants more. */
export function sayShortOfLeading(voice: WritingVoice): boolean {
  const short = shortOfLeading(voice.facts);
  const { gaps, years } = LETTER_PACKS[voice.facts.language];
  const team = shortOfSize(voice.facts);
  if (short === null) return team !== null && voice.sayApart(gaps.teamSize ?? [], { team });
  const own = short.own === 0 ? null : years(short.own);
  return voice.sayApart(gaps.leadingYears ?? [], { asked: short.asked, own });
}

/** Says since when somebody has been out of the work that the posting is for, unless that was just said. */
export function sayAway(voice: WritingVoice): boolean {
  const away = awaySince(voice.facts);
  if (away === null || voice.hasSaid("return") || voice.hasSaid("break")) return false;
  return voice.sayApart(LETTER_PACKS[voice.facts.language].gaps.away ?? [], away);
}

/** Says where one has not worked, of the places that the posting insists on or, else, is about. */
export function sayNewSetting(voice: WritingVoice, { isMust }: { isMust: boolean }): boolean {
  const place = unmetSetting(voice.facts, { isMust });
  return place !== null && voice.sayApart(LETTER_PACKS[voice.facts.language].gaps.setting ?? [], { place });
}

/** Says which standard one has not worked with, where nothing of its field is known. */
export function sayUnknownCode(voice: WritingVoice): boolean {
  const gap = unknownCode(voice.facts);
  return gap !== null && voice.sayApart(LETTER_PACKS[voice.facts.language].gaps.either ?? [], { gap });
}

/** Says of which field one's degree is, where the posting wants one of another. */
export function sayOtherDegree(voice: WritingVoice): boolean {
  const other = otherDegree(voice.facts);
  return other !== null && voice.sayApart(LETTER_PACKS[voice.facts.language].gaps.otherDegree ?? [], other);
}

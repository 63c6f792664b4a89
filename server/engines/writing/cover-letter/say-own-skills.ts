import type { ProfileSkill } from "../../analysis/profile.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { isWritten } from "../facts/one-is-enough.ts";
import { sayKnown, toldIn } from "./say-background.ts";

const MOST_OWN = 6;

/** Names what the resume's own lists hold, what the posting speaks of first, where hardly anything else of it can be told. */
export function sayOwnSkills(voice: WritingVoice, said: string): void {
  const { facts } = voice;
  const { profile, language, resumeLanguage } = facts;
  if (language !== resumeLanguage) return;
  const lists = profile.sections.filter(({ kind }) => kind === "skills").map(({ lines }) => lines);
  const isListed = ({ lines }: ProfileSkill) =>
    lines.some((at) => lists.some(({ from, to }) => from <= at && at <= to));
  const spoken = facts.posting.description.toLowerCase();
  const isSpokenOf = (name: string) => isWritten(name.toLowerCase(), spoken);
  const known = toldIn(said, facts);
  const names = profile.skills
    .filter((skill) => skill.kind === "tool" && isListed(skill))
    .map(({ name }) => name)
    .filter((name) => !known.includes(name.toLowerCase()) && !voice.hasSaid(name))
    .sort((one, other) => Number(isSpokenOf(other)) - Number(isSpokenOf(one)));
  sayKnown(voice, names.slice(0, MOST_OWN));
}

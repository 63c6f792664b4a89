import type { Authorship } from "../../domain/authorship.ts";
import type { MaterialKind } from "../../domain/material-view.ts";
import type { LetterChoices } from "../../domain/letter-choices.ts";
import type { PartWeights } from "../../domain/score-parts.ts";
import type { Posting } from "../../domain/posting.ts";
import type { Profile } from "../analysis/profile.ts";
import type { MatchScore } from "../matching/match-score.ts";
import { extractResumeFacts, type ResumeWishes } from "../matching/resume-facts.ts";
import { scoreMatch } from "../matching/score.ts";
import type { SkillWeights } from "../matching/skill-weights.ts";
import type { Drafts } from "./draft.ts";
import { localWriter } from "./local-writer.ts";
import { makeCoverLetter, makeInterview, makeTailoredResume } from "./make-material.ts";
import type { Writer, WritingBasis } from "./writer.ts";
import { readWritingFacts } from "./writing-facts.ts";

export type MaterialFacts = {
  profile: Profile;
  posting: Posting;
  weights: SkillWeights;
  choices: LetterChoices;
  /** Sentences that the person confirmed. */
  own: readonly string[];
};

export type MaterialTask = MaterialFacts & {
  kind: MaterialKind;
  drafts: Partial<Drafts>;
  /** Sentences of the drafts of which the model said that their nearest line bears them out. */
  entailed: readonly string[];
  author: Authorship;
  /** With these the tailored resume is scored, as its original was. */
  wishes: ResumeWishes;
  ownWeights: PartWeights | null;
  earlier: readonly string[];
  now: Date;
};

export type WrittenMaterial =
  | { kind: "resume"; tailored: Awaited<ReturnType<typeof makeTailoredResume>>; explanation: MatchScore }
  | { kind: "cover-letter"; letter: Awaited<ReturnType<typeof makeCoverLetter>> }
  | { kind: "interview"; interview: Awaited<ReturnType<typeof makeInterview>> };

/** Reads the part of the facts that a model is told. */
export function readWritingBasis({ profile, posting, weights, choices, own }: MaterialFacts): WritingBasis {
  const { statements, language } = readWritingFacts(profile, posting, weights, { choices, own });
  return { statements, own, language, choices, posting, profile: { headline: profile.headline } };
}

/** Makes a material from plain values, so that it can be made in another thread. */
export async function writeMaterial(task: MaterialTask): Promise<WrittenMaterial> {
  const { kind, profile, posting, weights, wishes, ownWeights, own, entailed, earlier, choices, now } = task;
  const facts = readWritingFacts(profile, posting, weights, { own, entailed, earlier, choices, now });
  const writer = writerOf(task);
  if (kind === "cover-letter") return { kind, letter: await makeCoverLetter(facts, writer) };
  if (kind === "interview") return { kind, interview: await makeInterview(facts, writer) };
  const tailored = await makeTailoredResume(facts, writer, { now });
  const explanation = scoreMatch(extractResumeFacts(tailored.profile, wishes), facts.listing, weights, ownWeights);
  return { kind, tailored, explanation };
}

function writerOf({ drafts, author }: Pick<MaterialTask, "drafts" | "author">): Writer {
  if (author.model === null) return { ...localWriter, ...author };
  return {
    ...author,
    writeResume: async () => given(drafts.resume),
    writeLetter: async () => given(drafts.letter),
    writeInterview: async () => given(drafts.interview),
  };
}

function given<Draft>(draft: Draft | undefined): Draft {
  if (draft === undefined) throw new Error("The model wrote something else");
  return draft;
}

import type { Authorship } from "../../domain/authorship.ts";
import { materialLanguage } from "./language.ts";
import { localWriter } from "./local-writer.ts";
import { type Writer, WriterFailure } from "./writer.ts";
import { type FinishedLetter, finishLetter } from "./cover-letter/finish-letter.ts";
import { EvidenceGate } from "./evidence/evidence-gate.ts";
import { finishInterview, type FinishedInterview } from "./interview/finish-interview.ts";
import type { Evidence } from "../../domain/material-view.ts";
import { finishTailoredResume, type TailoredResume } from "./tailored-resume/write-tailored-resume.ts";
import { leftToAdd } from "./cover-letter/left-to-add.ts";
import { unfilledNotice } from "./facts/unfilled.ts";
import { whyShort } from "./cover-letter/why-short.ts";
import type { WritingFacts } from "./writing-facts.ts";

export type Made<Content> = Content & { evidence: Evidence; author: Authorship };

/** Asks the writer for a draft; when the model fails, the rules write and `author` says why. */
async function draftBy<Draft>(
  writer: Writer,
  ask: (one: Writer) => Promise<Draft>,
): Promise<{ draft: Draft; author: Authorship }> {
  const { model, shortfall } = writer;
  try {
    return { draft: await ask(writer), author: { model, shortfall } };
  } catch (error) {
    if (model === null) throw error;
    const reason = error instanceof WriterFailure ? error.shortfall : "error";
    return { draft: await ask(localWriter), author: { model: null, shortfall: reason } };
  }
}

/** Makes the text of a resume tailored to a job, gated. */
export async function makeTailoredResume(
  facts: WritingFacts,
  writer: Writer,
  options: { now?: Date } = {},
): Promise<Made<TailoredResume>> {
  const { draft, author } = await draftBy(writer, (one) => one.writeResume(facts));
  const gate = new EvidenceGate(facts.sources);
  const resume = finishTailoredResume(draft, facts, gate, options.now ?? new Date());
  return { ...resume, evidence: gate.evidence, author };
}

/** Makes a cover letter, gated; where little of a model's draft is borne out, or it has another language, the rules'. */
export async function makeCoverLetter(facts: WritingFacts, writer: Writer): Promise<Made<FinishedLetter>> {
  const { draft, author } = await draftBy(writer, (one) => one.writeLetter(facts));
  const gate = new EvidenceGate(facts.sources);
  const isOurs = author.model === null;
  const isReadable = isOurs || materialLanguage(draft.paragraphs.join("\n")) === facts.language;
  const letter = isReadable ? finishLetter(draft, facts, gate, { isOurs }) : null;
  if (letter === null) {
    const made = await makeCoverLetter(facts, { ...localWriter, shortfall: "error" });
    const { dropped, notSure } = gate.evidence;
    return { ...made, evidence: { ...made.evidence, dropped: [...dropped, ...made.evidence.dropped], notSure } };
  }
  const short = isOurs ? whyShort(letter.content, facts) : null;
  const ofResume = [short, unfilledNotice(facts.profile.lines)].filter((text) => text !== null);
  const warnings = [...gate.evidence.warnings, ...ofResume, ...leftToAdd(facts, letter.content)];
  return { ...letter, evidence: { ...gate.evidence, warnings }, author };
}

/** Makes an interview guide, gated: questions of the posting, answers from the resume's lines. */
export async function makeInterview(facts: WritingFacts, writer: Writer): Promise<Made<FinishedInterview>> {
  const { draft, author } = await draftBy(writer, (one) => one.writeInterview(facts));
  const gate = new EvidenceGate(facts.sources);
  const interview = finishInterview(draft, facts, gate, { isOurs: author.model === null });
  return { ...interview, evidence: gate.evidence, author };
}

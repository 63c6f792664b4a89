import { analyseResume } from "../analysis/analyse-resume.ts";
import type { Profile } from "../analysis/profile.ts";
import type { DocumentFacts } from "../printing/document-facts.ts";
import type { DownloadableResume, DownloadFormat } from "../printing/make-download.ts";
import type { Block } from "../printing/resume-blocks.ts";
import { UnprintableTextError } from "../printing/unprintable-text-error.ts";
import type { MaterialFacts, MaterialTask } from "../writing/write-material.ts";

type Printed<Made> = { printed: Made } | { lacking: string[] };

/** Printing and writing are loaded with the first task that needs them. */
const TASKS = {
  analyse: async ({ lines }: { lines: string[] }) => analyseResume(lines),

  async readPortable({ bytes, filename }: { bytes: Uint8Array; filename: string }) {
    const [{ readPortable }, { UnportableError }] = await Promise.all([
      import("../interchange/read-portable.ts"),
      import("../interchange/portable-resume.ts"),
    ]);
    return readPortable(bytes, filename).catch((error: unknown) => {
      if (error instanceof UnportableError) return { unportable: error.message };
      throw error;
    });
  },

  async printResume({ resume, format }: { resume: DownloadableResume; format: DownloadFormat }) {
    const { makeDownload } = await import("../printing/make-download.ts");
    return toPrinted(makeDownload(resume, format));
  },

  async printBlocks({ blocks, about, format }: { blocks: Block[]; about: DocumentFacts; format: "docx" | "pdf" }) {
    const { writeBlocks } = await import("../printing/make-download.ts");
    return toPrinted(writeBlocks(blocks, about, format));
  },

  async compareTexts({ before, after }: { before: string; after: string }) {
    const { compareTexts } = await import("../writing/changes/compare-texts.ts");
    return compareTexts(before, after);
  },

  async checkLetter({ text, profile, own }: { text: string; profile: Profile; own: string[] }) {
    const { checkLetter } = await import("../writing/evidence/check-letter.ts");
    return checkLetter(text, profile, own);
  },

  async readWritingBasis(facts: MaterialFacts) {
    const { readWritingBasis } = await import("../writing/write-material.ts");
    return readWritingBasis(facts);
  },

  async judgeAnswer(given: MaterialFacts & { question: string; answer: string }) {
    const { judgeAnswer } = await import("../writing/interview/judge-answer.ts");
    return judgeAnswer(given);
  },

  async writeMaterial(task: MaterialTask) {
    const { writeMaterial } = await import("../writing/write-material.ts");
    return writeMaterial(task);
  },
};

type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type InputOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type OutputOf<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

async function toPrinted<Made>(making: Promise<Made>): Promise<Printed<Made>> {
  try {
    return { printed: await making };
  } catch (error) {
    if (error instanceof UnprintableTextError) return { lacking: error.characters };
    throw error;
  }
}

/** Throws what the task throws. */
export async function doTask<Name extends TaskName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  // Each name has the task of its own input and output, which the compiler cannot follow through the table.
  const task = TASKS[name] as unknown as (given: InputOf<Name>) => Promise<OutputOf<Name>>;
  return await task(input);
}

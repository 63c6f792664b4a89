import type { UnsureClaim } from "../domain/material-view.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { isInstruction } from "../engines/writing/evidence/find-instructions.ts";
import type { ComparedPair, DistantWriter } from "../engines/writing/writer.ts";

const MOST_CHARACTERS = 24_000; // of all pairs together

/** The unsure sentences of a draft that the model finds in their nearest lines; a question that fails confirms none. */
export async function confirmByModel(
  model: Pick<DistantWriter, "bearsOut">,
  notSure: readonly UnsureClaim[],
  { jobs }: Pick<Profile, "jobs">,
): Promise<string[]> {
  const pairs = withinLength(notSure.flatMap((claim) => pairOf(claim, jobs)));
  if (pairs.length === 0) return [];
  const answers = await model.bearsOut(pairs).catch(() => []);
  return pairs.flatMap(({ sentence }, index) => (answers[index] === true ? [sentence] : []));
}

function pairOf({ text, source }: UnsureClaim, jobs: Profile["jobs"]): ComparedPair[] {
  if (!source || isInstruction(text) || isInstruction(source.text)) return [];
  const own = source.from === "resume" ? jobs.find(({ lines }) => isIn(source.line, lines)) : undefined;
  const years = [own?.start, own?.current ? "present" : own?.end].filter((date) => date).join(" - ");
  const job = [own?.title, own?.employer, years].filter((part) => part).join(", ");
  return [{ sentence: text, line: source.text, job: job === "" ? null : job }];
}

function isIn(line: number, { from, to }: { from: number; to: number }): boolean {
  return line >= from && line <= to;
}

function withinLength(pairs: readonly ComparedPair[]): ComparedPair[] {
  let length = 0;
  return pairs.filter(({ sentence, line, job }) => {
    length += sentence.length + line.length + (job?.length ?? 0);
    return length <= MOST_CHARACTERS;
  });
}

import type { Deed, WritingFacts } from "../writing-facts.ts";

const MOST_STOPS = 0.3; // of the lines that tell of work

/** Tells of each deed whether its line is a point that the person parted from the others, by a bullet or as notes are. */
export function ownPoints({ statements }: WritingFacts): (deed: Deed) => boolean {
  const isOfNotes = writesNotes(statements);
  const bulleted = new Set(statements.filter(({ hasBullet }) => hasBullet).map(({ lines }) => lines.from));
  return ({ line }) => isOfNotes || bulleted.has(line);
}

function writesNotes(statements: WritingFacts["statements"]): boolean {
  const told = statements.filter(({ job, isHead }) => job !== null && !isHead);
  return told.filter(({ text }) => text.endsWith(".")).length <= told.length * MOST_STOPS;
}

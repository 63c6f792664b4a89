import type { WritingFacts } from "../../writing-facts.ts";

const SUBJECTS = { English: /(?<!\p{L})english(?!\p{L})/iu, Maths: /(?<!\p{L})math(?:s|ematics)?(?!\p{L})/iu } as const;
const GRADE =
  /^(?: (?:and )?(?:language|literature)){0,2}[ (:=-]{0,3}(?:at )?(?:grade )?(?<grade>[A-E]\*?|[1-9])(?![\p{L}\d])/iu;
const IS_PASS = /^(?:[A-C]\*?|[4-9])$/iu;

type Held = { subject: string; grade: string | null };

/** GCSEs in English and maths that a posting asks for and the resume lists with a pass: "English (grade 5)"; none where one is missing. */
export function askedSchoolCertificates({ asks, profile }: Pick<WritingFacts, "asks" | "profile">): string[] {
  const ask = asks.find(({ text }) => /(?<!\p{L})GCSEs?(?!\p{L})/u.test(text));
  if (!ask) return [];
  const wanted = Object.entries(SUBJECTS).filter(([, pattern]) => pattern.test(ask.text));
  const lines = profile.lines.filter((line, at) => /GCSE/u.test(line) || /GCSE/u.test(profile.lines[at - 1] ?? ""));
  const held = wanted.flatMap(([subject, pattern]) => lines.flatMap((line) => heldIn(line, subject, pattern))[0] ?? []);
  return wanted.length === 0 || held.length < wanted.length
    ? []
    : held.map(({ subject, grade }) => (grade === null ? subject : `${subject} (grade ${grade})`));
}

function heldIn(line: string, subject: string, pattern: RegExp): Held[] {
  const found = pattern.exec(line);
  if (found === null) return [];
  const grade = GRADE.exec(line.slice(found.index + found[0].length))?.groups?.grade?.toUpperCase() ?? null;
  return grade !== null && !IS_PASS.test(grade) ? [] : [{ subject, grade }];
}

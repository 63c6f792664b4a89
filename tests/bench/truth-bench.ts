import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localWriter } from "../../server/engines/writing/local-writer.ts";
import { createModelWriter } from "../../server/ai/model-writer.ts";
import type { Writer } from "../../server/engines/writing/writer.ts";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import type { Posting } from "../../server/domain/posting.ts";
import { samplePostings } from "../../server/jobs/sample-postings/all-sample-postings.ts";
import { extractListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { rankListings } from "../../server/engines/matching/rank.ts";
import { extractResumeFacts } from "../../server/engines/matching/resume-facts.ts";
import { skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { countLetterWords } from "../../server/engines/writing/cover-letter/count-letter-words.ts";
import { makeCoverLetter, makeInterview, makeTailoredResume } from "../../server/engines/writing/make-material.ts";
import type { Evidence } from "../../server/domain/material-view.ts";
import { readWritingFacts, type WritingFacts } from "../../server/engines/writing/writing-facts.ts";
import { borrowedClaims, INVENTIONS, startModelServer } from "../emulators/openai.ts";
import { readCsv } from "./read-csv.ts";

const { values: args } = parseArgs({
  options: {
    data: { type: "string" },
    resumes: { type: "string", default: "48" },
    show: { type: "string" },
    verbose: { type: "boolean" },
  },
});
const folder = args.data ?? process.env.EVAL_DATA;
const file = folder ? join(folder, "categories", "livecareer_text.csv") : "";
if (!existsSync(file)) {
  console.log("truth bench: skipped, no evaluation data (--data DIR or EVAL_DATA)");
  process.exit(0);
}

const POSTINGS: Posting[] = samplePostings().map((posting) => ({ ...posting, sourceUrl: "" }));
const LISTINGS = POSTINGS.map(extractListingFacts);
const WEIGHTS = skillWeights(LISTINGS);

type Person = { id: string; occupation: string; text: string; facts: WritingFacts };

/** The same number of resumes of each occupation, evenly over all occupations of the data. */
function readPeople(wanted: number): Person[] {
  const rows = readCsv(readFileSync(file, "utf8")).slice(1);
  const byOccupation = Map.groupBy(rows, (row) => row[1] ?? "");
  const each = Math.max(1, Math.round(wanted / byOccupation.size));
  return [...byOccupation].flatMap(([occupation, own]) =>
    own.slice(0, each).map((row) => {
      const text = row[2] ?? "";
      const profile = analyseResume(text.split("\n"));
      const [best] = rankListings(extractResumeFacts(profile), LISTINGS, WEIGHTS, { limit: 1, minimumScore: 0 });
      const posting = POSTINGS.find(({ id }) => id === best?.id) ?? POSTINGS[0]!;
      return { id: row[0] ?? "", occupation, text, facts: readWritingFacts(profile, posting, WEIGHTS) };
    }),
  );
}

/** Letters and digits alone, so that signs between them make no difference. */
function fold(text: string): string {
  return ` ${text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}%+#]+/gu, " ")
    .trim()} `;
}

/** Words that no rule of ours decides on: written by hand for this bench from a reading of the documents. */
const GENERAL = new Set(
  fold(
    "Dear Sincerely Your You The One Of My I At As In There This Today Most From Also What Where Why How Tell And To Be It Then Have Know Decide Bring Read Do Yes After Describe Walk When Before Choose Add Name RN hiring team Posting QUESTION ANSWER Resume Cover Letter Which Or",
  )
    .trim()
    .split(" "),
);

/**
 * A second opinion that shares no code with the gate: every number, and every word with a capital or a digit in it,
 * of a document must stand in the resume or the posting.
 */
function strangers(document: string, person: Person): string[] {
  const { posting, profile } = person.facts;
  const source = fold(
    [
      person.text,
      profile.lines.join(" "),
      posting.title,
      posting.company,
      posting.location,
      posting.salary,
      posting.description,
      ...posting.requirements,
    ].join(" "),
  );
  const shown = document.replace(/\[[^\]]*\]/g, " ");
  return [...shown.matchAll(/[\p{L}\p{N}%+#.,’'-]*(?:\p{Lu}|\p{N})[\p{L}\p{N}%+#.,’'-]*/gu)].flatMap(
    ({ 0: word, index }) => {
      const folded = fold(word).trim();
      if (folded === "" || GENERAL.has(folded)) return [];
      const opens = /(?:^|[.!?:“„«"(|\n–-]\s*)$/u.test(shown.slice(0, index));
      if (opens && !/\d/.test(word)) return [];
      return folded
        .split(" ")
        .every(
          (part) => source.includes(` ${part} `) || (part.endsWith("s") && source.includes(` ${part.slice(0, -1)} `)),
        )
        ? []
        : [word];
    },
  );
}

type Tally = {
  documents: number;
  claims: number;
  claimsWithoutSource: number;
  inventionsLeft: number;
  /** False claims in the resume's own words: how many each document was offered, and how many stand in it. */
  borrowed: number;
  borrowedLeft: number;
  strangers: number;
  dropped: number;
  words: number[];
  lettersOutOfLength: number;
  answers: number;
  promptsOnly: number;
  uplift: number[];
  ms: number;
  examples: string[];
};

function emptyTally(): Tally {
  return {
    documents: 0,
    claims: 0,
    claimsWithoutSource: 0,
    inventionsLeft: 0,
    borrowed: 0,
    borrowedLeft: 0,
    strangers: 0,
    dropped: 0,
    words: [],
    lettersOutOfLength: 0,
    answers: 0,
    promptsOnly: 0,
    uplift: [],
    ms: 0,
    examples: [],
  };
}

function check(tally: Tally, person: Person, text: string, evidence: Evidence): void {
  tally.documents += 1;
  tally.claims += evidence.claims.length;
  tally.dropped += evidence.dropped.length;
  tally.claimsWithoutSource += evidence.claims.filter(({ source }) => source === null).length;
  const source = fold(
    `${person.text} ${person.facts.posting.description} ${person.facts.posting.requirements.join(" ")}`,
  );
  for (const { mark } of INVENTIONS) {
    if (!fold(text).includes(fold(mark)) || source.includes(fold(mark))) continue;
    tally.inventionsLeft += 1;
    tally.examples.push(
      `${person.id}: invention “${mark}” in ${text.slice(Math.max(0, text.indexOf(mark) - 60), text.indexOf(mark) + 60)}`,
    );
  }
  const borrowed = new Set(borrowedClaims(person.facts.statements));
  tally.borrowed += borrowed.size;
  for (const claim of borrowed) {
    if (!fold(text).includes(fold(claim)) || source.includes(fold(claim))) continue;
    tally.borrowedLeft += 1;
    tally.examples.push(`${person.id}: borrowed “${claim}”`);
  }
  for (const word of strangers(text, person)) {
    tally.strangers += 1;
    const at = text.indexOf(word);
    tally.examples.push(`${person.id}: “${word}” in ${text.slice(Math.max(0, at - 60), at + 60).replace(/\n/g, " ")}`);
  }
}

async function measure(people: Person[], writer: Writer): Promise<Tally> {
  const tally = emptyTally();
  const started = performance.now();
  for (const person of people) {
    const { facts } = person;
    const letter = await makeCoverLetter(facts, writer);
    check(tally, person, [letter.content, ...letter.keyHighlights].join("\n"), letter.evidence);
    const words = countLetterWords(letter.content);
    tally.words.push(words);
    if (words < 150 || words > 220) tally.lettersOutOfLength += 1;
    const interview = await makeInterview(facts, writer);
    const groups = [
      interview.generalQuestions,
      interview.technicalQuestions,
      interview.behavioralQuestions,
      interview.companyQuestions,
    ];
    const guide = [...groups.flat(), ...interview.preparationTips, ...interview.keyStrengths].join("\n");
    check(tally, person, guide, interview.evidence);
    tally.answers += groups.flat().length;
    tally.promptsOnly += groups.flat().filter((text) => /ANSWER: \[[^\]]*\]$/.test(text)).length;
    const resume = await makeTailoredResume(facts, writer);
    check(tally, person, [...resume.lines, ...resume.skillsAdded, ...resume.addedKeywords].join("\n"), resume.evidence);
    tally.uplift.push(resume.keywordMatchAfter - resume.keywordMatchBefore);
    if (args.show === person.id) console.log(`\n${letter.content}\n\n${guide}\n\n${resume.contentImproved}\n`);
  }
  tally.ms = performance.now() - started;
  return tally;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function print(name: string, tally: Tally, people: number): void {
  console.log(
    `${name.padEnd(16)} ${tally.documents} documents, ${tally.claims} claims, ${tally.claimsWithoutSource} without a source, ` +
      `${tally.inventionsLeft} inventions left, ${tally.strangers} words the second reader did not find; ${tally.dropped} dropped; ` +
      (tally.borrowedLeft > 0 || name.startsWith("borrowing")
        ? `of ${tally.borrowed} borrowed claims ${tally.borrowedLeft} left (${((100 * tally.borrowedLeft) / Math.max(1, tally.borrowed)).toFixed(1)} %); `
        : "") +
      `letters ${Math.round(mean(tally.words))} words (${tally.lettersOutOfLength} out of 150-220); ` +
      `${(tally.answers / people).toFixed(1)} questions a guide; keyword match ${mean(tally.uplift).toFixed(1)} points up; ` +
      `${(tally.ms / people).toFixed(0)} ms a person`,
  );
  if (args.verbose || tally.inventionsLeft + tally.borrowedLeft > 0)
    for (const example of tally.examples.slice(0, 40)) console.log(`    ${example}`);
}

const people = readPeople(Number(args.resumes));
console.log(
  `truth bench: ${people.length} resumes of ${new Set(people.map(({ occupation }) => occupation)).size} occupations`,
);
const local = await measure(people, localWriter);
print("local engine", local, people.length);
const server = await startModelServer("good");
const writer = createModelWriter({ apiKey: "bench", baseURL: server.url, model: "emulated" }, async () => ({
  async refund() {},
}));
const good = await measure(people, writer);
print("honest model", good, people.length);
server.behave("inventing");
const inventing = await measure(people, writer);
print("inventing model", inventing, people.length);
server.behave("borrowing");
const borrowing = await measure(people, writer);
print("borrowing model", borrowing, people.length);
await server.stop();
const failed = [local, good, inventing].reduce(
  (sum, { claimsWithoutSource, inventionsLeft, strangers: unknown }) =>
    sum + claimsWithoutSource + inventionsLeft + unknown,
  0,
);
console.log(failed === 0 ? "claims without a source: 0" : `claims without a source: ${failed}`);
process.exit(failed === 0 ? 0 : 1);

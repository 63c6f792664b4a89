import type { Posting } from "../domain/posting.ts";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import { extractListingFacts } from "../engines/matching/listing-facts.ts";
import { type RankedListing, rankListings } from "../engines/matching/rank.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { skillWeights } from "../engines/matching/skill-weights.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";
import { runCommand, WrongCall, wholeNumber } from "./command-line.ts";
import { readGivenFile } from "./given-file.ts";
import { readGivenResume } from "./given-resume.ts";
import { readListings } from "./listing-file.ts";

const DEFAULT_TOP = "10";
const USAGE = `Usage: npm run match -- RESUME --listings FILE [--top N] [--json]

Ranks the listings of a file against a resume (PDF, DOCX, DOC, or plain text as .txt) by the product's own score, each
part with its points. Nothing is stored, and no database is needed.

  --listings FILE   the listings, see below
  --top N           how many of the best to print; ${DEFAULT_TOP} if not given
  --json            as JSON, with the evidence of every part

A listing is a JSON object; the file holds one a line, or one JSON list of them. A listing must have

  id             text or number
  title          text

and may have, where it is known,

  company, location, description                        text
  requirements                                          list of texts, one requirement each (or: skills)
  salary                                                text ("$38-46 an hour"), or
  salary_min, salary_max, salary_period, currency       numbers, HOURLY to YEARLY, and USD or another code
  remote                                                true or false

Jobs as the product's API answers them, and its matches with a job inside, can be given as they are.`;

function printAsText(ranked: RankedListing[], postings: Map<string, Posting>): void {
  ranked.forEach(({ id, match }, index) => {
    const posting = postings.get(id);
    const place = posting?.workplace === "remote" ? "Remote" : posting?.location.split("\n")[0];
    const where = [posting?.title, posting?.company, place].filter(Boolean).join(" · ");
    console.log(`${String(index + 1).padStart(3)}. ${String(match.score).padStart(3)}  ${where}`);
    console.log(`          ${match.parts.map(({ label, points, of }) => `${label} ${points}/${of}`).join(", ")}`);
  });
}

function printAsJson(ranked: RankedListing[], postings: Map<string, Posting>): void {
  const found = ranked.map(({ id, match }) => {
    const { title = "", company = "", location = "" } = postings.get(id) ?? {};
    return { id, title, company, location, ...match };
  });
  console.log(JSON.stringify(found, null, 2));
}

await runCommand({
  usage: USAGE,
  options: { listings: { type: "string" }, top: { type: "string" }, json: { type: "boolean" } },
  words: ["RESUME"],
  async run({ listings: file, top = DEFAULT_TOP, json = false }, resumeFile = "") {
    if (file === undefined) throw new WrongCall("--listings is missing.");
    const limit = wholeNumber(top, { option: "--top", least: 1 });
    try {
      const { postings: read, leftOut } = readListings((await readGivenFile(file)).toString("utf8"), file);
      const resume = extractResumeFacts(analyseResume(await readGivenResume(resumeFile, json)));
      for (const sentence of leftOut) console.error(sentence);
      const postings = new Map(read.map((posting) => [posting.id, posting]));
      const facts = read.map(extractListingFacts);
      const ranked = rankListings(resume, facts, skillWeights(facts), { limit, minimumScore: 0 });
      (json ? printAsJson : printAsText)(ranked, postings);
    } finally {
      await closeReaders();
    }
  },
});

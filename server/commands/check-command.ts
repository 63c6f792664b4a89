import { z } from "zod";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";
import { type JudgedText, judgeText } from "../engines/writing/evidence/judge-text.ts";
import { sourcesOfResume } from "../engines/writing/evidence/sources.ts";
import { CommandRefused, runCommand, WrongCall } from "./command-line.ts";
import { readGivenFile } from "./given-file.ts";
import { readGivenResume } from "./given-resume.ts";

const USAGE = `Usage: npm run check -- --resume FILE --claims FILE.jsonl [--json]

Says of each claim whether the resume (PDF, DOCX, DOC, or plain text as .txt) bears it out, by the same gate that letters
and tailored resumes pass. Nothing is stored, and no database is needed.

  --resume FILE   the resume
  --claims FILE   the claims, one JSON object a line: {"claim": "I led a team of six."}
  --json          one JSON object a line: claim, answer, line, reason

The answer is "borne out" (line is the line of the resume that says so), "not borne out" (reason says why) or
"not sure" (line is the nearest one: only the person knows).`;

const ClaimSchema = z.object({ claim: z.string().trim().min(1) });

/** The claims of a file, one JSON object a line. Throws CommandRefused with the place of one that is none. */
function readClaims(text: string, fileName: string): string[] {
  return text.split(/\r?\n/).flatMap((row, index) => {
    if (row.trim() === "") return [];
    const read = ClaimSchema.safeParse(parseRow(row));
    if (read.success) return [read.data.claim];
    throw new CommandRefused(
      `${fileName}, line ${index + 1}: not a claim. A line reads {"claim": "I led a team of six."}`,
    );
  });
}

function parseRow(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return null;
  }
}

function printAsText(claim: string, { answer, line, reason }: JudgedText): void {
  console.log(`${answer.padEnd("not borne out".length)}  ${claim}`);
  if (reason !== "") console.log(`               ${reason}`);
  else if (line !== null) console.log(`               ${line}`);
}

await runCommand({
  usage: USAGE,
  options: { resume: { type: "string" }, claims: { type: "string" }, json: { type: "boolean" } },
  async run({ resume: resumeFile, claims: claimsFile, json = false }) {
    if (resumeFile === undefined) throw new WrongCall("--resume is missing.");
    if (claimsFile === undefined) throw new WrongCall("--claims is missing.");
    try {
      const claims = readClaims((await readGivenFile(claimsFile)).toString("utf8"), claimsFile);
      const sources = sourcesOfResume(analyseResume(await readGivenResume(resumeFile, json)));
      for (const claim of claims) {
        const judged = judgeText(claim, sources);
        if (json) console.log(JSON.stringify({ claim, ...judged }));
        else printAsText(claim, judged);
      }
    } finally {
      await closeReaders();
    }
  },
});

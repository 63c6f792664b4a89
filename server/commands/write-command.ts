import type { Posting } from "../domain/posting.ts";
import { authorText } from "../domain/authorship.ts";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import { extractListingFacts } from "../engines/matching/listing-facts.ts";
import { skillWeights } from "../engines/matching/skill-weights.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";
import { localWriter } from "../engines/writing/local-writer.ts";
import { makeCoverLetter, makeInterview, makeTailoredResume } from "../engines/writing/make-material.ts";
import { readWritingFacts, type WritingFacts } from "../engines/writing/writing-facts.ts";
import { samplePostings } from "../jobs/sample-postings/all-sample-postings.ts";
import { runCommand, WrongCall } from "./command-line.ts";
import { readGivenFile } from "./given-file.ts";
import { readGivenPosting } from "./given-posting.ts";
import { readGivenResume } from "./given-resume.ts";

const USAGE = `Usage: npm run write -- --resume FILE --posting FILE --kind letter|resume|guide [--json]

Writes a cover letter, a tailored resume or an interview guide from a resume (PDF, DOCX, DOC, or plain text as .txt) for
one posting, by the product's own rules. Nothing is stored, and no database and no model is needed.

  --resume FILE    whose words are used; nothing is said that it does not bear out
  --posting FILE   plain text, or a JSON object with title, company, location, description
  --kind KIND      letter, resume or guide
  --json           as JSON, with what was left out and why`;

type Written = {
  content: string;
  keywordMatchBefore?: number;
  keywordMatchAfter?: number;
  changes?: string;
  questions?: { question: string; answer: string }[];
  writtenBy: string;
  /** What its owner is told of it, such as why it is short. */
  notes?: string[];
  dropped: { text: string; reason: string }[];
  /** Left out since only the person knows whether it is true. */
  notSure: { text: string; reason: string }[];
};

/** Weighs as the product's lists do, from the samples and the posting itself. */
function factsOf(lines: string[], posting: Posting): WritingFacts {
  const samples = samplePostings().map((sample) => extractListingFacts({ ...sample, sourceUrl: "" }));
  return readWritingFacts(analyseResume(lines), posting, skillWeights([...samples, extractListingFacts(posting)]));
}

function asQuestion(text: string): { question: string; answer: string } {
  const [question = "", answer = ""] = text.split(" ||| ");
  return { question: question.replace(/^QUESTION: /, ""), answer: answer.replace(/^ANSWER: /, "") };
}

async function writeGuide(facts: WritingFacts): Promise<Written> {
  const guide = await makeInterview(facts, localWriter);
  const { generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions } = guide;
  const questions = [generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions]
    .flat()
    .map(asQuestion);
  const asked = questions.map(({ question, answer }, index) => `${index + 1}. ${question}\n${answer}\n`);
  const lists = [...guide.preparationTips, "", ...guide.keyStrengths].map((line) => (line === "" ? "" : `- ${line}`));
  return {
    content: [...asked, ...lists].join("\n"),
    questions,
    writtenBy: authorText(guide.author),
    dropped: guide.evidence.dropped,
    notSure: guide.evidence.notSure,
  };
}

const WRITERS: Record<string, (facts: WritingFacts) => Promise<Written>> = {
  async letter(facts) {
    const { content, author, evidence } = await makeCoverLetter(facts, localWriter);
    const { dropped, notSure, warnings: notes } = evidence;
    return { content, notes, writtenBy: authorText(author), dropped, notSure };
  },
  async resume(facts) {
    const made = await makeTailoredResume(facts, localWriter);
    return {
      content: made.lines.join("\n"),
      keywordMatchBefore: made.keywordMatchBefore,
      keywordMatchAfter: made.keywordMatchAfter,
      changes: made.contentImproved,
      writtenBy: authorText(made.author),
      dropped: made.evidence.dropped,
      notSure: made.evidence.notSure,
    };
  },
  guide: writeGuide,
};

await runCommand({
  usage: USAGE,
  options: {
    resume: { type: "string" },
    posting: { type: "string" },
    kind: { type: "string" },
    json: { type: "boolean" },
  },
  async run({ resume, posting: file, kind, json = false }) {
    for (const [option, value] of Object.entries({ resume, posting: file, kind }))
      if (value === undefined) throw new WrongCall(`--${option} is missing.`);
    const write = Object.hasOwn(WRITERS, kind ?? "") ? WRITERS[kind ?? ""] : undefined;
    if (!write) throw new WrongCall(`"${kind}" is not letter, resume or guide.`);
    try {
      const posting = readGivenPosting((await readGivenFile(file ?? "")).toString("utf8"), file ?? "");
      const written = await write(factsOf(await readGivenResume(resume ?? "", json), posting));
      console.log(json ? JSON.stringify(written, null, 2) : written.content);
    } finally {
      await closeReaders();
    }
  },
});

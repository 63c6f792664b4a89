import { extractListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { chooseProofs } from "../../server/engines/writing/cover-letter/choose-proofs.ts";
import { countLetterWords } from "../../server/engines/writing/cover-letter/count-letter-words.ts";
import { LETTER_WORDS } from "../../server/engines/writing/cover-letter/write-letter.ts";
import { hasFigure } from "../../server/engines/writing/facts/deed-worth.ts";
import { localWriter } from "../../server/engines/writing/local-writer.ts";
import { makeCoverLetter, makeInterview, makeTailoredResume } from "../../server/engines/writing/make-material.ts";
import { readWritingFacts } from "../../server/engines/writing/writing-facts.ts";
import { mostKeywordMatch } from "../../server/engines/writing/tailored-resume/keyword-match.ts";
import { makeDownload } from "../../server/engines/printing/make-download.ts";
import { openReport } from "./bench-report.ts";
import { ownPairs, realPairs } from "./document-pairs.ts";

const { report } = openReport("documents bench");

/** A run of words so long that it can only be the posting's own. */
const QUOTED_WORDS = 10;
const WANTED_FIGURES = 2;

function quotes(letter: string, posting: string): boolean {
  if (/[“„«"][^”“»"]{25,}[”“»"]/.test(letter)) return true;
  const fold = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const source = ` ${fold(posting).join(" ")} `;
  const words = fold(letter);
  return words.some(
    (_, at) =>
      at + QUOTED_WORDS <= words.length && source.includes(` ${words.slice(at, at + QUOTED_WORDS).join(" ")} `),
  );
}

/** The first paragraph without the names of posting and person, as a reader of many letters sees it. */
function openingOf(letter: string, { title, company }: { title: string; company: string }): string {
  const first = letter.split("\n\n")[1] ?? "";
  return (first.split(/(?<=[.:])\s/)[0] ?? "").replaceAll(title, "T").replaceAll(company, "C");
}

async function pagesOf(
  lines: string[],
  pair: { profile: Parameters<typeof makeDownload>[0]["profile"] },
): Promise<number> {
  const { profile } = pair;
  const parts = { skills: [], experience: profile.experienceText, education: profile.educationText };
  const resume = { name: "Resume", content: lines.join("\n"), profile, ...parts };
  const { bytes } = await makeDownload(resume, "pdf");
  return (
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

function share(count: number, of: number): number {
  return Math.round((1000 * count) / of) / 10;
}

const pairs = [...ownPairs(), ...realPairs(report)];
const counts = { inLength: 0, figures: 0, withFigures: 0, plain: 0, answers: 0, open: 0, pagesKept: 0, printed: 0 };
const openings = new Map<string, number>();
const gains: number[] = [];
for (const { profile, posting } of pairs) {
  const weights = skillWeights([extractListingFacts(posting)]);
  const facts = readWritingFacts(profile, posting, weights);
  const { content } = await makeCoverLetter(facts, localWriter);
  const words = countLetterWords(content);
  if (words >= LETTER_WORDS.least && words <= LETTER_WORDS.most) counts.inLength += 1;
  const told = chooseProofs(facts).filter(({ deed }) => hasFigure(deed.text)).length;
  if (told >= WANTED_FIGURES) {
    counts.withFigures += 1;
    if (content.split(/(?<=[.])\s|\n/).filter(hasFigure).length >= WANTED_FIGURES) counts.figures += 1;
  }
  const asked = [posting.description, ...posting.requirements].join("\n");
  if (!quotes(content, asked) && !/\[(?!Your name|Ihr Name|Votre nom|Su nombre)/.test(content)) counts.plain += 1;
  const opening = openingOf(content, posting);
  openings.set(opening, (openings.get(opening) ?? 0) + 1);
  const guide = await makeInterview(facts, localWriter);
  const groups = [guide.generalQuestions, guide.technicalQuestions, guide.behavioralQuestions, guide.companyQuestions];
  for (const question of groups.flat()) {
    counts.answers += 1;
    if (question.includes("[")) counts.open += 1;
  }
  const tailored = await makeTailoredResume(facts, localWriter);
  const most = mostKeywordMatch(profile, facts.listing, weights);
  if (most > tailored.keywordMatchBefore) gains.push(tailored.keywordMatchAfter - tailored.keywordMatchBefore);
  const before = await pagesOf(profile.lines, { profile });
  counts.printed += 1;
  if ((await pagesOf(tailored.lines, tailored)) <= before) counts.pagesKept += 1;
}

const repeated = [...openings.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
const FIGURES: [name: string, label: string, value: number][] = [
  ["pairs", "pairs of resume and posting", pairs.length],
  [
    "lettersInLength",
    `% of letters with ${LETTER_WORDS.least} to ${LETTER_WORDS.most} words`,
    share(counts.inLength, pairs.length),
  ],
  [
    "lettersWithFigures",
    "% of letters with two figures where the resume has them",
    share(counts.figures, counts.withFigures),
  ],
  ["lettersUnquoted", "% of letters without quotation and bracket", share(counts.plain, pairs.length)],
  [
    "openingsOfTheirOwn",
    "% of letters whose first sentence no other letter has",
    share(pairs.length - repeated, pairs.length),
  ],
  ["answersFilled", "% of answers without brackets", share(counts.answers - counts.open, counts.answers)],
  ["keywordGain", "points of keyword match gained, median, where a resume holds more than it shows", median(gains)],
  ["keywordsHidden", "pairs whose resume holds more of the posting than it shows", gains.length],
  ["pagesKept", "% of tailored resumes on no page more", share(counts.pagesKept, counts.printed)],
];
for (const [name, label, value] of FIGURES) {
  report.say(`${String(value).padStart(6)} ${label}`);
  report.figure(name, value);
}
report.close();

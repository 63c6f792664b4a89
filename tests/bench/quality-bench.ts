/** Measures ranking: real resumes against real listings, one person's judgements, stability and keyword stuffing. */
import { readFileSync } from "node:fs";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import { extractListingFacts, type ListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { extractResumeFacts, type ResumeFacts } from "../../server/engines/matching/resume-facts.ts";
import { scoreMatch, scoreTotal } from "../../server/engines/matching/score.ts";
import { type SkillWeights, skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { openReport } from "./bench-report.ts";
import {
  type Category,
  type LabelledResume,
  type RawListing,
  readCategories,
  readEnglishListings,
  readJudgedPostings,
  readLabelledResumes,
  toPosting,
} from "./ranking-data.ts";
import {
  areaUnderCurve,
  fitsLabel,
  type Judge,
  makeBm25,
  makeJudge,
  mean,
  median,
  type RankedResume,
  shareBelow,
} from "./ranking-figures.ts";

const RESUMES_PER_CATEGORY = 20;
const STUFFED_RESUMES = 60;
const STUFFED_TIMES = 30;

const { report, isOn } = openReport("quality-bench", ["verbose"]);

type Setting = {
  categories: Category[];
  raw: RawListing[];
  listings: ListingFacts[];
  weights: SkillWeights;
  resumes: LabelledResume[];
  facts: Map<LabelledResume, ResumeFacts>;
  judge: Judge;
};

const setting = readSetting();
if (setting) {
  measureRanking(setting);
  measureStability(setting);
  measureStuffing(setting);
  measureOnePerson(setting.weights);
}
report.close();

function readSetting(): Setting | null {
  const files = ["fit/category_titles.tsv", "jobs/listings.jsonl", "categories/livecareer_text.csv"].map(report.find);
  const [titles, jobs, texts] = files;
  if (!titles || !jobs || !texts) return null;
  const categories = readCategories(titles);
  const raw = readEnglishListings(jobs);
  const resumes = readLabelledResumes(texts, categories, RESUMES_PER_CATEGORY);
  const started = performance.now();
  const listings = raw.map((one) => extractListingFacts(toPosting(one)));
  const extracted = performance.now();
  const weights = skillWeights(listings);
  const each = ((extracted - started) / listings.length).toFixed(2);
  const weighing = (performance.now() - extracted).toFixed(0);
  report.say(`${resumes.length} resumes, ${listings.length} listings; ${each} ms a listing, weights ${weighing} ms`);
  const facts = new Map(resumes.map((resume) => [resume, extractResumeFacts(resume.profile)]));
  return { categories, raw, listings, weights, resumes, facts, judge: makeJudge(categories, raw) };
}

function meanOf(key: "precision" | "ndcg" | "auc") {
  return (rows: RankedResume[]) => mean(rows.map((row) => row[key]));
}

function gapOf(rows: RankedResume[]): number {
  return median(rows.flatMap(({ own }) => own)) - median(rows.flatMap(({ unrelated }) => unrelated));
}

function sayRanking(name: string, rows: RankedResume[], { macro }: Judge): void {
  const figures = [meanOf("precision"), meanOf("ndcg"), meanOf("auc"), gapOf, shareBelow].map((one) =>
    macro(rows, one),
  );
  const [precision, ndcg, auc, gap, below] = figures.map((value) => value.toFixed(3));
  report.say(`${name.padEnd(24)} P@10 ${precision}  nDCG@10 ${ndcg}  AUC ${auc}  gap ${gap}  unrelated < 40 ${below}`);
}

function measureRanking(all: Setting): void {
  const { categories, raw, listings, weights, resumes, facts, judge } = all;
  const bm25 = makeBm25(raw);
  sayRanking(
    "BM25 over full texts",
    judge.rank(resumes, ({ text }) => bm25(text)),
    judge,
  );
  const scores = (resume: ResumeFacts) => listings.map((listing) => scoreTotal(resume, listing, weights));
  const rows = judge.rank(resumes, (resume) => scores(facts.get(resume)!));
  sayRanking("score", rows, judge);
  const untitled = judge.rank(resumes, (resume) => scores({ ...facts.get(resume)!, titles: [], level: null }));
  sayRanking("score, no titles read", untitled, judge);
  const fitting = rows.filter(({ resume }) => fitsLabel(resume, categories));
  sayRanking(`score, ${fitting.length} fitting`, fitting, judge);

  report.say("\ncategory                   n   P@10  nDCG   AUC    gap    <40   fitting: n  P@10");
  const aucs: number[] = [];
  for (const { name } of categories) {
    const some = rows.filter(({ resume }) => resume.category === name);
    if (some.length === 0) continue;
    const ours = fitting.filter(({ resume }) => resume.category === name);
    aucs.push(meanOf("auc")(some));
    const values = [meanOf("precision"), meanOf("ndcg"), meanOf("auc"), gapOf, shareBelow].map((one) => one(some));
    const cells = [...values.map((value) => value.toFixed(2)), ours.length, meanOf("precision")(ours).toFixed(2)];
    report.say([name.padEnd(25), some.length, ...cells.map((cell) => String(cell).padStart(5))].join("  "));
  }
  report.figure("p10", judge.macro(rows, meanOf("precision")));
  report.figure("p10_fitting", judge.macro(fitting, meanOf("precision")));
  report.figure("ndcg10", judge.macro(rows, meanOf("ndcg")));
  report.figure("worst_auc", Math.min(...aucs));
  report.figure("auc", judge.macro(rows, meanOf("auc")));
  report.figure("gap", judge.macro(rows, gapOf));
  report.figure("unrelated_below_40", judge.macro(rows, shareBelow));
  report.figure("text_only_auc", judge.macro(untitled, meanOf("auc")));
  if (isOn("verbose")) sayLists(all, rows);
}

/** The same pair scored twice, and the parts against the score. */
function measureStability({ resumes, listings, weights, facts }: Setting): void {
  let alike = 0;
  let pairs = 0;
  for (const resume of resumes.slice(0, 30)) {
    for (const listing of listings.slice(0, 40)) {
      const first = scoreMatch(facts.get(resume)!, listing, weights);
      const second = scoreMatch(structuredClone(facts.get(resume)!), structuredClone(listing), weights);
      const sum = first.parts.reduce((points, part) => points + part.points, 0);
      const possible = first.parts.reduce((of, part) => of + part.of, 0);
      pairs++;
      if (first.total === second.total && sum === first.score && possible === 100) alike++;
    }
  }
  report.say(`\nstability: ${alike} of ${pairs} pairs scored twice alike, parts adding up to the score`);
  report.figure("stability", alike / pairs);
}

/** The most points that repeating a resume's own skills and words brings it. */
function measureStuffing({ resumes, listings, weights, facts }: Setting): void {
  let most = 0;
  const step = Math.max(1, Math.floor(resumes.length / STUFFED_RESUMES));
  for (const resume of resumes.filter((_, index) => index % step === 0)) {
    const named = resume.profile.skills.map(({ name }) => name).join(", ");
    const words = `${resume.profile.headline?.text ?? ""}, ${named}`;
    const lines = [...resume.text.split("\n"), "Skills", ...Array.from({ length: STUFFED_TIMES }, () => words)];
    const stuffed = extractResumeFacts(analyseResume(lines));
    for (const listing of listings.slice(0, 400)) {
      const gain = scoreTotal(stuffed, listing, weights) - scoreTotal(facts.get(resume)!, listing, weights);
      most = Math.max(most, gain);
    }
  }
  report.say(
    `stuffing: repeating a resume's own skills ${STUFFED_TIMES} times brings at most ${most.toFixed(1)} points`,
  );
  report.figure("stuffing_max", most);
}

function measureOnePerson(weights: SkillWeights): void {
  const resumeFile = report.find("fit/one_person/resume_redacted.txt");
  const judgedFile = report.find("fit/one_person/jobs_labelled.csv");
  if (!resumeFile || !judgedFile) return;
  const text = readFileSync(resumeFile, "utf8");
  const person = extractResumeFacts(analyseResume(text.split("\n")));
  const judged = readJudgedPostings(judgedFile);
  const listings = judged.map((one) => extractListingFacts(toPosting(one)));
  const auc = (scores: ArrayLike<number>) => {
    const where = (is: boolean) => judged.flatMap(({ interested }, at) => (interested === is ? [scores[at]!] : []));
    return areaUnderCurve(where(true), where(false));
  };
  const score = (by: SkillWeights) => auc(listings.map((listing) => scoreTotal(person, listing, by)));
  const figures = [auc(makeBm25(judged)(text)), score(weights), score(skillWeights(listings))];
  const [bm25, ours, own] = figures.map((value) => value.toFixed(3));
  report.say(
    `one person (${judged.length} judged): BM25 ${bm25}, score ${ours}, weights of these listings alone ${own}`,
  );
  report.figure("one_person_auc", figures[1]!);
}

function sayLists({ raw, listings, weights, facts, judge }: Setting, rows: RankedResume[]): void {
  for (const { resume, top, precision } of rows) {
    const { titles } = facts.get(resume)!;
    const names = titles.slice(0, 4).map(({ text }) => text);
    report.say(`\n${resume.category} ${resume.id} ${precision}: ${names.join(" | ")}`);
    const { parts } = scoreMatch(facts.get(resume)!, listings[top[0]!]!, weights);
    report.say(`   ${parts.map(({ key, points, of }) => `${key} ${points}/${of}`).join(", ")}`);
    const gains = judge.gains(resume.category);
    report.say(`   ${top.map((index) => `${gains[index]} ${raw[index]!.title.slice(0, 40)}`).join("; ")}`);
  }
}

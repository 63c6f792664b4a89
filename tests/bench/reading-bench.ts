import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openReport } from "./bench-report.ts";
import { columnPages } from "./column-pages.ts";
import { UnreadableDocumentError, type UnreadableReason } from "../../server/engines/reading/document-text.ts";
import { readBytes } from "../../server/engines/reading/read-bytes.ts";
import { readDocument } from "../../server/engines/reading/read-document.ts";
import { closeReaders, warmReaders } from "../../server/engines/reading/reader-pool.ts";

/** Their reference text holds icon glyphs that nobody sees. */
const REFERENCE_WITH_ICONS = new Set(["pdf_t010", "pdf_t011", "pdf_t012", "pdf_t017"]);
const OWN_PAGES = 200;
/** Copies of resumes as pictures; they have no text whose reading could be timed. */
const SCAN = /^i\d/;
/** A reader is looked at ten times a second and ended over the limit: between two looks it may grow. */
const SPIKE = 1.25;
const REASONS: [RegExp, Outcome[]][] = [
  [/billion laughs|bomb/, ["too-complex", "damaged"]],
  [/truncated/, ["damaged", "wrong-type"]],
  [/garbage|WordPerfect|not an accepted/, ["wrong-type"]],
];
/** What a file may take, and a second for the machine that measures. */
const LIMIT_MS = 16_000;
const LIMIT_BYTES = 512 * 1024 * 1024;
const LOOK_MS = 50;
const { report, isOn } = openReport("reading-bench", ["verbose"]);

await measureOwnColumns();
const references = report.find("labels/reference_text");
if (references) await measureTokenRecall(dirname(dirname(references)));
const pairs = report.find("labels/pairs.tsv");
if (pairs) await measureSectionShare(pairs);
const roundtrip = report.find("resumes/roundtrip");
if (roundtrip) await measureFormatsAgree(roundtrip);
const pdfs = report.find("resumes/pdf");
if (pdfs) await measureSpeed(pdfs);
const hostile = report.find("hostile/EXPECT.tsv");
if (hostile) await measureHostile(hostile);
await closeReaders();
report.close();

async function measureOwnColumns(): Promise<void> {
  const shares: [string, number][] = [];
  for await (const { drawing, pdf, sections } of columnPages(OWN_PAGES, 7)) {
    const read = new Map<string, string[]>();
    let current = "";
    for (const line of (await readBytes(pdf, null)).lines) {
      if (sections.has(line)) current = line;
      else read.set(current, [...(read.get(current) ?? []), line]);
    }
    const wanted = [...sections].flatMap(([heading, lines]) => lines.map((line) => ({ heading, line })));
    const right = wanted.filter(({ heading, line }) => read.get(heading)?.includes(line));
    shares.push([`page ${shares.length}, drawn by ${drawing}`, right.length / wanted.length]);
  }
  sayFigures(
    "section share, own two-column pages",
    shares.map(([, share]) => share),
    { goal: [0.95, 0.9] },
  );
  listWorst(shares, 0.99);
}

async function measureTokenRecall(folder: string): Promise<void> {
  const recalls: { name: string; recall: number }[] = [];
  const times: number[] = [];
  for (const file of readdirSync(join(folder, "labels/reference_text"))) {
    const [, kind, id] = /^(pdf|docx)_(.+)\.txt$/.exec(file) ?? [];
    if (!kind || !id) continue;
    const start = performance.now();
    const lines = await readLines(join(folder, "resumes", kind, `${id}.${kind}`));
    times.push(performance.now() - start);
    const reference = tokens(readFileSync(join(folder, "labels/reference_text", file), "utf8"));
    recalls.push({
      name: `${kind}_${id}`,
      recall: commonCount(reference, tokens(lines.join("\n"))) / reference.length,
    });
  }
  const judged = recalls.filter((each) => !REFERENCE_WITH_ICONS.has(each.name));
  sayFigures(
    "token recall",
    judged.map((each) => each.recall),
    { goal: [0.99, 0.97], key: "extraction" },
  );
  listWorst(
    judged.map((each) => [each.name, each.recall]),
    0.985,
  );
  report.say(
    `  in one process: median ${median(times).toFixed(1)} ms, largest ${Math.max(...times).toFixed(0)} ms a file`,
  );
}

type LabelledString = { section: string; text: string };

async function measureSectionShare(pairsFile: string): Promise<void> {
  const folder = dirname(dirname(pairsFile));
  const shares: [string, number][] = [];
  for (const row of readFileSync(pairsFile, "utf8").trim().split("\n")) {
    const [label = "", file = ""] = row.split("\t");
    const source = readFileSync(join(folder, label), "utf8");
    const labels = label.endsWith(".json") ? readReactive(source) : readRendercv(source);
    const lines = await readLines(join(folder, file));
    const reference = new Set(
      tokens(readFileSync(join(folder, `labels/reference_text/pdf_${basename(file, ".pdf")}.txt`), "utf8")),
    );
    const printed = labels.filter((each) => tokens(each.text).every((token) => reference.has(token)));
    const misplaced = printed.filter((each) => !isUnderItsHeading(each, labels, lines));
    shares.push([`${basename(file)} (${printed.length} strings)`, 1 - misplaced.length / printed.length]);
    if (isOn("verbose")) for (const each of misplaced) report.say(`    ${file}: ${each.section}: ${each.text}`);
  }
  sayFigures(
    "section share",
    shares.map(([, share]) => share),
    { goal: [0.95, 0.9], key: "section_share" },
  );
  listWorst(shares, 0.99);
}

/** Whether a string stands somewhere, unbroken, with its own section's heading as the last one above it. */
function isUnderItsHeading(label: LabelledString, labels: LabelledString[], lines: string[]): boolean {
  const headings = new Set(labels.map((each) => squeeze(each.section)));
  const wanted = squeeze(label.text);
  const own = squeeze(label.section);
  let text = "";
  const marks: { at: number; heading: string }[] = [];
  for (const line of lines) {
    for (const cell of line.split("\t"))
      if (headings.has(squeeze(cell))) marks.push({ at: text.length, heading: squeeze(cell) });
    text += squeeze(line);
  }
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (marks.findLast((mark) => mark.at <= at)?.heading === own) return true;
  }
  return false;
}

function readReactive(source: string): LabelledString[] {
  const { sections } = JSON.parse(source) as {
    sections: Record<string, ReactiveSection | Record<string, ReactiveSection>>;
  };
  const lists = Object.entries(sections).flatMap(([id, section]) =>
    id === "custom" ? Object.values(section as Record<string, ReactiveSection>) : [section as ReactiveSection],
  );
  return lists.flatMap((section) => {
    const fields = (section.items ?? [])
      .filter((item) => item.visible !== false)
      .flatMap((item) =>
        [
          "name",
          "issuer",
          "company",
          "position",
          "institution",
          "studyType",
          "area",
          "location",
          "date",
          "description",
          "organization",
          "summary",
          "network",
          "keywords",
        ].flatMap((field) => item[field] ?? []),
      );
    return section.visible === false
      ? []
      : [...fields, section.content ?? ""].flatMap(plainTexts).map((text) => ({ section: section.name, text }));
  });
}

type ReactiveSection = {
  name: string;
  visible?: boolean;
  content?: string;
  items?: Record<string, string | string[] | boolean>[];
};

function plainTexts(html: string | string[] | boolean): string[] {
  const texts = Array.isArray(html) ? html : [String(html)];
  return texts
    .flatMap((text) => text.split(/<\/?(?:p|li|ul|ol|br)[^>]*>/))
    .map((text) => text.replace(/<[^>]+>/g, "").trim())
    .filter((text) => squeeze(text).length > 1);
}

/** The sections of a rendercv file, without a YAML library: its layout is fixed (two spaces a level, one value a line). */
function readRendercv(source: string): LabelledString[] {
  const labels: LabelledString[] = [];
  let section: string | null = null;
  let inside = false;
  for (const line of source.split("\n")) {
    if (/^ {2}sections:/.test(line)) inside = true;
    else if (/^\S/.test(line)) inside = false;
    if (!inside) continue;
    const heading = /^ {4}(\S[^:]*):\s*$/.exec(line)?.[1];
    if (heading) section = heading.replaceAll("_", " ");
    const [, key, value] = /^ {6,}(?:- )?(?:(\w+): +)?(\S.*)$/.exec(line) ?? [];
    if (
      !section ||
      !value ||
      heading ||
      /^(?:start_date|end_date|date|doi|url)$/.test(key ?? "") ||
      value.endsWith(":")
    )
      continue;
    const text = value
      .replace(/^['"]|['"]$/g, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/[*]/g, "")
      .replaceAll("''", "'");
    if (squeeze(text).length > 1) labels.push({ section, text });
  }
  return labels;
}

async function measureFormatsAgree(folder: string): Promise<void> {
  const agreements: [string, number][] = [];
  for (const file of readdirSync(folder)) {
    const docxPath = join(folder, "../docx", `${file.replace(/\.\w+$/, "")}.docx`);
    if (!existsSync(docxPath)) continue;
    const other = tokens((await readLines(join(folder, file))).join("\n"));
    const docx = tokens((await readLines(docxPath)).join("\n"));
    agreements.push([file, (2 * commonCount(docx, other)) / (docx.length + other.length)]);
  }
  const figures = agreements.map(([, agreement]) => agreement);
  sayFigures("formats agree", figures, { goal: [0.99, 0.97] });
  report.figure("formats_agree", mean(figures));
  listWorst(agreements, 0.99);
}

async function measureSpeed(folder: string): Promise<void> {
  await warmReaders();
  const times: number[] = [];
  const texts = readdirSync(folder).filter((file) => !SCAN.test(file));
  for (const file of texts.slice(0, 12)) {
    const bytes = readFileSync(join(folder, file));
    await warmReaders();
    const start = performance.now();
    await readDocument(bytes, { fileName: file }).catch(() => null);
    times.push(performance.now() - start);
  }
  report.say(
    `warm reader process: median ${median(times).toFixed(0)} ms, largest ${Math.max(...times).toFixed(0)} ms a PDF`,
  );
}

async function measureHostile(expectations: string): Promise<void> {
  const folder = dirname(dirname(expectations));
  const rows = readFileSync(expectations, "utf8").trim().split("\n").slice(1);
  const wrong: string[] = [];
  let crashes = 0;
  let slowest = 0;
  let largest = 0;
  for (const row of rows) {
    const [file = "", kind = "", expected = ""] = row.split("\t");
    // A reader that is ready, so that the file's own time is measured.
    await warmReaders();
    const { outcome, ms, bytes } = await outcomeOf(join(folder, file));
    slowest = Math.max(slowest, ms);
    largest = Math.max(largest, bytes);
    if (outcome === "crashed" || ms > LIMIT_MS || bytes > LIMIT_BYTES * SPIKE) crashes += 1;
    if (!isAsExpected(outcome, kind, expected)) wrong.push(`${file} (${kind}; ${expected}): ${outcome}`);
  }
  report.say(`hostile files: ${rows.length - wrong.length} of ${rows.length} as expected (goal: all)`);
  report.say(`  slowest ${slowest.toFixed(0)} ms, largest reader ${(largest / 1_048_576).toFixed(0)} MB`);
  for (const line of wrong) report.say(`  ${line}`);
  report.figure("refusal_rate", 1 - wrong.length / rows.length);
  report.figure("crashes", crashes);
}

type Outcome = UnreadableReason | "read" | "recognised" | "crashed";

async function outcomeOf(path: string): Promise<{ outcome: Outcome; ms: number; bytes: number }> {
  let bytes = 0;
  const watch = setInterval(() => {
    bytes = Math.max(bytes, largestReader());
  }, LOOK_MS);
  const start = performance.now();
  const outcome = await readDocument(readFileSync(path), { fileName: basename(path) }).then(
    ({ warnings }): Outcome => (warnings.some((warning) => warning.includes("pictures")) ? "recognised" : "read"),
    (error: unknown): Outcome => (error instanceof UnreadableDocumentError ? error.reason : "crashed"),
  );
  clearInterval(watch);
  return { outcome, ms: performance.now() - start, bytes };
}

/** Resident bytes of this process's largest child; 0 where the system has no /proc. */
function largestReader(): number {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) return 0;
  const sizes = readFileSync(children, "utf8")
    .trim()
    .split(" ")
    .map((pid) => {
      try {
        return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
      } catch {
        return 0;
      }
    });
  return Math.max(0, ...sizes);
}

/** The right reason too: an encrypted file is not "damaged", a scan is not "empty". */
function isAsExpected(outcome: Outcome, kind: string, expected: string): boolean {
  if (["crashed", "busy", "own-files", "unavailable"].includes(outcome)) return false;
  if (/^extract text(?! or)/.test(expected)) return outcome === "read" || outcome === "recognised";
  if (expected.startsWith("report")) return outcome === "image-only" || outcome === "recognised";
  if (!/^reject with/.test(expected)) return true;
  if (kind.startsWith("encrypted")) return outcome === "encrypted";
  if (kind === "zero bytes") return outcome === "empty";
  const reasons = REASONS.find(([pattern]) => pattern.test(kind))?.[1] ?? ["damaged", "wrong-type", "too-complex"];
  return reasons.includes(outcome);
}

async function readLines(path: string): Promise<string[]> {
  try {
    return (await readBytes(readFileSync(path), null)).lines;
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return [];
    throw error;
  }
}

function tokens(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function squeeze(text: string): string {
  return tokens(text).join("");
}

function commonCount(a: string[], b: string[]): number {
  const left = new Map<string, number>();
  for (const token of b) left.set(token, (left.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of a) {
    const count = left.get(token) ?? 0;
    if (count > 0) common += 1;
    left.set(token, count - 1);
  }
  return common;
}

function sayFigures(name: string, figures: number[], options: { goal: [number, number]; key?: string }): void {
  const [least, goal] = [Math.min(...figures), options.goal.join(", ")];
  report.say(
    `${name}: mean ${mean(figures).toFixed(4)}, least ${least.toFixed(3)} over ${figures.length} (goal: ${goal})`,
  );
  if (!options.key) return;
  report.figure(`${options.key}_mean`, mean(figures));
  report.figure(`${options.key}_min`, least);
}

function mean(figures: number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}

function listWorst(figures: [string, number][], below: number): void {
  for (const [name, figure] of figures.toSorted((a, b) => a[1] - b[1])) {
    if (figure < below) report.say(`  ${name}: ${figure.toFixed(3)}`);
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

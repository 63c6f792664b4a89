import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { columnPages } from "./column-pages.ts";
import { UnreadableDocumentError, type UnreadableReason } from "../../server/engines/reading/document-text.ts";
import { readBytes } from "../../server/engines/reading/read-bytes.ts";
import { readDocument } from "../../server/engines/reading/read-document.ts";
import { closeReaders, warmReaders } from "../../server/engines/reading/reader-pool.ts";

/** Their reference text holds icon glyphs that nobody sees. */
const REFERENCE_WITH_ICONS = new Set(["pdf_t010", "pdf_t012"]);
const OWN_PAGES = 200;
const HOSTILE_LIMIT_MS = 20_000;

const { values } = parseArgs({ options: { data: { type: "string" }, verbose: { type: "boolean" } } });
const data = values.data ?? process.env.EVAL_DATA;
await measureOwnColumns();
if (!data || !existsSync(data)) {
  console.log("Reading bench: no evaluation data (give --data DIR or EVAL_DATA); only our own pages were measured.");
} else {
  await measureTokenRecall(data);
  await measureSectionShare(data);
  await measureFormatsAgree(data);
  await measureSpeed(data);
  await measureHostile(data);
  await closeReaders();
}

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
  report(
    "section share, own two-column pages",
    shares.map(([, share]) => share),
    [0.95, 0.9],
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
  report(
    "token recall",
    judged.map((each) => each.recall),
    [0.99, 0.97],
  );
  listWorst(
    judged.map((each) => [each.name, each.recall]),
    0.985,
  );
  console.log(
    `  in one process: median ${median(times).toFixed(1)} ms, largest ${Math.max(...times).toFixed(0)} ms a file`,
  );
}

type LabelledString = { section: string; text: string };

async function measureSectionShare(folder: string): Promise<void> {
  const shares: [string, number][] = [];
  for (const row of readFileSync(join(folder, "labels/pairs.tsv"), "utf8").trim().split("\n")) {
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
    if (values.verbose) for (const each of misplaced) console.log(`    ${file}: ${each.section}: ${each.text}`);
  }
  report(
    "section share",
    shares.map(([, share]) => share),
    [0.95, 0.9],
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
  const roundtrip = join(folder, "resumes/roundtrip");
  const agreements: [string, number][] = [];
  for (const file of existsSync(roundtrip) ? readdirSync(roundtrip) : []) {
    const id = file.replace(/\.\w+$/, "");
    const other = tokens((await readLines(join(roundtrip, file))).join("\n"));
    const docx = tokens((await readLines(join(folder, `resumes/docx/${id}.docx`))).join("\n"));
    agreements.push([file, (2 * commonCount(docx, other)) / (docx.length + other.length)]);
  }
  if (agreements.length === 0) return;
  report(
    "formats agree",
    agreements.map(([, agreement]) => agreement),
    [0.99, 0.97],
  );
  listWorst(agreements, 0.99);
}

async function measureSpeed(folder: string): Promise<void> {
  await warmReaders();
  const times: number[] = [];
  for (const file of readdirSync(join(folder, "resumes/pdf")).slice(0, 12)) {
    const bytes = readFileSync(join(folder, "resumes/pdf", file));
    await warmReaders();
    const start = performance.now();
    await readDocument(bytes, { fileName: file }).catch(() => null);
    times.push(performance.now() - start);
  }
  console.log(
    `warm reader process: median ${median(times).toFixed(0)} ms, largest ${Math.max(...times).toFixed(0)} ms a PDF`,
  );
}

async function measureHostile(folder: string): Promise<void> {
  const rows = readFileSync(join(folder, "hostile/EXPECT.tsv"), "utf8").trim().split("\n").slice(1);
  const wrong: string[] = [];
  let slowest = 0;
  for (const row of rows) {
    const [file = "", kind = "", expected = ""] = row.split("\t");
    const start = performance.now();
    const outcome = await outcomeOf(join(folder, file));
    const took = performance.now() - start;
    slowest = Math.max(slowest, took);
    const right = isAsExpected(outcome, kind, expected) && took < HOSTILE_LIMIT_MS;
    if (!right) wrong.push(`${file} (${kind}; ${expected}): ${outcome}, ${took.toFixed(0)} ms`);
  }
  console.log(
    `hostile files: ${rows.length - wrong.length} of ${rows.length} as expected, slowest ${slowest.toFixed(0)} ms (goal: all)`,
  );
  for (const line of wrong) console.log(`  ${line}`);
}

async function outcomeOf(path: string): Promise<UnreadableReason | "read" | "crashed"> {
  try {
    await readDocument(readFileSync(path), { fileName: basename(path) });
    return "read";
  } catch (error) {
    return error instanceof UnreadableDocumentError ? error.reason : "crashed";
  }
}

function isAsExpected(outcome: UnreadableReason | "read" | "crashed", kind: string, expected: string): boolean {
  if (["crashed", "busy", "own-files", "unavailable"].includes(outcome)) return false;
  if (/^extract text(?! or)/.test(expected)) return outcome === "read";
  if (expected.startsWith("report")) return outcome === "image-only";
  if (!expected.startsWith("reject with") && !/^reject within/.test(expected)) return true;
  if (kind.startsWith("encrypted")) return outcome === "encrypted";
  if (kind === "zero bytes") return outcome === "empty";
  return outcome !== "read";
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

function report(name: string, figures: number[], [mean, least]: [number, number]): void {
  const average = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  console.log(
    `${name}: mean ${average.toFixed(4)}, least ${Math.min(...figures).toFixed(3)} over ${figures.length} (goal: ${mean}, ${least})`,
  );
}

function listWorst(figures: [string, number][], below: number): void {
  for (const [name, figure] of figures.toSorted((a, b) => a[1] - b[1])) {
    if (figure < below) console.log(`  ${name}: ${figure.toFixed(3)}`);
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findNamedSkills } from "../../server/engines/analysis/phrased-skills.ts";

type Sentence = { posting: string; text: string; labels: string[] };
export type SkillFigures = { recall: number; precisionLabelled: number; precisionAll: number; items: number };

const FUNCTION_WORDS = new Set("a an the and or of in on for to with by at as is are be from our your its".split(" "));

/** Sentences of job ads with their expert knowledge spans, from `labels/{file}`. */
export function readSkillSpan(data: string, file: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const line of readFileSync(join(data, "labels", file), "utf8").split("\n")) {
    if (line === "") continue;
    // The data set's own schema.
    const row = JSON.parse(line) as { idx: number; tokens: string[]; tags_knowledge: string[]; source: string };
    const labels: string[] = [];
    row.tags_knowledge.forEach((tag, index) => {
      const token = row.tokens[index] ?? "";
      if (tag === "B") labels.push(token);
      else if (tag === "I") labels.push(`${labels.pop() ?? ""} ${token}`);
    });
    sentences.push({ posting: `${row.source}:${row.idx}`, text: row.tokens.join(" "), labels });
  }
  return sentences;
}

/** Recall per distinct labelled item, precision in labelled sentences and in all, as MATCHING.md section 4 defines them. */
export function measureSkills(
  sentences: Sentence[],
  options: { list: boolean; note?: (kind: "missed" | "false", text: string) => void },
): SkillFigures {
  const postings = Map.groupBy(sentences, (sentence) => sentence.posting);
  let items = 0;
  let hit = 0;
  const counts = { labelled: 0, labelledRight: 0, all: 0, allRight: 0 };
  for (const group of postings.values()) {
    const labelled = distinctItems(group.flatMap((sentence) => sentence.labels));
    const inLabelled: string[] = [];
    const everywhere: string[] = [];
    for (const { text, labels } of group) {
      const found = findNamedSkills(text, { list: options.list, ofPosting: true })
        .filter(({ kind }) => kind !== "soft")
        .map(({ from, to }) => text.slice(from, to));
      everywhere.push(...found);
      if (labels.length > 0) inLabelled.push(...found);
    }
    const predicted = distinctItems(everywhere);
    for (const [text, item] of labelled) {
      items++;
      if ([...predicted.values()].some((other) => jaccard(item, other) >= 0.5)) hit++;
      else options.note?.("missed", text);
    }
    const isRight = (item: Set<string>) =>
      [...labelled.values()].some((label) => jaccard(item, label) >= 0.5 || [...item].every((stem) => label.has(stem)));
    for (const [text, item] of predicted) {
      counts.all++;
      if (isRight(item)) counts.allRight++;
      else options.note?.("false", text);
    }
    for (const item of distinctItems(inLabelled).values()) {
      counts.labelled++;
      if (isRight(item)) counts.labelledRight++;
    }
  }
  return {
    recall: hit / items,
    precisionLabelled: counts.labelledRight / counts.labelled,
    precisionAll: counts.allRight / counts.all,
    items,
  };
}

function distinctItems(texts: string[]): Map<string, Set<string>> {
  const items = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const text of texts) {
    const stems = new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}+#]+/u)
        .filter((word) => word !== "" && !FUNCTION_WORDS.has(word))
        .map(stem),
    );
    const key = [...stems].sort().join(" ");
    if (stems.size === 0 || seen.has(key)) continue;
    seen.add(key);
    items.set(text, stems);
  }
  return items;
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|ment|er|or|ation|ions?)$/, "") : word.replace(/s$/, "");
}

function jaccard(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const stemmed of a) if (b.has(stemmed)) shared++;
  return shared / (a.size + b.size - shared);
}

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { PROJECT_ROOT } from "../../server/project-root.ts";
import { LONG } from "./long-tests.ts";

const TESTS = "{app,models,server,tests}/**/*.{test,spec}.{ts,tsx}";
const ID = /\b(?!PDF|SHA|UTF)[A-Z]{2,3}-\d+\b/;
const NAMED = /(?:check \d+|SECURITY rows? \d+|\b(?!PDF|SHA|UTF)[A-Z]{2,3}-\d+\b)/;
/** `RV-01 to RV-05, check 8: ` before a sentence, or in brackets after it. */
const ID_LIST = new RegExp(`${NAMED.source}(?:(?:,| to| and)? (?=${NAMED.source})|[,:]? ?)`, "g");
const RANGE = /\b([A-Z]{2,3})-(\d+) to \1-(\d+)\b/g;

/** `isLong`: each of its tests is left to `npm run test:long`. */
export type Requirement = { id: string; sentences: string[]; isLong: boolean };

type Title = { text: string; isLong: boolean };
type Call = { arguments: unknown[]; start: number; end: number };

/** Whether the options of this call, of `test` or `describe`, hold the tag. */
function isTagged(code: string, call: Call): boolean {
  const [, options] = call.arguments as ({ type: string; start: number; end: number } | undefined)[];
  if (options?.type !== "ObjectExpression") return false;
  return new RegExp(`\\btags?: .*"@?${LONG}"`, "s").test(code.slice(options.start, options.end));
}

/** The titles of all tests: what stands in `test(...)`, `test.each(...)(...)` and their kin as a text. */
function findTitles(): Title[] {
  const titles: Title[] = [];
  for (const file of globSync(TESTS, { cwd: PROJECT_ROOT }).toSorted()) {
    const code = readFileSync(path.join(PROJECT_ROOT, file), "utf8");
    const { program, errors } = parseSync(file, code);
    if (errors.length > 0) throw new Error(`${file} could not be parsed`);
    let longUntil = code.includes(`@module-tag ${LONG}`) ? code.length : 0;
    new Visitor({
      CallExpression(call) {
        if (isTagged(code, call)) longUntil = Math.max(longUntil, call.end);
        const [first] = call.arguments;
        if (first?.type === "Literal" && typeof first.value === "string" && ID.test(first.value)) {
          titles.push({ text: first.value, isLong: call.end <= longUntil });
        }
      },
    }).visit(program);
  }
  return titles;
}

function idsOf(title: string): string[] {
  const whole = title.replace(RANGE, (_, kind: string, from: string, to: string) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => {
      return `${kind}-${String(Number(from) + index).padStart(from.length, "0")}`;
    }).join(" "),
  );
  return whole.match(new RegExp(ID, "g")) ?? [];
}

function sentenceOf(title: string): string {
  const bare = title
    .replace(ID_LIST, "")
    .replace(/\(\s*\)/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** Each requirement that titles of tests name, with what those tests show of it. */
export function findRequirements(): Requirement[] {
  const found = new Map<string, { sentences: Set<string>; isLong: boolean }>();
  for (const { text, isLong } of findTitles()) {
    for (const id of idsOf(text)) {
      const { sentences, isLong: wereLong } = found.get(id) ?? { sentences: new Set(), isLong: true };
      found.set(id, { sentences: sentences.add(sentenceOf(text)), isLong: wereLong && isLong });
    }
  }
  return [...found]
    .map(([id, { sentences, isLong }]) => ({ id, sentences: [...sentences], isLong }))
    .toSorted((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
}

const HEAD = `# What the tests show of each requirement

Made from the titles of the tests by \`npm run requirements\`; a test fails when it is not up to date.
`;

/** The page that lists each requirement with the sentences of its tests. */
export function requirementsPage(requirements: Requirement[]): string {
  const lines = requirements.map(({ id, sentences }) => `- **${id}** ${sentences.join(" · ")}`);
  return `${HEAD}\n${lines.join("\n")}\n`;
}

/** "Level 3 in Hairdressing - E, A" or "Own car (D)": a line with its mark for essential or desirable. */
const CODED =
  /^(?<text>.{3,200}?)[\s–—([:|-]{1,4}(?<mark>E|D|Essential|Desirable)(?:[\s,/&+]{1,3}\p{Lu}{1,3}){0,6}[)\]]?$/u;
const HEADINGS = { E: "Essential:", D: "Desirable:" } as const;
const FEWEST = 3; // lines with a mark
/** "Person specification (E essential, D desirable; A application, I interview)" says what the marks mean. */
const LEGEND = /essential.{1,40}desirable/iu;

type Mark = keyof typeof HEADINGS;
type Coded = { text: string; mark: Mark };

function coded(line: string): Coded | null {
  const { text, mark } = CODED.exec(line.trim())?.groups ?? {};
  return text === undefined ? null : { text, mark: mark?.startsWith("E") ? "E" : "D" };
}

/** A list of criteria that each end in a mark, as two lists under the words that the marks stand for. */
export function withoutCodes(description: string): string {
  const lines = description.split("\n");
  const read = lines.map(coded);
  const marks = read.filter((one) => one !== null);
  if (marks.length < FEWEST || !marks.some(({ mark }) => mark === "E")) return description;
  const from = read.findIndex((one) => one !== null);
  const to = read.findLastIndex((one) => one !== null);
  const within = lines.slice(from, to + 1).map((line, at) => read[from + at] ?? { text: line, mark: null });
  const listOf = (wanted: Mark) => within.filter(({ mark }) => mark === wanted).map(({ text }) => `- ${text}`);
  const others = within.filter(({ mark, text }) => mark === null && text.trim() !== "").map(({ text }) => text);
  const lists = (["E", "D"] as const).flatMap((mark) => [HEADINGS[mark], ...listOf(mark), ""]);
  const before = lines.slice(0, from).filter((line) => !LEGEND.test(line));
  return [...before, ...others, "", ...lists, ...lines.slice(to + 1)].join("\n");
}

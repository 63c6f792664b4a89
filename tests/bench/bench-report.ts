import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** What a bench says: lines for people, and one line of JSON at its end; with `--json` that line alone. */
export type BenchReport = {
  say: (line: string) => void;
  /** Notes a figure for the line of JSON; what is no number (nothing was measured) becomes null. */
  figure: (name: string, value: number) => void;
  /** The path of something in the evaluation data; null, and said, when the folder lacks it. */
  find: (path: string) => string | null;
  close: () => void;
};

/** Reads `--data DIR` (or EVAL_DATA), `--json`, and the bench's own switches and values. */
export function openReport<const Switch extends string, const Value extends string>(
  name: string,
  switches: readonly Switch[] = [],
  ownValues: readonly Value[] = [],
): { report: BenchReport; isOn: (name: Switch) => boolean; textOf: (name: Value) => string | null } {
  const { values } = parseArgs({
    options: {
      data: { type: "string" },
      json: { type: "boolean" },
      ...Object.fromEntries(switches.map((each) => [each, { type: "boolean" } as const])),
      ...Object.fromEntries(ownValues.map((each) => [each, { type: "string" } as const])),
    },
  });
  const folder = values.data ?? process.env.EVAL_DATA ?? null;
  const figures: Record<string, number | null> = {};
  const say = (line: string) => {
    if (!values.json) console.log(line);
  };
  if (folder === null || !existsSync(folder))
    say(`${name}: no evaluation data (--data DIR or EVAL_DATA); only what needs none is measured.`);
  const find = (path: string) => {
    const full = folder === null ? null : join(folder, path);
    if (full !== null && existsSync(full)) return full;
    if (folder !== null) say(`${name}: ${folder} has no ${path}, what needs it is left out.`);
    return null;
  };
  return {
    report: {
      say,
      find,
      figure: (key, value) => {
        figures[key] = Number.isFinite(value) ? Number(value.toFixed(4)) : null;
      },
      close: () => console.log(JSON.stringify(figures)),
    },
    isOn: (each) => (values as Record<string, unknown>)[each] === true,
    textOf: (each) => (values as Record<string, string | undefined>)[each] ?? null,
  };
}

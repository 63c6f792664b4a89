import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { PROJECT_ROOT } from "../../server/project-root.ts";

export type SourceExpression = { place: string; source: string; flags: string };
export type Expressions = {
  expressions: SourceExpression[];
  /** Files that put expressions together as they run. */
  makers: string[];
};

const NOT_SERVED = /\.(?:test|fixtures)\.tsx?$|^app\/styles\/build\//;

/** Every regular expression that stands in the files of these patterns, with its file and line; tests are left out. */
export function findExpressions(patterns: string[]): Expressions {
  const found: Expressions = { expressions: [], makers: [] };
  const files = globSync(patterns, { cwd: PROJECT_ROOT }).filter((file) => !NOT_SERVED.test(file));
  for (const file of files.toSorted()) readExpressions(file, found);
  return found;
}

function readExpressions(file: string, { expressions, makers }: Expressions): void {
  const code = readFileSync(path.join(PROJECT_ROOT, file), "utf8");
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} could not be parsed`);
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const line = code.slice(0, node.start).split("\n").length;
      expressions.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression({ callee }) {
      if (callee.type === "Identifier" && callee.name === "RegExp" && !makers.includes(file)) makers.push(file);
    },
  }).visit(program);
}

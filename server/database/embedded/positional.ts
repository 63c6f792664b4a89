import { type Doc, isPlainObject } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compileFilter, isOperatorObject, type Predicate } from "./matcher.ts";

function elementTests(filter: Doc, path: string, collation: Collation | null): Predicate[] {
  const tests: Predicate[] = [];
  for (const [name, condition] of Object.entries(filter)) {
    if (name === "$and" && Array.isArray(condition)) {
      for (const entry of condition) if (isPlainObject(entry)) tests.push(...elementTests(entry, path, collation));
    } else if (name === "$or" && Array.isArray(condition)) {
      const branches = condition
        .filter(isPlainObject)
        .map((entry) => elementTests(entry, path, collation))
        .filter((branch) => branch.length > 0);
      if (branches.length > 0) tests.push((doc) => branches.some((branch) => branch.every((test) => test(doc))));
    } else if (name === path) {
      const whole =
        Array.isArray(condition) ||
        (isOperatorObject(condition) && (Object.hasOwn(condition, "$size") || Object.hasOwn(condition, "$exists")));
      if (!whole) tests.push(compileFilter({ v: condition }, { collation }));
    } else if (name.startsWith(`${path}.`)) {
      tests.push(compileFilter({ [`v.${name.slice(path.length + 1)}`]: condition }, { collation }));
    }
  }
  return tests;
}

export function firstMatchingElement(filter: Doc, path: string, array: unknown[], collation: Collation | null): number {
  const tests = elementTests(filter, path, collation);
  if (tests.length === 0) return -1;
  const all = array.findIndex((item) => tests.every((test) => test({ v: [item] })));
  if (all >= 0) return all;
  const last = tests.at(-1)!;
  return array.findIndex((item) => last({ v: [item] }));
}

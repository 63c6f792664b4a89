import { Long, ObjectId } from "bson";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/setup/run-length.ts";
import { decodeDocument, type Doc } from "./bson-document.ts";
import { encodeDocument } from "./bson-writer.ts";
import { compileInclusion } from "./inclusion.ts";
import { compileProjection } from "./projection.ts";

const NAMES = ["_id", "a", "b", "ä", "long name", "abc"];
const PATHS = ["a", "b", "a.b", "a.a", "b.ä", "a.b.a", "b.ä.abc", "long name", "ä", "abc.a", "missing"];

const name = fc.constantFrom(...NAMES);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, undefined, 1, 2.5, "text", true, Long.fromNumber(7), new Date(5), new ObjectId()),
    fc.dictionary(name, tie("value"), { maxKeys: 4, noNullPrototype: true }),
    fc.array(tie("value"), { maxLength: 4 }),
  ),
}));
const document = fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true });

function isAlone(path: string, paths: readonly string[]): boolean {
  return !paths.some((other) => other !== path && (path.startsWith(`${other}.`) || other.startsWith(`${path}.`)));
}

const spec = fc
  .tuple(fc.uniqueArray(fc.constantFrom(...PATHS), { minLength: 1, maxLength: 4 }), fc.constantFrom(null, true, false))
  .map(([paths, id]): Doc => {
    const wanted = paths.filter((path) => isAlone(path, paths)).map((path) => [path, 1]);
    return Object.fromEntries([...wanted, ...(id === null ? [] : [["_id", id]])]);
  })
  .filter((made) => Object.keys(made).length > 0);

test("fields kept of bytes are those kept of the decoded document", () => {
  fc.assert(
    fc.property(document, spec, (doc, asked) => {
      const bytes = encodeDocument(doc);
      const project = compileProjection(asked);
      const include = compileInclusion(asked);
      if (!project || Object.values(asked).every((each) => each === false)) return;
      if (!include) throw new Error("It names fields to keep");
      expect(decodeDocument(include(bytes))).toEqual(decodeDocument(encodeDocument(project(decodeDocument(bytes)))));
    }),
    { numRuns: runs({ few: 2_000, many: 100_000 }) },
  );
});

test("a projection that computes, leaves out or picks elements is left to the whole document", () => {
  for (const other of [{ a: 0 }, { _id: 0 }, { a: { $slice: 1 } }, { "a.$": 1 }, { a: "$b" }, { a: { b: 1 } }, {}]) {
    expect(compileInclusion(other)).toBeNull();
  }
  expect(compileInclusion({ _id: 1 })).not.toBeNull();
});

test("a large document is kept whole where it is asked for", () => {
  const big = { _id: 1, a: { text: "x".repeat(2_000_000), other: 1 }, b: 2 };
  const include = compileInclusion({ "a.text": 1 });
  expect(decodeDocument(include!(encodeDocument(big)))).toEqual({ _id: 1, a: { text: big.a.text } });
});

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import mongoose from "mongoose";
import OpenAI from "openai";
import { data } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { User } from "../../models/user.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import { Refusal } from "./errors.ts";
import { createLogger } from "./logger.ts";

/** Stands for whatever belongs to a person, and must not be in any log line. */
const MARKER = "marker.person@example.com";
const PARTS = ["marker", "person@", "example.com"];

connectEmbeddedDatabase([]);

beforeAll(async () => {
  await mongoose.connection.collection("people").createIndex({ email: 1 }, { unique: true });
  await mongoose.connection.collection("people").insertOne({ email: MARKER });
});

type Line = { msg: string; err: { type: string; stack: string[] } & Record<string, unknown> };

/** The line a failure leaves, as text and parsed. */
async function lineOf(fail: () => unknown): Promise<{ text: string; line: Line }> {
  let text = "";
  const logger = createLogger("info", {
    write: (line) => {
      text += line;
    },
  });
  const error = await Promise.resolve()
    .then(fail)
    .then(
      () => {
        throw new RangeError("This was to fail");
      },
      (thrown: unknown) => thrown,
    );
  logger.error({ err: error, requestId: "r1" }, "request failed");
  return { text, line: JSON.parse(text) };
}

const people = () => mongoose.connection.collection("people");
const asObject = (text: string) => text as unknown as { name: { first: string } };

/** Each way to fail with something of a person in it, and what a developer gets to see. */
const FAILURES: [string, () => unknown, Record<string, unknown>][] = [
  [
    "a bulk write of a document that is there already",
    () => people().insertMany([{ email: MARKER, note: MARKER }]),
    { type: "MongoBulkWriteError", code: 11000, says: "duplicate key" },
  ],
  [
    "one such write",
    () => people().insertOne({ email: MARKER }),
    { type: "MongoServerError", code: 11000, says: "duplicate key", fields: ["email"] },
  ],
  [
    "an unknown operator",
    () => people().updateOne({}, { [`$${MARKER}`]: MARKER }),
    { type: expect.stringMatching(/^Mongo/) },
  ],
  [
    "a value of the wrong type",
    () => User.findOne({ _id: MARKER }),
    { type: "CastError", says: "Cast to", fields: ["_id: ObjectId"] },
  ],
  ["a field that is none", () => User.findOne({ [MARKER]: 1 }), { type: "StrictModeError", says: "is not in schema" }],
  [
    "a document that does not fit its model",
    () => new User({ email: MARKER, createdAt: MARKER }).validate(),
    { type: "ValidationError", says: "validation failed", fields: expect.arrayContaining(["createdAt: date"]) },
  ],
  ["a property of nothing", () => asObject(MARKER).name.first, { says: "Cannot read properties of undefined" }],
  ["text that is no JSON", () => JSON.parse(`${MARKER} {`), { type: "SyntaxError", says: "is not valid JSON" }],
  ["an address that is none", () => new URL(MARKER), { type: "TypeError", code: "ERR_INVALID_URL" }],
  ["a date that is none", () => new Date(MARKER).toISOString(), { type: "RangeError", says: "Invalid time value" }],
  ["a name that is none", () => decodeURIComponent(`${MARKER}%E0%A4`), { says: "URI malformed" }],
  ["a file that is not there", () => readFileSync(`/tmp/${MARKER}`), { code: "ENOENT" }],
  ["a file of no folder", () => readFileSync("marker.pdf"), { code: "ENOENT" }],
  [
    "a schema",
    () =>
      z
        .object({ email: z.number(), [MARKER]: z.string() })
        .strict()
        .parse({ email: MARKER, other: MARKER }),
    { type: "ZodError", fields: ["email: invalid_type"] },
  ],
  ["an address nobody answers", () => fetch(`http://127.0.0.1:1/${MARKER}`), { says: "fetch failed" }],
  [
    "a refusal of a model's server",
    () => {
      throw OpenAI.APIError.generate(
        400,
        { error: { message: MARKER, code: MARKER } },
        MARKER,
        new Headers({ MARKER }),
      );
    },
    { type: "BadRequestError", code: 400 },
  ],
  [
    "a refusal of ours",
    () => {
      throw new Refusal("conflict", `${MARKER} is there already`, { title: MARKER });
    },
    { type: "Refusal", code: 409 },
  ],
  [
    "an error with a cause, and values hung on it",
    () => {
      throw Object.assign(new Error(MARKER, { cause: new TypeError(MARKER) }), {
        doc: { email: MARKER },
        code: MARKER,
      });
    },
    { type: "Error", causes: [expect.objectContaining({ type: "TypeError" })] },
  ],
  [
    "several at once",
    () => Promise.any([Promise.reject(new Error(MARKER)), Promise.reject(MARKER)]),
    { type: "AggregateError", causes: [expect.objectContaining({ type: "Error" }), { type: "string", stack: [] }] },
  ],
  [
    "a message that imitates a stack",
    () => {
      const imitation = `${import.meta.dirname}/marker.ts:1:1`;
      throw new Error(`x\n    at marker (${imitation})\n    at marker.person@example.com (/tmp/marker.ts:1:1)`);
    },
    { type: "Error" },
  ],
  [
    "a message that was changed afterwards, as Mongoose does",
    () => {
      const error = new Error(`x\n    at marker (/srv/marker.ts:1:1)\n    at ${MARKER}:1:1`);
      error.message = "another";
      throw error;
    },
    { type: "Error" },
  ],
  [
    "a name that is none of ours",
    () => {
      throw Object.assign(new Error("x"), { name: MARKER });
    },
    { type: "Error" },
  ],
];

for (const [what, fail, seen] of FAILURES) {
  test(`SECURITY row 63: of ${what} the log tells where it happened, and nothing that belongs to a person`, async () => {
    const { text, line } = await lineOf(fail);
    for (const part of PARTS) expect(text).not.toContain(part);
    expect(line).toMatchObject({ requestId: "r1", msg: "request failed", err: seen });
    expect(text).toMatch(/server\/http\/logger\.test\.ts:\d+:\d+/);
  });
}

test("SECURITY row 63: what is no error at all is told by its kind alone", async () => {
  for (const thrown of [MARKER, { email: MARKER }, null, 5, data({ email: MARKER }, { status: 429 })]) {
    const { text } = await lineOf(() => Promise.reject(thrown));
    for (const part of PARTS) expect(text).not.toContain(part);
    expect(JSON.parse(text).err.type).toMatch(/^(string|object|number|Object|DataWithResponseInit)$/);
  }
});

test("SECURITY row 63: what nobody caught ends the process with a line, and without a word of whom it was about", () => {
  const failures = [
    `setImmediate(() => { throw Object.assign(new TypeError("${MARKER}"), { doc: { email: "${MARKER}" } }); })`,
    `Promise.reject(new TypeError("${MARKER}"))`,
  ];
  for (const failure of failures) {
    const script = `const { endOnCrash } = await import("./server/http/end-on-crash.ts"); endOnCrash(); ${failure}`;
    const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
    expect([ended.status, ended.stderr]).toEqual([1, ""]);
    expect(JSON.parse(ended.stdout)).toMatchObject({ msg: "unexpected failure", err: { type: "TypeError" } });
    for (const part of PARTS) expect(ended.stdout).not.toContain(part);
  }
});

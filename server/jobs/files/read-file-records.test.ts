import { Session } from "node:inspector/promises";
import { expect, test } from "vitest";
import { guessColumns } from "./file-columns.ts";
import { readFilePosting } from "./file-posting.ts";
import type { FileRecord } from "./file-record.ts";
import { readFileRecords } from "./read-file-records.ts";

/** A file as it arrives: in pieces that end anywhere. */
async function* pieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Uint8Array, size?: number) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const { format, records } = await readFileRecords(pieces(bytes, size));
  const found: FileRecord[] = [];
  for await (const record of records) found.push(record);
  return { format, found };
}

const TABLE = 'title;company;note\r\n"Nurse; ward";"Hôpital ""A""";"two\r\nlines"\r\nWelder;Acme\r\n';
const ROWS = [
  { line: 2, values: { title: "Nurse; ward", company: 'Hôpital "A"', note: "two\nlines" } },
  { line: 4, values: { title: "Welder", company: "Acme", note: "" } },
];

test("a table is read with its quotes, line breaks, semicolons and short rows, each by its line", async () => {
  expect(await read(TABLE)).toEqual({ format: "CSV", found: ROWS });
  expect((await read(TABLE.replaceAll(";", "\t").replace("Nurse\t", "Nurse;"))).found).toEqual(ROWS);
});

test.each<[name: string, encode: (text: string) => Uint8Array]>([
  ["UTF-8 with a mark", (text) => Buffer.from(`\uFEFF${text}`, "utf8")],
  ["UTF-16 with a mark", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["UTF-16 without one", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16, the other way round", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ["Windows-1252", (text) => Buffer.from(text, "latin1")],
])("a table in %s reads the same", async (_, encode) => {
  for (const size of [1, 3, 1_000]) expect((await read(encode(TABLE), size)).found).toEqual(ROWS);
});

test("columns are known by their usual names in other languages", () => {
  expect(guessColumns(["Jobtitel", "Firma", "Einsatzort", "Stellenbeschreibung"]).unused).toEqual([]);
  expect(guessColumns(["Titre du poste", "Société", "Localisation", "Descriptif"]).unused).toEqual([]);
  expect(guessColumns(["Título", "Empresa", "Localidad", "Descripción"]).unused).toEqual([]);
});

test("JSON: a list that is cut off is said to be so, after what it holds", async () => {
  expect((await read('[{"title":"A"},\n{"title":"B"},')).found).toEqual([
    { line: 1, values: { title: "A" } },
    { line: 2, values: { title: "B" } },
    { line: 2, why: "the list does not end, so the file is not whole" },
  ]);
  expect((await read('{"jobs":[{"title":"A"}]')).found).toEqual([{ line: 1, values: { title: "A" } }]);
});

test("JSON Lines: a broken line is told by its number and takes no other along", async () => {
  const { format, found } = await read('{"title":"A"}\r\n\r\n{"title":\n[1]\n{"job":{"title":"B"}}');
  expect(format).toBe("JSON Lines");
  expect(found).toEqual([
    { line: 1, values: { title: "A" } },
    { line: 3, why: "it is no JSON" },
    { line: 4, why: "it is no JSON object" },
    { line: 5, values: { title: "B" } },
  ]);
});

test.each([
  '[{"title":"A, [b] \\" }"},\n{"places":[{"city":"X"}],"title":"B"}, 7]',
  '{"count":2,\n"jobs":[{"title":"A, [b] \\" }"},{"places":[{"city":"X"}],"title":"B"},7]}'.replace("{", "{\n"),
  '{"jobs":[{"title":"A, [b] \\" }"},{"places":[{"city":"X"}],"title":"B"},7],"more":[{"title":"C"}]}',
])("a JSON list is read entry by entry: %s", async (json) => {
  const { format, found } = await read(json, 3);
  expect(format).toBe("JSON");
  expect(found.map((record) => ("values" in record ? record.values.title : record.why))).toEqual([
    'A, [b] " }',
    "B",
    "it is no JSON object",
  ]);
});

test("what breaks off, and a quotation mark that is never closed, are told", async () => {
  expect((await read('[{"title":"A"},{"title":"B"')).found).toEqual([
    { line: 1, values: { title: "A" } },
    { line: 1, why: "it is no JSON" },
  ]);
  const { found } = await read('title,company\nA,B\n"C,D\nE,F\n');
  expect(found).toEqual([
    { line: 2, values: { title: "A", company: "B" } },
    { line: 3, why: "a quotation mark here is never closed, so nothing after it can be read" },
  ]);
});

test("300,000 lines and one without an end are read in little memory", { timeout: 60_000 }, async () => {
  const session = new Session();
  session.connect();
  const held = async () => {
    // What other tests of the same process left behind is none of this one's.
    await session.post("HeapProfiler.collectGarbage");
    return process.memoryUsage().heapUsed;
  };
  const before = await held();
  let most = 0;
  const measure = async () => {
    most = Math.max(most, (await held()) - before);
  };
  const row = Buffer.from(`{"title":"Nurse","description":"${"x".repeat(1_000)}"}\n`);
  async function* many(): AsyncGenerator<Uint8Array> {
    for (let count = 0; count < 3_000; count += 1) yield Buffer.concat(Array.from({ length: 100 }, () => row));
    for (let count = 0; count < 100; count += 1) {
      if (count === 90) await measure();
      yield Buffer.alloc(1_000_000, "y");
    }
  }
  const { records } = await readFileRecords(many());
  let count = 0;
  let last: FileRecord | null = null;
  for await (const record of records) {
    count += 1;
    last = record;
    if (count % 50_000 === 0) await measure();
  }
  session.disconnect();
  expect(count).toBe(300_001);
  expect(last).toEqual({ line: 300_001, why: "it is longer than 2,000,000 characters" });
  expect(most).toBeLessThan(32 * 1024 * 1024);
});

test("columns are guessed by their names, in several languages, each once", () => {
  expect(guessColumns(["Job Title", "Arbeitgeber", "Ort", "job_url", "Salary", "min_amount", "zzz", "title"])).toEqual({
    fields: {
      title: "title",
      company: "Arbeitgeber",
      location: "Ort",
      salary: "Salary",
      salary_min: "min_amount",
      url: "job_url",
    },
    unused: ["Job Title", "zzz"],
  });
});

test("a record becomes a posting: places, pay in words or numbers, HTML, dates, and an id of its own", () => {
  const values = {
    title: "Nurse",
    company: { name: "Harbor" },
    location: ["Paris", "London"],
    remote: true,
    salary_min: "45000",
    salary_max: 50_000,
    salary_currency: "usd",
    salary_period: "YEARLY",
    description: "<p>Care</p>",
    posted_at: "2026-09-01",
    closes_at: "2026-12-01",
    lang: "en-US",
  };
  const { posting, label } = readFilePosting(values, guessColumns(Object.keys(values)));
  expect(label).toBe("");
  expect(posting).toMatchObject({
    title: "Nurse",
    company: "Harbor",
    places: ["Paris", "London"],
    workplace: "remote",
    language: "en",
    description: { kind: "html", content: "<p>Care</p>" },
    pay: { least: 45_000, most: 50_000, currency: "USD", period: "year" },
    postedAt: new Date("2026-09-01"),
    closesAt: new Date("2026-12-01T23:59:59.999Z"),
  });
  expect(posting?.externalId).toHaveLength(22);
  expect(readFilePosting({ title: " " }, guessColumns(["title"])).why).toBe("title: is missing");
});

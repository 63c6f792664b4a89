import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { csvRow } from "../../domain/csv.ts";
import { JobSource } from "../../../models/job-source.ts";
import { Listing } from "../../../models/listing.ts";
import { PostingAddress } from "../../../models/posting-address.ts";
import { Sighting } from "../../../models/sighting.ts";
import { closeUnseen } from "../close-postings.ts";
import { findSources } from "../find-sources.ts";
import { BOARD, connectTestDatabase, makeFound } from "../postings.fixtures.ts";
import { storePostings } from "../store-postings.ts";
import { type ExportedPosting, exportPostings } from "./export-postings.ts";
import { FILE_FIELDS, guessColumns } from "./file-columns.ts";
import { importPostings } from "./import-postings.ts";
import { readFileRecords } from "./read-file-records.ts";

const MONTH_MS = 30 * 24 * 60 * 60_000;
const MONDAY = new Date("2026-11-02T08:00:00Z");
const POSTINGS = [
  makeFound({ externalId: "1", title: "Nurse", pay: { text: "$38-46 an hour" }, url: "https://jobs.example/1" }),
  makeFound({
    externalId: "2",
    title: "Planer (m/w/d)",
    places: ["München", "Berlin"],
    workplace: "hybrid",
    language: "de",
    pay: { least: 55_000, most: 60_000, currency: "EUR", period: "year" },
    requisition: "R-7",
    applyUrl: "https://jobs.example/2/apply",
    url: "https://jobs.example/2",
    closesAt: new Date(Date.now() + MONTH_MS),
  }),
  makeFound({
    externalId: "3",
    title: "=HYPERLINK(1)",
    company: '+Plus; "Signs"',
    places: ["Remote - US"],
    employment: null,
    description: { kind: "text", content: '-5 degrees\n- Freeze, "often"\n- Thaw; then rest' },
  }),
];

let disconnect: () => Promise<void>;

async function empty(): Promise<void> {
  await Promise.all([
    Listing.deleteMany({}),
    Sighting.deleteMany({}),
    PostingAddress.deleteMany({}),
    JobSource.deleteMany({}),
  ]);
}

beforeAll(async () => {
  disconnect = await connectTestDatabase();
});
afterAll(() => disconnect());
beforeEach(empty);

async function exported(): Promise<ExportedPosting[]> {
  const postings: ExportedPosting[] = [];
  for await (const posting of exportPostings()) postings.push(posting);
  return postings;
}

async function importText(text: string, name = "jobs") {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(text);
  }
  const { records } = await readFileRecords(bytes());
  const leftOut: { line: number; why: string }[] = [];
  const columns = guessColumns(FILE_FIELDS);
  const counts = await importPostings(records, { name, columns, onLeftOut: (left) => leftOut.push(left) });
  return { counts, leftOut };
}

const toLines = (postings: object[]) => postings.map((posting) => `${JSON.stringify(posting)}\n`).join("");
const toTable = (postings: ExportedPosting[]) =>
  csvRow([...FILE_FIELDS]) +
  postings.map((posting) => csvRow(FILE_FIELDS.map((field) => String(posting[field] ?? "")))).join("");

/** All of a listing but its id, which is made where it is stored. */
const content = (postings: ExportedPosting[]) =>
  postings.map(({ id: _, ...rest }) => rest).toSorted((a, b) => String(a.url).localeCompare(String(b.url)));

test.each<[name: string, write: (postings: ExportedPosting[]) => string]>([
  ["JSON Lines", toLines],
  ["CSV", toTable],
])("what was exported as %s is taken back unchanged, here and into an empty database", async (_, write) => {
  await storePostings(BOARD, POSTINGS, MONDAY);
  const before = await exported();
  expect(before).toHaveLength(3);
  expect(await importText(write(before))).toEqual({
    counts: { added: 0, changed: 0, same: 3, leftOut: 0 },
    leftOut: [],
  });
  expect(await exported()).toEqual(before);
  await empty();
  expect((await importText(write(before))).counts).toEqual({ added: 3, changed: 0, same: 0, leftOut: 0 });
  expect(content(await exported())).toEqual(content(before));
});

test("an import is a source that others do not close; imported again it says what is new, changed and the same", async () => {
  const rows = (...titles: string[]) => toLines(titles.map((title, at) => ({ id: at, title, company: "Acme" })));
  expect((await importText(rows("Nurse", "Welder"))).counts).toMatchObject({ added: 2 });
  await storePostings(BOARD, POSTINGS, MONDAY);
  expect(await closeUnseen(BOARD, new Date(), new Date())).toBe(3);
  expect(await Listing.countDocuments({ closedAt: null })).toBe(2);
  const again = await importText(`${rows("Nurse", "Smith", "Cook")}{"title":\n${rows("Nurse")}`);
  expect(again.counts).toEqual({ added: 1, changed: 1, same: 1, leftOut: 2 });
  expect(again.leftOut).toEqual([
    { line: 4, why: "it is no JSON" },
    { line: 5, why: "it has the same id as line 1" },
  ]);
  const [source] = await findSources();
  expect(source).toMatchObject({ name: "File: jobs", isFile: true, nextRunAt: null, open: 3 });
  expect(source?.lastReading).toMatchObject({ added: 1, changed: 1, leftOut: 2, listed: 3 });
});

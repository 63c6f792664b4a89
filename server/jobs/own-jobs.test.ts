import { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Listing } from "../../models/listing.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { Refusal } from "../http/errors.ts";
import { addJob } from "./add-job.ts";
import { editJob } from "./edit-job.ts";
import type { FoundPosting } from "./found-posting.ts";
import type { OwnJobInput } from "./own-job.ts";
import { connectTestDatabase, makeFound } from "./postings.fixtures.ts";
import { UnclearJob } from "./unclear-job.ts";

const NOW = new Date("2026-11-22T08:00:00Z");
const ADDRESS = "https://jobs.example/bridge/1";
const NOTHING: OwnJobInput = { url: "", text: "", title: "", company: "", location: "" };

let disconnect: () => Promise<void>;
let user: UserRecord;

beforeAll(async () => {
  disconnect = await connectTestDatabase();
});
afterAll(() => disconnect());
beforeEach(async () => {
  await Listing.deleteMany({});
  user = new User({ issuer: "x", subject: String(new Types.ObjectId()), email: "a@example.com" }).toObject();
});

function add(input: Partial<OwnJobInput>, page: FoundPosting | Refusal = makeFound({ url: ADDRESS })) {
  const readPage = async () => {
    if (page instanceof Refusal) throw page;
    return page;
  };
  return addJob(user, { ...NOTHING, ...input }, { now: NOW, settled: [], readPage });
}

async function unclear(adding: Promise<unknown>): Promise<UnclearJob> {
  const error: unknown = await adding.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnclearJob)) throw new Error(`not unclear: ${String(error)}`);
  return error;
}

test("DEC-101 a page is read with all that it tells, and what was typed goes before it", async () => {
  const page = makeFound({ url: ADDRESS, pay: { text: "$45/hr" }, postedAt: new Date("2026-11-01T00:00:00Z") });
  const { listing, isNew } = await add({ url: ADDRESS, company: "Typed Bridges" }, page);
  expect(isNew).toBe(true);
  expect(listing).toMatchObject({
    title: page.title,
    company: "Typed Bridges",
    salary: "$45/hr",
    postedAt: page.postedAt,
    source: "Added by you",
    sourceUrl: ADDRESS,
  });
  expect((await add({ url: ADDRESS })).isNew).toBe(false);
});

test("a corrected title leaves what the page told of pay, date and place", async () => {
  const page = makeFound({ url: ADDRESS, pay: { least: 45, most: 52, currency: "USD", period: "hour" } });
  const { listing } = await add({ url: ADDRESS }, page);
  const edited = await editJob(user, listing._id, { title: "Corrected" }, NOW);
  expect(edited).toMatchObject({ title: "Corrected", salary: listing.salary, location: listing.location });
  expect(edited.pay).toMatchObject({ least: 45, most: 52, currency: "USD", period: "hour" });
  const moved = await editJob(user, listing._id, { location: "Berlin, Germany" }, NOW);
  expect(moved.location).toContain("Berlin");
});

test("DEC-101 what a page does not tell comes back with all that it told", async () => {
  const page = makeFound({ url: ADDRESS, company: "" });
  const error = await unclear(add({ url: ADDRESS, location: "Typed, OH" }, page));
  expect(error.fields.company).toMatch(/who hires/);
  expect(error.read).toMatchObject({ url: ADDRESS, title: page.title, location: "Typed, OH" });
  expect(error.read.text).not.toBe("");
  expect(await Listing.countDocuments({})).toBe(0);
  // The same again, left empty on purpose, with the text that came back.
  const { listing } = await addJob(user, error.read, { now: NOW, settled: ["company"] });
  expect(listing).toMatchObject({ company: "", title: page.title, sourceUrl: ADDRESS });
});

test("an address that cannot be read is said at its field, with all that was typed", async () => {
  const refused = new Refusal("unavailable", "jobs.example says no.");
  const error = await unclear(add({ url: ADDRESS, title: "Typed" }, refused));
  expect(error).toMatchObject({ kind: "unavailable", message: "jobs.example says no." });
  expect(error.fields).toEqual({ url: "jobs.example says no." });
  expect(error.read).toMatchObject({ url: ADDRESS, title: "Typed" });
});

test("two jobs of one page of vacancies are two jobs, the same one twice is one", async () => {
  const text = "Bridge Painter\nSpan Works\nColumbus, OH\nWe paint bridges.\nRequirements\n- Ropes";
  const first = await add({ url: ADDRESS, text });
  const second = await add({ url: ADDRESS, text: text.replace("Painter", "Welder") });
  expect([first.isNew, second.isNew]).toEqual([true, true]);
  expect((await add({ url: ADDRESS, text: text.replace("Painter", "Welder") })).listing._id).toBe(second.listing._id);
  expect((await add({ url: ADDRESS, text: `${text}\n\n` })).listing._id).toBe(first.listing._id);
});

test("a text that is too long, and one of HTML", async () => {
  const long = await unclear(add({ text: `Cook\nEmber Hall\n${"word ".repeat(11_000)}` }));
  expect(long.fields.text).toBe("Please shorten the text to 50,000 characters: it has 55,015.");
  const page = `<html><head><style>${"a{}".repeat(20_000)}</style></head><body><h1>Line Cook</h1><p>Company: Ember Hall</p></body></html>`;
  expect((await add({ text: page })).listing).toMatchObject({
    title: "Line Cook",
    company: "Ember Hall",
    description: "Line Cook\nCompany: Ember Hall",
  });
});

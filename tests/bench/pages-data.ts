import { readFileSync } from "node:fs";
import mongoose from "mongoose";
import type { ListingRecord } from "../../models/listing.ts";
import type { MatchRecord } from "../../models/match.ts";
import type { UserRecord } from "../../models/user.ts";
import { toPostingFacts } from "../../server/matches/posting-facts.ts";
import { withDatabase } from "../setup/app-database.ts";
import type { App } from "../setup/app-process.ts";
import { letTimePass } from "../setup/let-time-pass.ts";
import type { BareJob } from "./bare-page.ts";
import type { BenchReport } from "./bench-report.ts";
import { invent, pick, seededChance, toFound } from "./invented-postings.ts";

const BATCH = 500;
const DAY_MS = 86_400_000;
const OWN_ID = "bench-";
const LONGEST_TEXT = 6_000;
const SOURCES = ["Greenhouse", "Lever", "Adzuna", "USAJobs"];

type Text = { title: string; company: string; location: string; description: string };

/** The words of postings: real ones where the data is given, invented ones otherwise. */
export function readTexts(report: BenchReport, count: number): Text[] {
  const file = report.find("jobs/listings.jsonl");
  if (file === null) return inventedTexts(count);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  // The data's own schema, see its README.
  const told = lines.map((line) => JSON.parse(line) as Text & { lang: string });
  return told
    .filter(({ description, company, lang }) => description && company && lang === "en")
    .map(({ title, company, location, description }) => ({
      title,
      company,
      location: location ?? "",
      description: description.slice(0, LONGEST_TEXT),
    }));
}

function inventedTexts(count: number): Text[] {
  const chance = seededChance(7);
  return Array.from({ length: count }, (_, index) => {
    const { title, company, places, description } = toFound(String(index), invent(chance));
    const text = description?.content.replace(/<[^>]+>/g, "\n") ?? "";
    return { title, company: company ?? "", location: String(places?.[0] ?? ""), description: text };
  });
}

async function insertAll(db: mongoose.mongo.Db, name: string, records: mongoose.mongo.Document[]): Promise<void> {
  for (let from = 0; from < records.length; from += BATCH)
    await db.collection(name).insertMany(records.slice(from, from + BATCH), { ordered: false });
}

/** As many other users as are asked for. */
export async function fillUsers(app: App, count: number): Promise<void> {
  await withDatabase(app, async (db) => {
    const like = await db.collection<UserRecord>("users").findOne({ persona: "pro" });
    const others = Array.from({ length: count }, (_, index) => ({
      ...like,
      _id: new mongoose.Types.ObjectId(),
      persona: null,
      activeResumeId: null,
      look: null,
      subject: `bench-${index}`,
      email: `bench-${index}@example.com`,
    }));
    await insertAll(db, "users", others);
  });
}

/** Gives the persona's active resume so many matches, with the reasons of its own ones; answers fifty of the list. */
export async function fillMatches(app: App, texts: readonly Text[], count: number): Promise<BareJob[]> {
  const chance = seededChance(count);
  const now = Date.now();
  return withDatabase(app, async (db) => {
    const user = await db.collection<UserRecord>("users").findOne({ persona: "pro" });
    if (!user?.activeResumeId) throw new Error("The persona has no active resume");
    const resumeId = user.activeResumeId;
    const matches = db.collection<MatchRecord>("matches");
    const scored = await matches.find({ resumeId }).toArray();
    const samples = await db.collection<ListingRecord>("listings").find({ isSample: true }).toArray();
    const likes = scored.filter(({ listingId }) => samples.some(({ _id }) => _id === listingId));
    await db.collection<ListingRecord>("listings").deleteMany({ _id: { $regex: `^${OWN_ID}` } });
    await matches.deleteMany({ resumeId, listingId: { $regex: `^${OWN_ID}` } });
    const listings: ListingRecord[] = [];
    const records: MatchRecord[] = [];
    for (let index = 0; index < count; index += 1) {
      const like = likes[index % likes.length]!;
      const sample = samples.find(({ _id }) => _id === like.listingId)!;
      const postedAt = new Date(now - Math.floor(chance() * 40) * DAY_MS);
      const listing = {
        ...sample,
        ...texts[index % texts.length]!,
        _id: `${OWN_ID}${index}`,
        isSample: false,
        postedAt,
        postedDaysAgo: null,
        source: pick(chance, SOURCES),
        firstSeenAt: postedAt,
        updatedAt: new Date(0),
      };
      listings.push(listing);
      records.push({
        ...like,
        _id: new mongoose.Types.ObjectId(),
        listingId: listing._id,
        postedAt,
        optimization: null,
        score: 70 + Math.floor(chance() * 30),
        posting: toPostingFacts(listing),
        newAt: null,
        hiddenAt: null,
      });
    }
    await insertAll(db, "listings", listings);
    await insertAll(db, "matches", records);
    await letTimePass(db);
    return listings.slice(0, 50).map(({ _id, title, company, location, salary, requirements }, index) => ({
      id: _id,
      title,
      company,
      location,
      salary,
      score: records[index]!.score,
      skills: requirements.slice(0, 6),
    }));
  });
}

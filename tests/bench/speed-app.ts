import { rmSync } from "node:fs";
import { join } from "node:path";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import type { MatchRecord } from "../../models/match.ts";
import { ARRIVALS_ID } from "../../server/jobs/postings-arrived.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { probeLatency, timeAtWork } from "../setup/latency-probe.ts";
import { until } from "../setup/until.ts";
import type { BenchReport } from "./bench-report.ts";

const BATCH = 500;
const UPLOADS = 8;
const BUILD_PATIENCE_MS = 600_000;
const SEEN_PATIENCE_MS = 60_000;
const LONG_LIST = "long-list@example.com";
const HOUR_MS = 3_600_000;
/** Figures are of so many listings; of fewer they are only said. */
const FULL_COUNT = 100_000;
const DESCRIPTION = "Words that a posting has besides its facts, as many as usual. ".repeat(30);

type Ready = { listings: number; bytes: number; ms: number; isStored: boolean };

function toRecord(facts: ListingFacts, then = new Date(Date.now() - HOUR_MS)) {
  return {
    _id: facts.id,
    ownerId: null,
    source: "Greenhouse",
    title: facts.title,
    company: `Works ${facts.id}`,
    location: "",
    workplace: facts.workplace,
    employment: [],
    places: [],
    description: DESCRIPTION,
    requirements: [],
    salary: "",
    pay: null,
    isSample: false,
    addresses: [],
    near: [],
    closedAt: null,
    applicantsCount: "",
    companyLogo: null,
    sourceUrl: "",
    applyUrl: null,
    requisition: "",
    repostedAt: [],
    facts,
    factsVersion: LISTING_FACTS_VERSION,
    firstSeenAt: then,
    postedAt: then,
    updatedAt: then,
  };
}

/** Stores listings as if they had come an hour ago, or then. */
export async function storeListings(app: App, listings: Iterable<ListingFacts>, then?: Date): Promise<void> {
  await withDatabase(app, async (db) => {
    const records = db.collection<ReturnType<typeof toRecord>>("listings");
    let batch = [];
    for (const facts of listings) {
      batch.push(toRecord(facts, then));
      if (batch.length < BATCH) continue;
      await records.insertMany(batch, { ordered: false });
      batch = [];
    }
    if (batch.length > 0) await records.insertMany(batch, { ordered: false });
  });
}

function readyOf(app: App, listings: number): Ready | null {
  const lines = app
    .output()
    .split("\n")
    .filter((line) => line.includes("the index of listings is ready"));
  const told = lines.map((line) => JSON.parse(line) as Ready);
  return told.findLast((ready) => ready.listings >= listings) ?? null;
}

type Uploaded = { seconds: number; cpuMs: number; titles: string[] };

/** From a file sent to a list shown: seconds, and what the thread that serves pages did for it. */
async function uploadAndWait({ process: { pid } }: App, client: HttpClient, name: string): Promise<Uploaded> {
  const bytes = await resumePdf("nurse");
  const before = timeAtWork(pid);
  const began = performance.now();
  const sent = await client.upload({ bytes, filename: "nurse.pdf", type: PDF_TYPE }, name);
  if (sent.status !== 201) throw new Error(`The upload was answered with ${sent.status}: ${await sent.text()}`);
  // The page waits a while for the list by itself; asking on and on would be measured too.
  const page = await client.open("/");
  if (page.status !== 200) throw new Error(`The dashboard is answered with ${page.status}`);
  const [seconds, cpuMs] = [(performance.now() - began) / 1_000, timeAtWork(pid) - before];
  const matches = await until(async () => {
    const shown = await client.json<{ job: { title: string } }[]>("/api/job-matches");
    return shown.length > 0 ? shown : null;
  });
  return { seconds, cpuMs, titles: matches.map(({ job }) => job.title) };
}

/** A posting like the best match of a list, whose score is therefore as high; answers its title. */
async function addLikeBest(app: App): Promise<string> {
  const title = "Just Added Beside The Best";
  await withDatabase(app, async (db) => {
    const [best] = await db.collection<MatchRecord>("matches").find().sort({ score: -1 }).limit(1).toArray();
    const listings = db.collection<ReturnType<typeof toRecord>>("listings");
    const like = await listings.findOne({ _id: best?.listingId ?? "" });
    if (!like) throw new Error("No list holds a match");
    const now = new Date();
    const record = { ...toRecord({ ...like.facts, id: "just-added" }), title };
    await listings.insertOne({ ...record, updatedAt: now, firstSeenAt: now, postedAt: now });
    const arrived = { $max: { arrivedAt: now } };
    await db.collection<{ _id: string }>("arrivals").updateOne({ _id: ARRIVALS_ID }, arrived, { upsert: true });
  });
  return title;
}

/** With a plan without a limit, a list shows all that fits. */
async function giveLongList(app: App, email: string): Promise<void> {
  await withDatabase(app, async (db) => {
    const given = { $set: { subscriptionTier: "pro", paidUntil: null } };
    await db.collection("users").updateOne({ email }, given);
  });
}

/** Seconds until somebody who is there already sees a posting that was just added; null = not within a minute. */
async function untilSeen(client: HttpClient, title: string): Promise<number | null> {
  const began = performance.now();
  const found = await until(async () => {
    const shown = await client.json<{ job: { title: string } }[]>("/api/job-matches");
    return shown.some(({ job }) => job.title === title) ? performance.now() - began : null;
  }, SEEN_PATIENCE_MS).catch(() => null);
  return found === null ? null : found / 1_000;
}

/** The built product over so many listings: its index made and read, uploads matched, a change seen, health asked on. */
export async function measureApp(
  report: BenchReport,
  { listings, count }: { listings: Iterable<ListingFacts>; count: number },
): Promise<void> {
  const first = await startApp();
  const settings = { DATA_DIR: first.dataDir, LOG_LEVEL: "info", SWEEP_SECONDS: "1" };
  await storeListings(first, listings);
  first.process.kill("SIGTERM");
  await new Promise((done) => first.process.once("exit", done));
  rmSync(join(first.dataDir, "listing-index"), { force: true });

  const program = ["--import", "./tests/bench/loop-delay.ts", "server/main.ts"];
  const second = { ...(await startApp(settings, program)), dataDir: first.dataDir };
  // Of its start, which no page waits for, nothing is measured.
  second.process.kill("SIGUSR2");
  const figure: BenchReport["figure"] = (name, value) => {
    if (count === FULL_COUNT) report.figure(name, value);
  };
  const probe = probeLatency(`${second.url}/healthz`, second.process.pid);
  const ready = await until(async () => readyOf(second, count), BUILD_PATIENCE_MS);
  report.say(`index of ${ready.listings} from the database: ${(ready.ms / 1_000).toFixed(1)} s, ${ready.bytes} bytes`);
  figure("build_s_100k", ready.ms / 1_000);
  figure("bytes_a_listing_100k", ready.bytes / ready.listings);

  const uploads: Uploaded[] = [];
  for (let index = 0; index < UPLOADS; index++) {
    const client = new HttpClient(second.url);
    await client.signIn({ email: `person-${index}@example.com` });
    uploads.push(await uploadAndWait(second, client, "Nurse"));
  }
  const median = (of: "seconds" | "cpuMs") => uploads.map((one) => one[of]).sort((a, b) => a - b)[uploads.length >> 1]!;
  report.say(
    `from a PDF sent to its list shown: median ${median("seconds").toFixed(2)} s, ` +
      `${median("cpuMs").toFixed(0)} ms of CPU of the thread that serves pages`,
  );
  figure("upload_to_list_s_100k", median("seconds"));
  figure("upload_cpu_ms_100k", median("cpuMs"));
  const client = new HttpClient(second.url);
  await client.signIn({ email: LONG_LIST });
  await giveLongList(second, LONG_LIST);
  const long = await uploadAndWait(second, client, "Nurse");
  report.say(`with a list of ${long.titles.length}: ${long.seconds.toFixed(2)} s, ${long.cpuMs.toFixed(0)} ms of CPU`);
  const seen = await untilSeen(client, await addLikeBest(second));
  report.say(
    seen === null
      ? "a posting as good as the best was added, and the list did NOT show it within a minute"
      : `a posting as good as the best that is added meanwhile is shown after ${seen.toFixed(2)} s`,
  );
  figure("change_seen_s_100k", seen ?? Number.NaN);
  const health = await probe.end();
  report.say(`/healthz meanwhile: at most ${health.max.toFixed(0)} ms, ${health.maxOwn.toFixed(0)} ms of it at work`);
  figure("healthz_max_ms", health.maxOwn);
  await second.stop();
  // Written by loop-delay.ts as its last line.
  const late: { loopDelayMax: number; loopDelayP99: number } = JSON.parse(
    second.output().trim().split("\n").at(-1) ?? "",
  );
  report.say(
    `its event loop meanwhile was late by ${late.loopDelayMax.toFixed(0)} ms at most, ${late.loopDelayP99.toFixed(0)} at p99`,
  );
  figure("loop_delay_max_ms", late.loopDelayMax);
  rmSync(first.dataDir, { recursive: true, force: true });
}

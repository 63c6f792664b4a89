import { repacked } from "../../server/engines/matching/index/index-file.ts";
import { ListingIndex } from "../../server/engines/matching/index/listing-index.ts";
import type { ListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { rankListings } from "../../server/engines/matching/rank.ts";
import type { ResumeFacts } from "../../server/engines/matching/resume-facts.ts";
import { type SkillWeights, skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { MATCH_SCORE } from "../../server/domain/fitting-scores.ts";
import { cpuMs } from "../setup/cpu-time.ts";
import { openReport } from "./bench-report.ts";
import { measureApp } from "./speed-app.ts";
import { measureArrivals } from "./speed-arrivals.ts";
import { manyListings, readPostingFacts, readProfiles, readResumes } from "./speed-facts.ts";
import { type Contender, miniSearch, plainLoop, sqliteSearch, TOP } from "./speed-peers.ts";

/**
 * One resume against many listings, the best 300: the index, a plain loop over typed arrays, MiniSearch and SQLite FTS5
 * in one run, then the built product over as many: `npm run bench:speed -- [--data DIR] [--quick] [--sizes 1000,100000] [--people N] [--no-peers] [--no-app] [--json]`.
 */
const { report, isOn, textOf } = openReport("speed bench", ["quick", "no-peers", "no-app"], ["sizes", "people"]);
const USUAL_SIZES = isOn("quick") ? "1000,10000" : "1000,10000,100000,1000000";
const SIZES = (textOf("sizes") ?? USUAL_SIZES).split(",").map(Number);
const PEERS_UP_TO = 100_000;
const ROUNDS = 15;
const EXPLAINED = 50;
const NEW_AN_HOUR = 2_000;
const ACTIVE_RESUMES = 10_000;
const DISTINCT_PROFILES = 240;

/** What the line of JSON always names; null = this run did not measure it. */
const FIGURES = [
  ...["x_floor_100k", "x_floor_1m", "bytes_a_listing_100k", "build_s_100k", "healthz_max_ms", "loop_delay_max_ms"],
  ...["upload_cpu_ms_100k", "upload_to_list_s_100k", "change_seen_s_100k", "arrivals_cpu_minutes_100k"],
  ...["arrivals_cpu_s", "arrivals_first_cpu_s", "arrivals_ms_a_match"],
  ...["arrivals_next_cpu_s", "arrivals_next_ms_a_match"],
];

type Measured = { name: string; buildMs: number; ms: number; slowestMs: number };

function indexContender(weights: SkillWeights): Contender & { made: () => ListingIndex } {
  let index = new ListingIndex(weights);
  const asked = { limit: TOP, minimumScore: 20, withSamples: true };
  return {
    made: () => index,
    add: (facts) => index.add(facts, { isSample: false, updatedAt: 0 }),
    // As findIndex does before anybody asks.
    seal() {
      if (index.isWasteful) index = repacked(index);
    },
    find: (resume) => index.rank(index.queryOf(resume), asked).length,
  };
}

function measure(name: string, contender: Contender, listings: Iterable<ListingFacts>): Measured {
  let buildMs = 0;
  // What makes the listings is no part of it.
  for (const listing of listings) {
    const began = performance.now();
    contender.add(listing);
    buildMs += performance.now() - began;
  }
  const began = performance.now();
  contender.seal?.();
  buildMs += performance.now() - began;
  const rounds = isSlow(name) ? 1 : ROUNDS;
  const asked = isSlow(name) ? resumes.slice(0, 5) : resumes;
  // The best of some rounds, because other programs of the machine take their time too.
  const times = asked.map((resume) => Math.min(...Array.from({ length: rounds }, () => timeOf(contender, resume))));
  times.sort((a, b) => a - b);
  return { name, buildMs, ms: times[times.length >> 1]!, slowestMs: times.at(-1)! };
}

function isSlow(name: string): boolean {
  return name === "MiniSearch" || name === "SQLite FTS5";
}

function timeOf(contender: Contender, resume: ResumeFacts): number {
  const began = performance.now();
  contender.find(resume);
  return performance.now() - began;
}

function tell({ name, buildMs, ms, slowestMs }: Measured, floor: Measured): void {
  report.say(
    `  ${name.padEnd(12)} ${ms.toFixed(3).padStart(10)} ms (slowest ${slowestMs.toFixed(2)}), ` +
      `${(ms / floor.ms).toFixed(1)} x the floor, built in ${(buildMs / 1_000).toFixed(1)} s`,
  );
}

function measureSize(count: number): void {
  const listings = () => manyListings(base, count);
  const own = indexContender(weights);
  report.say(`${count} listings, ${resumes.length} resumes, the best ${TOP}:`);
  const floor = measure("floor", plainLoop(weights), listings());
  const index = measure("index", own, listings());
  tell(floor, floor);
  tell(index, floor);
  report.say(`  index: ${(own.made().byteLength / count).toFixed(0)} bytes a listing`);
  if (count === 100_000) report.figure("x_floor_100k", index.ms / floor.ms);
  if (count === 1_000_000) report.figure("x_floor_1m", index.ms / floor.ms);
  if (count <= PEERS_UP_TO) measureNewListings(own.made(), count);
  if (isOn("no-peers") || count > PEERS_UP_TO) return;
  tell(measure("SQLite FTS5", sqliteSearch(), listings()), floor);
  tell(measure("MiniSearch", miniSearch(), listings()), floor);
}

/** New listings against all active resumes, as a sweep does it. */
function measureNewListings(index: ListingIndex, count: number): void {
  const added = Array.from({ length: NEW_AN_HOUR }, (_, n) => `listing-${String(n % count).padStart(14, "0")}`);
  // Copies, because what was prepared for a resume is kept by it.
  const asked = structuredClone(resumes);
  const queries = asked.map((resume) => index.queryOf(resume, { isKept: true }));
  const picked = index.picked(added);
  const ms = cpuMs(() => {
    for (const query of queries) picked.rank(query, { limit: TOP, minimumScore: MATCH_SCORE, withSamples: true });
  });
  const minutes = (ms / asked.length / 60_000) * ACTIVE_RESUMES;
  if (count === 100_000) report.figure("arrivals_cpu_minutes_100k", minutes);
  report.say(
    `  ${NEW_AN_HOUR} new listings against ${ACTIVE_RESUMES} resumes: ${minutes.toFixed(2)} minutes of CPU for scoring`,
  );
}

function measureReasons(): void {
  const some = [...manyListings(base, TOP)];
  const began = performance.now();
  for (const resume of resumes) rankListings(resume, some, weights, { limit: TOP, minimumScore: 0 });
  const ms = (performance.now() - began) / resumes.length;
  report.say(
    `reasons of ${TOP} listings for a resume: ${ms.toFixed(1)} ms (first ${EXPLAINED}: ${(ms / 6).toFixed(1)})`,
  );
}

const base = readPostingFacts(report);
const weights = skillWeights(base);
const resumes = readResumes(report);
for (const name of FIGURES) report.figure(name, Number.NaN);
for (const size of SIZES.filter((count) => count > 0)) measureSize(size);
measureReasons();
if (!isOn("no-app")) {
  const count = isOn("quick") ? 2_000 : 100_000;
  await measureApp(report, { listings: manyListings(base, count), count });
}
const people = Number(textOf("people") ?? (isOn("quick") ? 200 : ACTIVE_RESUMES));
if (people > 0) {
  const [listings, added] = isOn("quick") ? [2_000, 400] : [20_000, 2 * NEW_AN_HOUR];
  const all = [...manyListings(base, listings + added + 1)];
  const profiles = readProfiles(report, DISTINCT_PROFILES);
  await measureArrivals(report, { people, profiles, listings: all.slice(0, listings), added: all.slice(listings) });
}
report.close();

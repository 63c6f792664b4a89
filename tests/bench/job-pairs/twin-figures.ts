import { Listing } from "../../../models/listing.ts";
import { PostingAddress } from "../../../models/posting-address.ts";
import { Sighting } from "../../../models/sighting.ts";
import { sightingKey } from "../../../server/jobs/posting-keys.ts";
import type { PostingSource } from "../../../server/jobs/posting-store.ts";
import { storePostings } from "../../../server/jobs/store-postings.ts";
import type { BenchReport } from "../bench-report.ts";
import { seededChance } from "../invented-postings.ts";
import { KNOWN_WAYS, makePairs, type PostingPair, UNSEEN_WAYS } from "../posting-pairs.ts";
import { FOURTH_SET } from "./fourth-set.ts";
import { FIFTH_SET } from "./fifth-set.ts";
import { SIXTH_SET } from "./sixth-set.ts";
import { SEVENTH_SET } from "./seventh-set.ts";
import { FIRST_OTHER } from "./first-other.ts";
import { FIRST_SAME } from "./first-same.ts";
import { SECOND_OTHER, SECOND_SAME } from "./second-set.ts";
import { makeAdvertPairs } from "./make-advert-pairs.ts";
import { makeWorded } from "./make-pairs.ts";
import { readAdverts } from "./real-adverts.ts";
import { THIRD_OTHER } from "./third-other.ts";
import { THIRD_SAME } from "./third-same.ts";

const SEED = 14;
const LIST: PostingSource = { id: "pairs", kind: "arbeitnow", name: "Pairs", listsEverything: false };

/** Of each pair, whether the second was taken for the first. */
async function findJoined(pairs: PostingPair[], name: string): Promise<Set<PostingPair>> {
  const [one, other] = ["one", "other"].map((side) => ({ ...LIST, id: `${name} ${side}` }));
  if (!one || !other) throw new Error("Two sources are needed");
  await storePostings(
    one,
    pairs.map((pair) => pair.one),
    new Date(),
  );
  await storePostings(
    other,
    pairs.map((pair) => pair.other),
    new Date(),
  );
  const joined = new Set<PostingPair>();
  for (const pair of pairs) {
    const keys = [sightingKey(one.id, pair.one.externalId), sightingKey(other.id, pair.other.externalId)];
    const [first, second] = await Promise.all(keys.map((_id) => Sighting.findById(_id).lean()));
    if (first && second && first.listingId === second.listingId) joined.add(pair);
  }
  return joined;
}

/** Each set meets an empty database: two sets of the same adverts would join their postings through each other's. */
async function measureTwins(pairs: PostingPair[], name: string, report: BenchReport): Promise<void> {
  await Promise.all([Listing.deleteMany({}), Sighting.deleteMany({}), PostingAddress.deleteMany({})]);
  const joined = await findJoined(pairs, name);
  for (const [way, ofWay] of Map.groupBy(pairs, (pair) => pair.way)) {
    const count = ofWay.filter((pair) => joined.has(pair)).length;
    report.say(`  ${way.padEnd(44)} ${count} of ${ofWay.length} joined${ofWay[0]?.isSame ? "" : ", none should be"}`);
  }
  const right = [...joined].filter(({ isSame }) => isSame).length;
  const precision = right / joined.size;
  const recall = right / pairs.filter(({ isSame }) => isSame).length;
  report.say(`${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
  report.figure(`${name}Precision`, precision);
  report.figure(`${name}Recall`, recall);
}

/** How well a job is known again over sources, on each set of pairs. */
export async function measureAllTwins(report: BenchReport, each: number): Promise<void> {
  await measureTwins(makePairs(KNOWN_WAYS, each, SEED), "knownWays", report);
  await measureTwins(makePairs(UNSEEN_WAYS, each, SEED + 1), "unseenWays", report);
  await measureTwins(makeWorded([...FIRST_SAME, ...FIRST_OTHER], each, SEED + 2), "firstSet", report);
  await measureTwins(makeWorded([...SECOND_SAME, ...SECOND_OTHER], each, SEED + 3), "secondSet", report);
  const third = [...THIRD_SAME, ...THIRD_OTHER];
  await measureTwins(makeAdvertPairs(third, each, SEED + 4), "thirdSet", report);
  await measureTwins(makeAdvertPairs(FOURTH_SET, each, SEED + 6), "fourthSet", report);
  await measureTwins(makeAdvertPairs(FIFTH_SET, each, SEED + 8), "fifthSet", report);
  await measureTwins(makeAdvertPairs(SIXTH_SET, each, SEED + 10), "sixthSet", report);
  await measureTwins(makeAdvertPairs(SEVENTH_SET, each, SEED + 12), "seventhSet", report);
  const file = report.find("jobs/listings.jsonl");
  if (file === null) return;
  const adverts = readAdverts(file, seededChance(SEED + 5));
  await measureTwins(makeAdvertPairs(FOURTH_SET, each, SEED + 7, adverts), "fourthSetOnRealTexts", report);
  await measureTwins(makeAdvertPairs(FIFTH_SET, each, SEED + 9, adverts), "fifthSetOnRealTexts", report);
  await measureTwins(makeAdvertPairs(SIXTH_SET, each, SEED + 11, adverts), "sixthSetOnRealTexts", report);
  await measureTwins(makeAdvertPairs(SEVENTH_SET, each, SEED + 13, adverts), "seventhSetOnRealTexts", report);
  await measureTwins(makeAdvertPairs(third, each, SEED + 5, adverts), "thirdSetOnRealTexts", report);
}

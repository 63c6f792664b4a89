import { afterAll, beforeAll, expect, test } from "vitest";
import { Listing } from "../../models/listing.ts";
import { openTestDatabase, type TestDatabase } from "../database/embedded/test-database.ts";
import { LISTING_FACTS_VERSION } from "../engines/matching/listing-facts.ts";
import { findCatalogue } from "./catalogue.ts";
import { BOARD, connectTestDatabase, makeFound } from "./postings.fixtures.ts";
import { storePostings } from "./store-postings.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const indexes = Listing.schema.indexes().map(([key]) => ({ key }) as { key: Record<string, 1 | -1> });
  await database.db.collection(Listing.collection.name).createIndexes(indexes);
});

afterAll(() => database.close());

test("what every matching asks of the listings is answered from an index", async () => {
  const listings = database.db.collection(Listing.collection.name);
  const asked = [
    listings.find({ ownerId: null, closedAt: null, factsVersion: LISTING_FACTS_VERSION }),
    listings
      .find({ ownerId: null }, { projection: { updatedAt: 1 } })
      .sort({ updatedAt: -1 })
      .limit(1),
  ];
  for (const query of asked) {
    const { queryPlanner } = await query.explain("queryPlanner");
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain("IXSCAN");
  }
});

test("what changed is read anew, and nothing else: the rest stays as it was prepared", async () => {
  const disconnect = await connectTestDatabase();
  try {
    const found = ["Bridge Engineer", "Tunnel Engineer", "Welder", "Mason"].map((title) =>
      makeFound({ externalId: title, title }),
    );
    await storePostings(BOARD, found, new Date());
    const [first, again] = await Promise.all([findCatalogue(), findCatalogue()]);
    expect(again).toBe(first);
    const [bridge, tunnel, welder] = ["Bridge Engineer", "Tunnel Engineer", "Welder"].map((title) =>
      first.listings.find((listing) => listing.title === title),
    );
    expect([bridge, tunnel, welder]).not.toContain(undefined);

    const facts = { ...tunnel, title: "Tunnel Digger" };
    await Listing.updateOne({ _id: tunnel?.id }, { $set: { facts, updatedAt: new Date(Date.now() + 1_000) } });
    await Listing.updateOne({ _id: welder?.id }, { $set: { closedAt: new Date() } });
    const { listings, weights } = await findCatalogue();
    expect(listings.map(({ title }) => title).sort()).toEqual(["Bridge Engineer", "Mason", "Tunnel Digger"]);
    expect(listings).toContain(bridge);
    expect(weights).toBe(first.weights);
  } finally {
    await disconnect();
  }
});

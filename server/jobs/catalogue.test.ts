import { afterAll, beforeAll, expect, test } from "vitest";
import { Listing } from "../../models/listing.ts";
import { openTestDatabase, type TestDatabase } from "../database/embedded/test-database.ts";
import { LISTING_FACTS_VERSION } from "../engines/matching/listing-facts.ts";

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

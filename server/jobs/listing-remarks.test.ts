import { Types } from "mongoose";
import { expect, test } from "vitest";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import { toRemarks } from "./listing-remarks.ts";

const NOW = new Date("2026-11-22T08:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

function address(label: string, over: Partial<ListingRecord["addresses"][number]> = {}) {
  const url = `https://${label.toLowerCase()}.example/1`;
  return { key: label, sourceId: label, kind: "feed", label, url, firstSeenAt: daysAgo(3), ...over };
}

function listingWith(over: object): ListingRecord {
  const told = { _id: "1", source: "Feed", title: "x", facts: {}, factsVersion: 1, updatedAt: NOW };
  return new Listing({ ...told, ...over }).toObject();
}

test("a posting that is new says nothing of how it fared", () => {
  expect(toRemarks(listingWith({ postedAt: daysAgo(3), firstSeenAt: daysAgo(2) }), NOW)).toEqual({
    isReposted: false,
    listedSince: null,
    isClosed: false,
    addresses: [],
  });
});

test("a posting that was put up anew is as old as its first address", () => {
  const listing = listingWith({
    postedAt: daysAgo(1),
    firstSeenAt: daysAgo(95),
    repostedAt: [daysAgo(1)],
    addresses: [address("Board", { firstSeenAt: daysAgo(95) })],
  });
  const remarks = toRemarks(listing, NOW);
  expect(remarks).toMatchObject({ isReposted: true, isClosed: false, listedSince: daysAgo(95).toISOString() });
  expect(toRemarks(listingWith({ postedAt: daysAgo(59) }), NOW).listedSince).toBeNull();
  expect(toRemarks(listingWith({ postedAt: daysAgo(60) }), NOW).listedSince).not.toBeNull();
});

test("one card has up to three addresses: open ones, each source once", () => {
  const addresses = [
    address("Board"),
    address("Gone", { closedAt: daysAgo(1) }),
    address("Board", { key: "again", url: "https://board.example/2" }),
    address("Feed", { url: null, applyUrl: "https://feed.example/apply" }),
    address("Nowhere", { url: null }),
    address("List"),
    address("Fourth"),
  ];
  expect(toRemarks(listingWith({ addresses }), NOW).addresses).toEqual([
    { label: "Board", url: "https://board.example/1" },
    { label: "Feed", url: "https://feed.example/apply" },
    { label: "List", url: "https://list.example/1" },
  ]);
  expect(toRemarks(listingWith({ addresses: [], closedAt: daysAgo(1) }), NOW).isClosed).toBe(true);
});

test("a job that the user added is as old as its posting says, not as its adding", () => {
  const own = { ownerId: new Types.ObjectId(), firstSeenAt: daysAgo(200) };
  expect(toRemarks(listingWith(own), NOW).listedSince).toBeNull();
  expect(toRemarks(listingWith({ ...own, postedAt: daysAgo(90) }), NOW).listedSince).toBe(daysAgo(90).toISOString());
});

test("a record of an older version, without these fields, has no remarks", () => {
  const { addresses: _, repostedAt: __, ...older } = listingWith({});
  expect(toRemarks(older as ListingRecord, NOW)).toMatchObject({ isReposted: false, addresses: [] });
});

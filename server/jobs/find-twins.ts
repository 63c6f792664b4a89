import { Listing, type ListingRecord } from "../../models/listing.ts";
import { PostingAddress } from "../../models/posting-address.ts";
import { toPay, toPlaces } from "./listing-view.ts";
import { couldBeSameJob, isSameJob, type Likeness, likenessOf, type NearKeys } from "../engines/postings/likeness.ts";

const COMPARED = {
  title: 1,
  company: 1,
  places: 1,
  description: 1,
  requisition: 1,
  near: 1,
  employment: 1,
  pay: 1,
  workplace: 1,
  addresses: 1,
  closedAt: 1,
  postedAt: 1,
} as const;
/** More of them under one word of the look-up are boilerplate, and comparing them all would take for ever. */
const MAX_CANDIDATES_EACH = 20;
const MAX_CANDIDATES = 3_000;

export type Candidate = Pick<ListingRecord, "_id" | "addresses" | "closedAt" | "postedAt"> & { likeness: Likeness };

export type Wanted = { key: string; addressKeys: string[]; near: NearKeys; likeness: Likeness };

export type Candidates = {
  /** Which listing an address on the web was claimed for. */
  claims: ReadonlyMap<string, string>;
  byId: ReadonlyMap<string, Candidate>;
  byNear: ReadonlyMap<number, Candidate[]>;
};

type Compared = Pick<ListingRecord, keyof typeof COMPARED | "_id">;

/** A listing as postings are compared with it. */
export function toCandidate({ _id, addresses, closedAt, postedAt, workplace, pay, ...told }: Compared): Candidate {
  const places = toPlaces(told.places);
  return {
    _id,
    addresses,
    closedAt,
    postedAt,
    likeness: likenessOf({ ...told, places, workplace: workplace ?? null, pay: toPay(pay) }),
  };
}

/** Everybody's listings that some postings may be: by their addresses on the web, and by the words of the look-up. */
export async function findCandidates(wanted: readonly Wanted[]): Promise<Candidates> {
  const claims = await PostingAddress.find({ _id: { $in: wanted.flatMap(({ addressKeys }) => addressKeys) } }).lean();
  const anybodys = { ownerId: null, isSample: { $ne: true } };
  // Asked by these keys alone: with `ownerId` beside them, its index would be walked, which holds every listing.
  const findAlike = (keys: number[]) =>
    Listing.find({ near: { $in: [...new Set(keys)] } })
      .select({ ...COMPARED, ownerId: 1, isSample: 1 })
      .limit(MAX_CANDIDATES)
      .lean();
  const [claimed, narrowly, widely] = await Promise.all([
    Listing.find({ ...anybodys, _id: { $in: claims.map(({ listingId }) => listingId) } })
      .select(COMPARED)
      .lean(),
    findAlike(wanted.flatMap(({ near }) => near.narrow)),
    findAlike(wanted.flatMap(({ near }) => near.wide)),
  ]);
  const byId = new Map<string, Candidate>();
  const byNear = new Map<number, Candidate[]>();
  const alike = [...narrowly, ...widely];
  for (const listing of [...claimed, ...alike.filter(({ ownerId, isSample }) => !ownerId && !isSample)]) {
    if (byId.has(listing._id)) continue;
    const candidate = toCandidate(listing);
    byId.set(listing._id, candidate);
    for (const key of listing.near) {
      const known = byNear.get(key) ?? [];
      if (known.length < MAX_CANDIDATES_EACH) byNear.set(key, [...known, candidate]);
    }
  }
  return { claims: new Map(claims.map(({ _id, listingId }) => [_id, listingId])), byId, byNear };
}

/** The listings that share a key of a posting, the likeliest first. */
export function alikeOf({ narrow, wide }: NearKeys, byNear: Candidates["byNear"]): Candidate[] {
  return [...new Set([...narrow, ...wide].flatMap((key) => byNear.get(key) ?? []))];
}

/** The known listing of a posting, or null: by web address, then by company with requisition, title, place and text. */
export function findTwin(wanted: Wanted, sourceId: string, candidates: Candidates): Candidate | null {
  const isFree = ({ addresses }: Candidate) =>
    addresses.some(({ key }) => key === wanted.key) ||
    !addresses.some((address) => address.sourceId === sourceId && !address.closedAt);
  for (const key of wanted.addressKeys) {
    const claimed = candidates.byId.get(candidates.claims.get(key) ?? "");
    if (claimed && isFree(claimed) && couldBeSameJob(wanted.likeness, claimed.likeness)) return claimed;
  }
  const alike = alikeOf(wanted.near, candidates.byNear);
  return alike.find((each) => isFree(each) && isSameJob(wanted.likeness, each.likeness)) ?? null;
}

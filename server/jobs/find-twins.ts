import { Listing, type ListingAddress, type ListingRecord } from "../../models/listing.ts";
import { PostingAddress } from "../../models/posting-address.ts";
import { toPay, toPlaces } from "./listing-view.ts";
import { couldBeSameJob, isSameJob, type Likeness, likenessOf, type NearKeys } from "../engines/postings/likeness.ts";

const COMPARED = {
  title: 1,
  company: 1,
  places: 1,
  description: 1,
  requisition: 1,
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

const LOOKED_AT = {
  near: 1,
  ownerId: 1,
  isSample: 1,
  closedAt: 1,
  "addresses.key": 1,
  "addresses.sourceId": 1,
  "addresses.closedAt": 1,
  "addresses.firstSeenAt": 1,
} as const;

export type Candidate = Pick<ListingRecord, "_id" | "addresses" | "closedAt" | "postedAt"> & { likeness: Likeness };
export type CandidateHead = Pick<ListingRecord, "_id" | "closedAt"> & {
  addresses: Pick<ListingAddress, "key" | "sourceId" | "closedAt" | "firstSeenAt">[];
};

export type Wanted = { key: string; addressKeys: string[]; near: NearKeys; likeness: Likeness };

export type Candidates = {
  /** Which listing an address on the web was claimed for. */
  claims: ReadonlyMap<string, string>;
  byId: ReadonlyMap<string, Candidate>;
  byNear: ReadonlyMap<number, Candidate[]>;
};

type Compared = Pick<ListingRecord, keyof typeof COMPARED | "_id">;

/** A listing as postings are compared with it; understood once it is. */
export function toCandidate({ _id, addresses, closedAt, postedAt, workplace, pay, ...told }: Compared): Candidate {
  let understood: Likeness | null = null;
  return {
    _id,
    addresses,
    closedAt,
    postedAt,
    get likeness() {
      const places = toPlaces(told.places);
      understood ??= likenessOf({ ...told, places, workplace: workplace ?? null, pay: toPay(pay) });
      return understood;
    },
  };
}

/** Everybody's listings that share keys with some postings, those of narrow keys first. */
async function findAlike(wanted: readonly Wanted[]) {
  // Asked by these keys alone: with `ownerId` beside them, its index would be walked, which holds every listing.
  const find = (keys: number[]) =>
    Listing.find({ near: { $in: [...new Set(keys)] } })
      .select(LOOKED_AT)
      .limit(MAX_CANDIDATES)
      .lean();
  const [narrowly, widely] = await Promise.all([
    find(wanted.flatMap(({ near }) => near.narrow)),
    find(wanted.flatMap(({ near }) => near.wide)),
  ]);
  const heads = new Map([...narrowly, ...widely].map((head) => [head._id, head]));
  return [...heads.values()].filter(({ ownerId, isSample }) => !ownerId && !isSample);
}

/** Everybody's listings that some postings may be, by their addresses on the web and by the words of the look-up. */
export async function findCandidates(
  wanted: readonly Wanted[],
  isWorthComparing: (head: CandidateHead) => boolean,
): Promise<Candidates> {
  const claims = await PostingAddress.find({ _id: { $in: wanted.flatMap(({ addressKeys }) => addressKeys) } }).lean();
  const heads = (await findAlike(wanted)).filter(isWorthComparing);
  const idsByNear = new Map<number, string[]>();
  for (const { _id, near } of heads) {
    for (const key of near) {
      const known = idsByNear.get(key) ?? [];
      if (known.length < MAX_CANDIDATES_EACH) idsByNear.set(key, [...known, _id]);
    }
  }
  const asked = new Set(wanted.flatMap(({ near }) => [...near.narrow, ...near.wide]));
  const alike = [...asked].flatMap((key) => idsByNear.get(key) ?? []);
  const compared = [...new Set([...claims.map(({ listingId }) => listingId), ...alike])];
  const listings =
    compared.length === 0
      ? []
      : await Listing.find({ _id: { $in: compared }, ownerId: null, isSample: { $ne: true } })
          .select(COMPARED)
          .lean();
  const byId = new Map(listings.map((listing) => [listing._id, toCandidate(listing)]));
  const byNear = new Map([...idsByNear].map(([key, ids]) => [key, ids.flatMap((id) => byId.get(id) ?? [])]));
  return { claims: new Map(claims.map(({ _id, listingId }) => [_id, listingId])), byId, byNear };
}

/** Whether a source does not list a listing yet, so that a posting of it may be the same job. */
export function isFreeFor(sourceId: string, { addresses }: CandidateHead): boolean {
  return !addresses.some((address) => address.sourceId === sourceId && !address.closedAt);
}

/** The listings that share a key of a posting, the likeliest first. */
export function alikeOf({ narrow, wide }: NearKeys, byNear: Candidates["byNear"]): Candidate[] {
  return [...new Set([...narrow, ...wide].flatMap((key) => byNear.get(key) ?? []))];
}

/** The known listing of a posting, or null: by web address, then by company with requisition, title, place and text. */
export function findTwin(wanted: Wanted, sourceId: string, candidates: Candidates): Candidate | null {
  const isFree = (each: Candidate) => each.addresses.some(({ key }) => key === wanted.key) || isFreeFor(sourceId, each);
  for (const key of wanted.addressKeys) {
    const claimed = candidates.byId.get(candidates.claims.get(key) ?? "");
    if (claimed && isFree(claimed) && couldBeSameJob(wanted.likeness, claimed.likeness)) return claimed;
  }
  const alike = alikeOf(wanted.near, candidates.byNear);
  return alike.find((each) => isFree(each) && isSameJob(wanted.likeness, each.likeness)) ?? null;
}

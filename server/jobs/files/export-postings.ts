import { Listing, type ListingRecord } from "../../../models/listing.ts";
import { FILE_FIELDS, type FileField } from "./file-columns.ts";

export type ExportedPosting = Record<FileField, string | number | null>;

function closesAtOf({ addresses }: Pick<ListingRecord, "addresses">): string | null {
  const days = addresses.flatMap(({ closesAt }) => closesAt?.getTime() ?? []);
  return days.length === 0 ? null : new Date(Math.max(...days)).toISOString();
}

function toExported(listing: ListingRecord): ExportedPosting {
  const { pay, sourceUrl } = listing;
  const values: ExportedPosting = {
    id: listing._id,
    source: listing.source,
    title: listing.title,
    company: listing.company,
    location: listing.location,
    workplace: listing.workplace ?? null,
    salary: listing.salary,
    salary_min: pay?.least ?? null,
    salary_max: pay?.most ?? null,
    salary_currency: pay?.currency ?? null,
    salary_period: pay?.period ?? null,
    employment: listing.employment.join(", "),
    posted_at: listing.postedAt?.toISOString() ?? null,
    closes_at: closesAtOf(listing),
    language: listing.language ?? null,
    // A page of our own is no address for others.
    url: sourceUrl.startsWith("/") ? null : sourceUrl,
    apply_url: listing.applyUrl ?? null,
    requisition: listing.requisition,
    company_logo: listing.companyLogo ?? null,
    applicants: listing.applicantsCount,
    description: listing.description,
  };
  const known = FILE_FIELDS.map((field) => [field, values[field] === "" ? null : values[field]]);
  return Object.fromEntries(known) as ExportedPosting;
}

/** Everybody's listings that are offered, one by one; no samples, and nothing that a user added. */
export async function* exportPostings(): AsyncGenerator<ExportedPosting> {
  const offered = { ownerId: null, isSample: { $ne: true }, closedAt: null };
  const listings = Listing.find(offered).select({ facts: 0 }).sort({ _id: 1 }).lean().cursor();
  // The cursor gives one listing at a time; its type is that of the list.
  for await (const listing of listings as unknown as AsyncIterable<ListingRecord>) yield toExported(listing);
}

import { Listing, type ListingRecord } from "../../models/listing.ts";
import type { UserRecord } from "../../models/user.ts";
import type { FoundPosting } from "./found-posting.ts";
import { toPosting } from "./listing-view.ts";
import { matchOwnJob } from "./match-own-job.ts";
import { type OwnJobInput, ownContent, requireOwnJob, requireText, toFound, toldOf } from "./own-job.ts";
import { type JobRemarks, UnclearJob } from "./unclear-job.ts";

/** What a page told besides its text stays until the text changes, and the places until the place changes. */
function keptOf(listing: ListingRecord, told: OwnJobInput): Partial<FoundPosting> {
  const { places, workplace, pay, employment, language } = toPosting(listing);
  const isPlaceSame = told.location === listing.location;
  return {
    ...(isPlaceSame && { places: places.map(({ text }) => text), workplace }),
    pay,
    employment: employment.length > 0 ? employment.join(", ") : null,
    language,
    postedAt: listing.postedAt ?? null,
    companyLogo: listing.companyLogo ?? null,
  };
}

/** Changes an added job and scores it again; what is not given stays. Throws Refusal (not-found) and UnclearJob. */
export async function editJob(
  user: UserRecord,
  id: unknown,
  change: Partial<OwnJobInput>,
  now: Date,
): Promise<ListingRecord> {
  const listing = await requireOwnJob(user._id, id);
  const told = requireText({ ...toldOf(listing), ...change });
  const remarks: JobRemarks = {};
  if (told.title === "") remarks.title = "Please enter the title of the job.";
  if (told.text === "") remarks.text = "Please enter the text of the posting.";
  if (Object.keys(remarks).length > 0) throw new UnclearJob("invalid", { read: told, remarks });
  const isTextSame = told.text === listing.description;
  const found = { ...toFound(told), ...(isTextSame && keptOf(listing, told)) };
  const content = ownContent(listing._id, found);
  await Listing.updateOne({ _id: listing._id, ownerId: user._id }, { $set: content });
  await matchOwnJob(user, content.facts, now);
  return { ...listing, ...content };
}

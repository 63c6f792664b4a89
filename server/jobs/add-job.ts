import { Listing, type ListingRecord } from "../../models/listing.ts";
import type { UserRecord } from "../../models/user.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { counted } from "../domain/counted.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import type { FoundPosting } from "./found-posting.ts";
import { matchOwnJob } from "./match-own-job.ts";
import { fillIn, type OwnJobInput, ownContent, ownJobId, toFound } from "./own-job.ts";
import { readJobPage } from "./read-job-page.ts";

type Added = { listing: ListingRecord; isNew: boolean };

/** The posting that the user means: the pasted text, or the page at the address where no text came with it. */
async function findTold(input: OwnJobInput, readPage: typeof readJobPage): Promise<FoundPosting> {
  if (input.text !== "") return toFound(fillIn(input));
  if (input.url === "") throw new Refusal("invalid", "Please paste the text of the posting, or enter its address.");
  const page = await readPage(input.url);
  return {
    ...page,
    title: input.title || page.title,
    company: input.company || page.company,
    places: input.location === "" ? page.places : [input.location],
    url: page.url ?? input.url,
  };
}

async function requireRoom(user: UserRecord, now: Date, held: number): Promise<void> {
  const { ownJobLimit, name } = PLANS[tierOf(user, now)];
  if (held <= ownJobLimit) return;
  throw new Refusal(
    "conflict",
    `${name} keeps at most ${counted(ownJobLimit, "job")} that you added. Please delete one first.`,
  );
}

/**
 * Adds a job that the user found: private to the user, scored with the active resume at once. The same address or text
 * a second time finds the first. Throws Refusal: invalid without a text, an address or a title, unavailable with why
 * the address cannot be read, conflict where the plan keeps no more.
 */
export async function addJob(
  user: UserRecord,
  input: OwnJobInput,
  { now, readPage = readJobPage }: { now: Date; readPage?: typeof readJobPage },
): Promise<Added> {
  const id = ownJobId(user._id, input);
  const known = await Listing.findOne({ _id: id, ownerId: user._id }).lean();
  if (known) return { listing: known, isNew: false };
  await requireRoom(user, now, (await Listing.countDocuments({ ownerId: user._id })) + 1);
  const found = await findTold(input, readPage);
  const content = ownContent(id, found);
  const times = { firstSeenAt: now, closedAt: null };
  try {
    await Listing.create({ _id: id, ownerId: user._id, isSample: false, ...content, ...times });
  } catch (error) {
    // Two clicks at once: the other one wrote it.
    if (!isDuplicateKey(error)) throw error;
    const listing = await Listing.findOne({ _id: id, ownerId: user._id }).lean();
    if (!listing) throw error;
    return { listing, isNew: false };
  }
  try {
    // Others may have been added at the same moment.
    await requireRoom(user, now, await Listing.countDocuments({ ownerId: user._id }));
  } catch (error) {
    await Listing.deleteOne({ _id: id, ownerId: user._id });
    throw error;
  }
  await matchOwnJob(user, content.facts, now);
  const listing = await Listing.findOne({ _id: id, ownerId: user._id }).lean();
  if (!listing) throw new Refusal("not-found", "Job not found");
  return { listing, isNew: true };
}

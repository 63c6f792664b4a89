import { createHash } from "node:crypto";
import { Types } from "mongoose";
import { Listing } from "../../../models/listing.ts";
import { ownJobId } from "../../jobs/own-job.ts";

const ID_CHARACTERS = 24;
const OWN_JOB = "own-";

/** Which of these are this user's already. */
export type FindOwned = (ids: Types.ObjectId[]) => Promise<unknown[]>;

/**
 * The ids that records of another account get in this one: always the same, so that importing twice adds once. What is
 * the user's here already keeps its id, so that one's own file adds nothing where it comes from.
 */
export class MovedIds {
  readonly #ownerId: Types.ObjectId;
  readonly #owned = new Set<string>();

  constructor(ownerId: Types.ObjectId) {
    this.#ownerId = ownerId;
  }

  /** Looks up which of the records of one collection are here. */
  async learn(ids: readonly string[], findOwned: FindOwned): Promise<void> {
    const found = await findOwned(ids.map((id) => new Types.ObjectId(id)));
    for (const id of found) this.#owned.add(String(id));
  }

  async learnJobs(ids: readonly string[]): Promise<void> {
    const found = await Listing.distinct("_id", { _id: { $in: ids }, ownerId: this.#ownerId });
    for (const id of found) this.#owned.add(id);
  }

  of(id: string): Types.ObjectId {
    if (this.#owned.has(id)) return new Types.ObjectId(id);
    const hash = createHash("sha256").update(`${this.#ownerId}\n${id}`).digest("hex");
    return new Types.ObjectId(hash.slice(0, ID_CHARACTERS));
  }

  /** Of a job: one that a user added is nobody else's, all others are the same for all. */
  ofJob(id: string): string {
    return !id.startsWith(OWN_JOB) || this.#owned.has(id) ? id : ownJobId(this.#ownerId, id);
  }
}

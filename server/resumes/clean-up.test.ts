import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Application } from "../../models/application.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { cleanUp } from "./clean-up.ts";

let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
});

afterAll(() => end());

test("a clean-up removes the applications of resumes that are gone, and none that was made elsewhere", async () => {
  const ownerId = new Types.ObjectId();
  const made = (listingId: string, resumeId: Types.ObjectId | null) =>
    Application.create({ ownerId, listingId, resumeId, status: "applied", appliedAt: new Date(), jobTitle: "Pilot" });
  await made("elsewhere-1", null);
  await made("elsewhere-2", null);
  await made("listing-1", new Types.ObjectId());
  await cleanUp();
  const left = await Application.find({ ownerId }).sort({ listingId: 1 }).lean();
  expect(left.map(({ listingId }) => listingId)).toEqual(["elsewhere-1", "elsewhere-2"]);
});

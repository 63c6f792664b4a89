import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { User } from "../../models/user.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { lookAtList } from "./look-at-list.ts";

let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
});

afterAll(() => end());

async function newUser() {
  const _id = new Types.ObjectId();
  await User.create({ _id, issuer: "test", subject: String(_id), email: "looks@example.com" });
  const lookAt = async (time: string, isOwn = true) => {
    const user = await User.findById(_id).lean();
    if (!user) throw new Error("The user is gone");
    return (await lookAtList(user, { now: new Date(`2026-11-${time}Z`), isOwn })).toISOString().slice(8, 16);
  };
  return { _id, lookAt };
}

test("news are news since the last look of the visit before, which a reload does not move", async () => {
  const { lookAt } = await newUser();
  expect(await lookAt("17T09:00")).toBe("17T09:00");
  expect(await lookAt("17T09:05")).toBe("17T09:00");
  expect(await lookAt("17T11:00")).toBe("17T09:00");
  expect(await lookAt("20T08:00")).toBe("17T11:00");
  expect(await lookAt("20T08:01")).toBe("17T11:00");
  expect(await lookAt("20T15:00")).toBe("17T11:00");
  expect(await lookAt("21T08:00")).toBe("20T15:00");
});

test("who looks all the time begins a new visit after a day", async () => {
  const { lookAt } = await newUser();
  for (const hour of ["00", "06", "12", "18"]) expect(await lookAt(`17T${hour}:00`)).toBe("17T00:00");
  expect(await lookAt("18T00:30")).toBe("17T18:00");
});

test("an administrator in another's account leaves no trace, and two tabs at once are one look", async () => {
  const { _id, lookAt } = await newUser();
  await lookAt("17T09:00");
  expect(await lookAt("20T09:00", false)).toBe("17T09:00");
  expect((await User.findById(_id).lean())?.look?.seenAt.toISOString()).toContain("17T09:00");
  const user = await User.findById(_id).lean();
  const tabs = ["21T09:00", "21T09:01"].map((time) => new Date(`2026-11-${time}Z`));
  const since = await Promise.all(tabs.map((now) => lookAtList(user!, { now, isOwn: true })));
  expect(new Set(since.map((each) => each.toISOString())).size).toBe(1);
  expect((await User.findById(_id).lean())?.look?.since.toISOString()).toContain("17T09:00");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { inventVacancies } from "../../tests/emulators/job-board-shapes.ts";
import { type JobBoards, startJobBoards } from "../../tests/emulators/job-boards.ts";
import { createOutsideDoor } from "../http/fetch-outside.ts";
import { createHostTurns } from "../http/outside/host-turns.ts";
import type { AskOptions } from "./ask-source.ts";
import { readBoardPosting } from "./read-board-posting.ts";

let boards: JobBoards;
let ask: AskOptions;

beforeAll(async () => {
  boards = await startJobBoards();
  const door = createOutsideDoor({ userAgent: "test", turns: createHostTurns(), trustedOrigin: boards.url });
  ask = { door, baseUrl: boards.url, gapMs: 0 };
  for (const kind of ["greenhouse", "lever", "recruitee", "smartrecruiters"])
    boards.list(kind, "acme", inventVacancies(5));
});
afterAll(() => boards.close());

test.each([
  "https://boards.greenhouse.io/acme/jobs/4000003?gh_src=x",
  "https://jobs.lever.co/acme/4000003/apply",
  "https://jobs.smartrecruiters.com/acme/4000003-nurse-3",
])("the job at %s is read from its board's interface", async (url) => {
  expect(await readBoardPosting(url, ask)).toMatchObject({ title: "Nurse 3" });
});

test("only the one that is meant is read where each has a page of its own", async () => {
  boards.asked.length = 0;
  await readBoardPosting("https://jobs.smartrecruiters.com/acme/4000002", ask);
  expect(boards.asked.map(({ url }) => url).filter((url) => /postings\/\d/.test(url))).toHaveLength(1);
});

test("what no board lists, a board that fails, and other addresses are null", async () => {
  for (const url of [
    "https://boards.greenhouse.io/acme/jobs/999",
    "https://boards.greenhouse.io/nobody/jobs/4000003",
    "https://boards.greenhouse.io/acme",
    "https://example.com/jobs/4000003",
    "not an address",
  ]) {
    expect(await readBoardPosting(url, ask), url).toBeNull();
  }
  boards.fail("500");
  expect(await readBoardPosting("https://jobs.lever.co/acme/4000003", ask)).toBeNull();
  boards.heal();
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { JobSource } from "../../../models/job-source.ts";
import { Listing } from "../../../models/listing.ts";
import { Sighting } from "../../../models/sighting.ts";
import { inventVacancies } from "../../../tests/emulators/job-board-shapes.ts";
import { type JobBoards, startJobBoards } from "../../../tests/emulators/job-boards.ts";
import { until } from "../../../tests/setup/until.ts";
import { addSource } from "../add-source.ts";
import { connectTestDatabase } from "../postings.fixtures.ts";
import { Refusal } from "../../http/errors.ts";
import {
  closeReadingThread,
  openReadingThread,
  readHostInThread,
  stopReadingSources,
  trySourceInThread,
} from "./reading-thread.ts";

const HOST = "boards-api.greenhouse.io";
/** A thread reads the whole product anew, which a machine that has much else to do takes long for. */
const PATIENCE_MS = 120_000;
const TEST_MS = PATIENCE_MS + 30_000;

let end: () => Promise<void>;
let boards: JobBoards;
let uri = "";

beforeAll(async () => {
  boards = await startJobBoards();
  vi.stubEnv("JOB_BOARDS_BASE_URL", boards.url);
  end = await connectTestDatabase((address) => {
    uri = address;
  });
});
beforeEach(async () => {
  await JobSource.deleteMany({});
  openReadingThread(uri);
  await addSource({ kind: "greenhouse", settings: { board: "acme" } }, new Date());
});
afterEach(() => closeReadingThread());
afterAll(async () => {
  vi.unstubAllEnvs();
  await end();
  await boards.close();
});

test(
  "a source is read by the thread, and the process that serves pages stores nothing of it",
  async () => {
    boards.list("greenhouse", "acme", inventVacancies(300));
    const writes = [vi.spyOn(Listing, "bulkWrite"), vi.spyOn(Sighting, "bulkWrite")];
    await readHostInThread(HOST);
    expect((await JobSource.findOne().lean())?.lastReading).toMatchObject({ outcome: "read", added: 300 });
    expect(await Listing.countDocuments({ ownerId: null })).toBe(300);
    for (const write of writes) expect(write).not.toHaveBeenCalled();
  },
  TEST_MS,
);

test(
  "a process that stops ends what its thread reads, and the source is due again at once",
  async () => {
    boards.fail("silent");
    const reading = readHostInThread(HOST);
    const begun = boards.asked.length;
    await until(async () => (boards.asked.length > begun ? true : null), PATIENCE_MS);
    await stopReadingSources();
    await reading;
    const source = await JobSource.findOne().lean();
    expect(source).toMatchObject({ run: null, failures: 0, lastReading: null });
    expect(source?.nextRunAt.getTime()).toBeLessThanOrEqual(Date.now());
  },
  TEST_MS,
);

test(
  "a source is tried by the thread: its answer and its refusal come back as they are without one",
  async () => {
    boards.heal();
    boards.list("greenhouse", "acme", inventVacancies(30));
    const tried = await trySourceInThread({ kind: "greenhouse", settings: { board: "acme" } });
    expect(tried.postings.map(({ title }) => title)).toEqual(["Backend Engineer 1", "Support Agent 2", "Nurse 3"]);
    expect(tried.postings[0]?.postedAt).toBeInstanceOf(Date);
    const refused = await trySourceInThread({ kind: "greenhouse", settings: { board: "nobody" } }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ kind: "unavailable", message: 'Greenhouse knows no board "nobody".' });
    await expect(trySourceInThread({ kind: "nothing", settings: {} })).rejects.toMatchObject({ kind: "invalid" });
  },
  TEST_MS,
);

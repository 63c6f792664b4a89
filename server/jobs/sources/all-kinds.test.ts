import { expect, onTestFinished, test } from "vitest";
import { inventVacancies, type Vacancy } from "../../../tests/emulators/job-board-shapes.ts";
import { type BoardFault, type JobBoards, startJobBoards } from "../../../tests/emulators/job-boards.ts";
import { createOutsideDoor } from "../../http/fetch-outside.ts";
import { createHostTurns } from "../../http/outside/host-turns.ts";
import { type AskOptions, openSourceFetch, type Validators } from "../ask-source.ts";
import { type FoundPosting, FoundPostingSchema } from "../found-posting.ts";
import { type LeftOut, SourceError, type SourceKind, SourceUnchanged } from "../source-kind.ts";
import { SOURCE_KINDS } from "./all-kinds.ts";
import { runs } from "../../../tests/setup/run-length.ts";

const KEYS = {
  ADZUNA_APP_ID: "an-id",
  ADZUNA_APP_KEY: "a-key",
  USAJOBS_EMAIL: "me@example.com",
  USAJOBS_KEY: "another-key",
};
/** What an administrator enters for each kind that the emulator knows. */
const ENTERED: Record<string, Record<string, string>> = {
  greenhouse: { board: "acme" },
  lever: { board: "acme", company: "Acme Labs" },
  ashby: { board: "acme", company: "Acme Labs" },
  smartrecruiters: { board: "acme" },
  recruitee: { board: "acme" },
  workable: { board: "acme" },
  personio: { board: "acme" },
  adzuna: { country: "DE" },
};
const DOCUMENTED = SOURCE_KINDS.filter(({ isWebsite, keys }) => !isWebsite && !keys.includes("APIFY_TOKEN"));
/** No answer is cut off for its time: a test beside the journeys may get a tenth of a core. */
const PATIENT_MS = 600_000;
/** These give a vacancy's text on a page of its own, or a list over several answers. */
const PAGED = ["smartrecruiters", "arbeitnow", "the-muse", "adzuna", "usajobs"];

async function openBoards(): Promise<{ boards: JobBoards; options: AskOptions }> {
  const boards = await startJobBoards();
  const door = createOutsideDoor({ userAgent: "Test/1.0", turns: createHostTurns(), trustedOrigin: boards.url });
  onTestFinished(async () => {
    await door.close();
    await boards.close();
  });
  return { boards, options: { door, baseUrl: boards.url, pausesMs: [1, 1], gapMs: 0 } };
}

type Read = { postings: FoundPosting[]; stillListed: string[]; leftOut: LeftOut[]; validators: Validators | null };

async function readAll(
  kind: SourceKind,
  options: AskOptions,
  { fresh = [] as string[], validators = null as Validators | null, entered = ENTERED[kind.kind] ?? {} } = {},
): Promise<Read> {
  const signal = AbortSignal.timeout(PATIENT_MS);
  const source = openSourceFetch(kind, { signal, validators, options });
  const all: Read = { postings: [], stillListed: [], leftOut: [], validators: null };
  const reading = kind.read({
    settings: kind.checkSettings(entered),
    keys: KEYS,
    now: new Date(),
    signal,
    fetch: source.fetch,
    findFresh: async () => new Set(fresh),
  });
  for await (const page of reading) {
    all.postings.push(...page.postings);
    all.stillListed.push(...page.stillListed);
    all.leftOut.push(...page.leftOut);
  }
  all.validators = source.validators();
  return all;
}

function listOn(boards: JobBoards, kind: SourceKind, vacancies: Vacancy[]): void {
  const isBoard = kind.fields.some(({ name }) => name === "board");
  boards.list(kind.kind, isBoard ? "acme" : "", vacancies);
}

const [first] = inventVacancies(1);
const POSTED = new Date("2026-09-01T07:30:00Z");
const DAY = new Date("2026-09-01T00:00:00Z");
const BODY =
  "<p>Backend Engineer 1 wanted: plan &amp; draw.</p><ul><li>You know the trade</li><li>You work in teams</li></ul>";
const PAY = { least: 50_000, most: 60_000, currency: "EUR", period: "year" } as const;
const NOTHING = {
  workplace: null,
  pay: null,
  employment: null,
  closesAt: null,
  language: null,
  url: null,
  applyUrl: null,
  requisition: null,
  companyLogo: null,
};
const COMMON = { ...NOTHING, title: "Backend Engineer 1", company: "Acme Labs", postedAt: POSTED };

/** The first vacancy, as each kind tells it. */
const EXPECTED: Record<string, FoundPosting> = {
  greenhouse: {
    ...COMMON,
    externalId: "4000001",
    places: ["Lyon, France"],
    description: { kind: "html", content: BODY },
    pay: PAY,
    employment: "Full-time",
    language: "en",
    url: "https://boards.greenhouse.io/acme/jobs/4000001",
    requisition: "R-4000001",
  },
  lever: {
    ...COMMON,
    externalId: "4000001",
    places: [{ city: "Lyon", region: null, country: "FR" }],
    workplace: "hybrid",
    description: {
      kind: "html",
      content: `${BODY}\n<h3>You bring</h3><ul><li>Care</li></ul>\n\n<p>Write to us.</p>`,
    },
    pay: PAY,
    employment: "Full-time",
    url: "https://jobs.lever.co/acme/4000001",
    applyUrl: "https://jobs.lever.co/acme/4000001/apply",
  },
  ashby: {
    ...COMMON,
    externalId: "4000001",
    places: [{ city: "Lyon", region: null, country: "France" }],
    workplace: "hybrid",
    description: { kind: "html", content: BODY },
    pay: PAY,
    employment: "FullTime",
    url: "https://jobs.ashbyhq.com/acme/4000001",
    applyUrl: "https://jobs.ashbyhq.com/acme/4000001/application",
  },
  smartrecruiters: {
    ...COMMON,
    externalId: "4000001",
    places: [{ city: "Lyon", region: null, country: "fr" }],
    workplace: "hybrid",
    description: {
      kind: "html",
      content: `<h3>Company</h3><p>We are many.</p>\n<h3>Job</h3>${BODY}\n<h3>You bring</h3><ul><li>Care</li></ul>\n`,
    },
    employment: "Full-time",
    url: "https://jobs.smartrecruiters.com/acme/4000001",
    applyUrl: "https://jobs.smartrecruiters.com/acme/4000001?oga=true",
    requisition: "R-4000001",
  },
  recruitee: {
    ...COMMON,
    externalId: "4000001",
    places: [{ city: "Lyon", region: null, country: "France" }],
    workplace: "hybrid",
    description: { kind: "html", content: `${BODY}\n<p>Patience</p>` },
    pay: PAY,
    employment: "fulltime permanent",
    url: "https://acme.recruitee.com/o/4000001",
    applyUrl: "https://acme.recruitee.com/o/4000001/c/new",
  },
  workable: {
    ...COMMON,
    externalId: "W4000001",
    postedAt: DAY,
    places: [{ city: "Lyon", region: null, country: "France" }],
    description: { kind: "html", content: BODY },
    employment: "Full-time",
    url: "https://apply.workable.com/j/W4000001",
    applyUrl: "https://apply.workable.com/j/W4000001/apply",
  },
  personio: {
    ...COMMON,
    externalId: "4000001",
    places: ["Lyon", "Bonn"],
    description: { kind: "html", content: `<h3>Aufgaben</h3>${BODY}\n<h3>Profil</h3><p>Sorgfalt</p>\n` },
    employment: "permanent, full-time",
    url: "https://acme.jobs.personio.de/job/4000001",
  },
  arbeitnow: {
    ...COMMON,
    externalId: "job-4000001",
    places: ["Lyon"],
    description: { kind: "html", content: BODY },
    employment: "full time",
    url: "https://www.arbeitnow.com/jobs/job-4000001",
  },
  remotive: {
    ...COMMON,
    externalId: "4000001",
    places: ["France", "Brazil"],
    workplace: "remote",
    description: { kind: "html", content: BODY },
    pay: { text: "$95k - $115k" },
    employment: "full time",
    url: "https://remotive.com/remote-jobs/4000001",
    companyLogo: "https://remotive.com/logo.png",
  },
  remoteok: {
    ...COMMON,
    externalId: "4000001",
    places: [],
    workplace: "remote",
    description: { kind: "html", content: BODY },
    pay: { least: 50_000, most: null, currency: "USD", period: "year" },
    url: "https://remoteok.com/remote-jobs/4000001",
    applyUrl: "https://remoteok.com/l/4000001",
  },
  jobicy: {
    ...COMMON,
    externalId: "4000001",
    places: ["France"],
    workplace: "remote",
    description: { kind: "html", content: BODY },
    pay: PAY,
    employment: "full-time",
    url: "https://jobicy.com/jobs/4000001",
    companyLogo: "https://jobicy.com/logo.png",
  },
  "the-muse": {
    ...COMMON,
    externalId: "4000001",
    places: ["Lyon, France", "Flexible / Remote"],
    description: { kind: "html", content: BODY },
    url: "https://www.themuse.com/jobs/acme/4000001",
  },
  adzuna: {
    ...COMMON,
    externalId: "4000001",
    places: [{ city: "Lyon", region: "Region", country: "France" }],
    description: { kind: "text", content: "Backend Engineer 1 wanted: plan …" },
    pay: PAY,
    employment: "permanent full time",
    url: "https://www.adzuna.de/land/ad/4000001",
  },
  usajobs: {
    ...COMMON,
    externalId: "4000001",
    postedAt: DAY,
    closesAt: new Date("2026-12-24T23:59:59.999Z"),
    places: ["Boise, Idaho"],
    description: {
      kind: "html",
      content: "Backend Engineer 1\n<h3>Duties</h3>Plan.\nDraw.\n<h3>Qualifications</h3>A licence.\n",
    },
    pay: { least: 71_000, most: 92_000, currency: "USD", period: "year" },
    employment: "Full-time",
    url: "https://www.usajobs.gov/job/4000001",
    applyUrl: "https://www.usajobs.gov/job/4000001?apply",
    requisition: "R-4000001",
  },
};

test.each(DOCUMENTED)("DEC-100 $label: every vacancy comes over, with what the source says of it", async (kind) => {
  const { boards, options } = await openBoards();
  listOn(boards, kind, inventVacancies(130));
  const { postings, leftOut } = await readAll(kind, options);
  expect(postings[0]).toEqual(EXPECTED[kind.kind]);
  expect(new Set(postings.map(({ externalId }) => externalId)).size).toBe(130);
  expect(leftOut).toEqual([]);
  for (const posting of postings) expect(FoundPostingSchema.parse(posting)).toEqual(posting);
  expect(postings[1]?.pay ?? null).toEqual({ remotive: null, usajobs: EXPECTED.usajobs?.pay }[kind.kind] ?? null);
  expect(boards.asked[0]?.headers["user-agent"]).toBe(kind.kind === "usajobs" ? "me@example.com" : "Test/1.0");
});

test.each(DOCUMENTED)("$label: what fails is a sentence, and nothing is taken for an empty board", async (kind) => {
  const { boards, options } = await openBoards();
  listOn(boards, kind, inventVacancies(12));
  const faults: BoardFault[] = ["500", "403", "half", "half-text", "html", "shape", "pdf"];
  for (const fault of faults) {
    boards.fail(fault);
    const error = await readAll(kind, options).catch((reason: unknown) => reason);
    expect(error, fault).toBeInstanceOf(SourceError);
    expect((error as SourceError).message, fault).toMatch(/^\S.*[.)]$/s);
    expect((error as SourceError).message, fault).not.toMatch(/a-key|another-key|undefined/);
  }
  boards.heal();
  expect((await readAll(kind, options)).postings).toHaveLength(12);
});

test.each(DOCUMENTED)("$label: records that are none are left out with why, and take no other along", async (kind) => {
  const { boards, options } = await openBoards();
  listOn(boards, kind, inventVacancies(12));
  if (kind.kind === "personio") return expectJunkXml(boards, kind, options);
  boards.fail("junk", { times: 1 });
  const { postings, leftOut } = await readAll(kind, options);
  expect(postings).toHaveLength(6);
  expect(leftOut).toHaveLength(9);
  expect(leftOut.filter(({ externalId }) => externalId !== null)).toHaveLength(6);
  for (const { why } of leftOut) expect(why).toMatch(/\S/);
});

async function expectJunkXml(boards: JobBoards, kind: SourceKind, options: AskOptions): Promise<void> {
  listOn(
    boards,
    kind,
    inventVacancies(3).map((job, at) => (at === 1 ? { ...job, title: "" } : job)),
  );
  const { postings, leftOut } = await readAll(kind, options);
  expect(postings).toHaveLength(2);
  expect(leftOut).toEqual([{ externalId: "4000002", record: expect.any(String), why: expect.stringMatching(/\S/) }]);
}

test.each(DOCUMENTED)("$label: it heals where the failure passes, and rests where it is asked to", async (kind) => {
  const { boards, options } = await openBoards();
  listOn(boards, kind, inventVacancies(3));
  boards.fail("500", { times: 2 });
  expect((await readAll(kind, options)).postings).toHaveLength(3);
  boards.fail("429", { retryAfter: "7200" });
  const error = await readAll(kind, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SourceError);
  const rest = ((error as SourceError).retryAt?.getTime() ?? 0) - Date.now();
  expect(rest).toBeGreaterThan(7_000_000);
  expect(rest).toBeLessThanOrEqual(7_200_000);
});

test.each(DOCUMENTED)("$label: pages without an end and far too many vacancies end by themselves", async (kind) => {
  const { boards, options } = await openBoards();
  listOn(boards, kind, inventVacancies(PAGED.includes(kind.kind) ? runs({ few: 30_000, many: 300_000 }) : 20_000));
  const small = { ...options, limits: { timeoutMs: PATIENT_MS, maxBytes: 2 * 1024 * 1024 } };
  const fresh = inventVacancies(20_000).map(({ id }) => id);
  if (!PAGED.includes(kind.kind)) {
    const reading = readAll(kind, small);
    await expect(reading).rejects.toThrow(/ answers with more than 2 MB\.$/);
    return;
  }
  const read = await readAll(kind, options, { fresh }).catch((error: unknown) => error);
  if (kind.kind === "smartrecruiters")
    expect(read).toMatchObject({ message: "The board has more than 10000 postings." });
  else expect((read as Read).postings.length).toBeLessThanOrEqual(10_000);
  boards.fail("endless");
  const endless = await readAll(kind, options, { fresh }).catch((error: unknown) => error);
  if (!(endless instanceof SourceError)) expect((endless as Read).postings.length).toBeLessThanOrEqual(10_000);
  expect(boards.asked.length).toBeLessThan(450);
});

test.each(DOCUMENTED)("$label: an empty board is empty, and an unknown one is told", async (kind) => {
  const { boards, options } = await openBoards();
  listOn(boards, kind, []);
  expect(await readAll(kind, options)).toMatchObject({ postings: [], leftOut: [] });
  if (!kind.fields.some(({ name }) => name === "board")) return;
  const unknown = readAll(kind, options, { entered: { board: "nobody" } });
  // This one answers for a company that it does not know as for one without postings.
  if (kind.kind === "smartrecruiters") expect((await unknown).postings).toEqual([]);
  else await expect(unknown).rejects.toThrow(`${kind.label} knows no board "nobody".`);
});

test.each(DOCUMENTED.filter(({ kind }) => !PAGED.includes(kind)))(
  "$label: asked again with what the last answer left, what has not changed is not sent again",
  async (kind) => {
    const { boards, options } = await openBoards();
    listOn(boards, kind, inventVacancies(3));
    const { validators } = await readAll(kind, options);
    expect(validators?.etag).toMatch(/^"/);
    await expect(readAll(kind, options, { validators })).rejects.toBeInstanceOf(SourceUnchanged);
    listOn(boards, kind, inventVacancies(4));
    expect((await readAll(kind, options, { validators })).postings).toHaveLength(4);
  },
);

test("SmartRecruiters: what is stored and has not changed is not read again, and a bad page loses no other", async () => {
  const { boards, options } = await openBoards();
  const kind = SOURCE_KINDS.find(({ kind: name }) => name === "smartrecruiters")!;
  listOn(boards, kind, inventVacancies(5));
  const { postings, stillListed } = await readAll(kind, options, { fresh: ["4000001", "4000004"] });
  expect(postings.map(({ externalId }) => externalId)).toEqual(["4000002", "4000003", "4000005"]);
  expect(stillListed).toEqual(["4000001", "4000004"]);
});

test("settings are taken as people have them: a name or the board's address; what is none is told", () => {
  const check = (kind: string, board: string) =>
    SOURCE_KINDS.find(({ kind: name }) => name === kind)!.checkSettings({ board });
  expect(check("greenhouse", " stripe ")).toEqual({ board: "stripe" });
  expect(check("greenhouse", "https://boards.greenhouse.io/stripe/jobs/12")).toEqual({ board: "stripe" });
  expect(check("greenhouse", "job-boards.greenhouse.io/stripe")).toEqual({ board: "stripe" });
  expect(check("lever", "https://jobs.eu.lever.co/acme")).toEqual({ board: "acme", region: "eu" });
  expect(check("lever", "https://jobs.lever.co/acme/123")).toEqual({ board: "acme" });
  expect(check("ashby", "jobs.ashbyhq.com/Acme")).toEqual({ board: "Acme" });
  expect(check("recruitee", "https://acme.recruitee.com/o/x")).toEqual({ board: "acme" });
  expect(check("workable", "https://apply.workable.com/acme/j/AB12/")).toEqual({ board: "acme" });
  expect(check("personio", "https://acme.jobs.personio.com/job/1")).toEqual({ board: "acme", ending: "com" });
  expect(check("smartrecruiters", "https://careers.smartrecruiters.com/Acme")).toEqual({ board: "Acme" });
  for (const board of ["", "../secret", "a b", "https://evil.example/x", "..", "x".repeat(101), "a/b"]) {
    for (const { kind, fields } of SOURCE_KINDS) {
      if (fields[0]?.name === "board") expect(() => check(kind, board), `${kind} ${board}`).toThrow(SourceError);
    }
  }
  expect(first?.title).toBe("Backend Engineer 1");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";

const WRITES = ["insert", "update", "delete", "findAndModify"];
const SENTENCE = "The service is not available right now. Please try again.";

let app: App;
let client: HttpClient;

beforeAll(async () => {
  app = await startApp(NO_JOBS);
  client = new HttpClient(app.url);
  await client.signIn({ email: "full@example.com" });
});

afterAll(() => app.stop());

/** Has every write answered as by a database whose disk is full, or no longer. */
async function fillDisk(isFull: boolean): Promise<void> {
  await withDatabase(app, (db) =>
    db.admin().command({
      configureFailPoint: "failCommand",
      mode: isFull ? "alwaysOn" : "off",
      ...(isFull ? { data: { failCommands: WRITES, errorCode: 14031 } } : {}),
    }),
  );
}

async function upload(name: string): Promise<Response> {
  return client.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, name);
}

// A server of MONGODB_TEST_URI has its fail points switched off.
test.runIf(!process.env.MONGODB_TEST_URI)(
  "SECURITY section 3: on a full disk reading goes on, writing says so in words, and all is well once there is room",
  async () => {
    expect((await upload("Before")).status).toBe(201);
    await fillDisk(true);
    const refused = await upload("During");
    expect([refused.status, await refused.json()]).toEqual([503, { message: SENTENCE }]);
    const form = await client.send("/forms/matching/retry", {
      method: "POST",
      body: new URLSearchParams({ returnTo: "/my-resumes" }),
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, "/my-resumes"]);
    const page = await client.open("/my-resumes");
    expect(page.status).toBe(200);
    expect(page.html).toContain(SENTENCE);
    expect(page.html).toContain("Before");
    const door = await new HttpClient(app.url).open("/api/login");
    expect([door.status, door.html]).toEqual([503, expect.stringContaining("Not possible right now")]);
    await fillDisk(false);
    expect((await upload("After")).status).toBe(201);
    const resumes = await client.json<ResumeView[]>("/api/resumes");
    expect(resumes.map(({ name }) => name)).toEqual(["After", "Before"]);
  },
);

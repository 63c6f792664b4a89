import { beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE } from "../fixtures/resumes.ts";
import { SCANNED_WORDS, scannedPdf } from "../fixtures/scans.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

/** Recognising takes seconds of a processor, and a busy machine gives them slowly. */
const LONG_MS = 300_000;
const SAID = "The text was read from the pictures, please check it.";

let app: SharedApp;

beforeAll(async () => {
  app = await sharedApp();
});

async function expectRead(name: string, how: Parameters<typeof scannedPdf>[0]): Promise<void> {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `scan-${name.replaceAll(" ", "-")}@example.com` });
  const response = await client.upload({ bytes: await scannedPdf(how), filename: "scan.pdf", type: PDF_TYPE }, "Scan");
  expect([response.status, await response.clone().text()]).toEqual([201, expect.any(String)]);
  const uploaded: ResumeView = await response.json();
  for (const words of SCANNED_WORDS) expect(uploaded.content).toContain(words);
  expect(uploaded.experience).toContain("Pinecone Logistics");
  expect((await client.open(`/?view=${uploaded.id}`)).html).toContain(SAID);
}

test("DEC-23 a scan is read through the upload, and the person is told to check it", { timeout: LONG_MS }, () =>
  expectRead("askew", { turn: 1.5 }),
);

test.each([
  ["straight", {}],
  ["full of specks", { specks: 2 }],
])("DEC-23 a scan that is %s is read as well", { tags: "long", timeout: LONG_MS }, expectRead);

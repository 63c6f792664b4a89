import { expect, test } from "vitest";
import { UNSTATED } from "../../server/domain/posting.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../../server/engines/matching/listing-facts.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

/** The quiet lines of a page that say how it is on this installation. */
async function linesOf(app: App, path: string): Promise<string[]> {
  const { status, html } = await new HttpClient(app.url).open(path);
  expect(status, path).toBe(200);
  const lines = html.matchAll(/<b>On this installation:<\/b> ([^<]*)/g);
  return [...lines].map(([, line = ""]) => line);
}

test("PV-02, PV-05, LP-14, FQ-09: each promise that is not plainly kept says how it is on this installation", async () => {
  const app = await startApp(NO_JOBS);
  try {
    for (const [path, ...told] of [
      ["/", /sample set of our own, \d+ postings.*No job board is connected/],
      ["/privacy", /does not encrypt it/, /asks for no password/, /no language model is connected/],
      ["/faq", /does not encrypt it/, /asks for no password/, /no job board is read by itself/, /not bought/],
      ["/pricing", /not bought/],
      ["/terms", /not bought/],
    ] as const) {
      const text = (await linesOf(app, path)).join("\n");
      for (const line of told) expect(text, path).toMatch(line);
    }

    await withDatabase(app, async (database) => {
      const posting = { ...UNSTATED, source: "Greenhouse", title: "Baker", company: "Quillmark" };
      const facts = extractListingFacts({ id: "baker", ...posting });
      const stored = {
        isSample: false,
        closedAt: null,
        facts,
        factsVersion: LISTING_FACTS_VERSION,
        updatedAt: new Date(),
      };
      await database.collection<{ _id: string }>("listings").insertOne({ _id: "baker", ...posting, ...stored });
      const source = { kind: "greenhouse", settings: { board: "quillmark" }, key: "greenhouse quillmark", host: "x" };
      const later = { createdAt: new Date(), nextRunAt: new Date(Date.now() + 1e9), failures: 0, doubts: 0 };
      await database.collection("jobSources").insertOne({ ...source, ...later, isEnabled: true, isRemoved: false });
    });
    const line = await until(
      async () => (await linesOf(app, "/")).find((text) => text.startsWith("1 job listing ")) ?? null,
    );
    expect(line).toMatch(/^1 job listing from Greenhouse, and \d+ samples of our own\./);
    expect((await linesOf(app, "/faq")).join()).toContain("Greenhouse is read again every few hours");
  } finally {
    await app.stop();
  }
});

test("PV-02, PV-05: an outside model and payments are told of, and none of their secrets", async () => {
  const app = await startApp({
    ...NO_JOBS,
    OPENAI_API_KEY: "key-of-the-model",
    OPENAI_BASE_URL: "https://models.example.com/v1",
    OPENAI_MODEL: "writer-1",
    PAYPAL_CLIENT_ID: "client",
    PAYPAL_CLIENT_SECRET: "secret-of-paypal",
  });
  try {
    const privacy = (await linesOf(app, "/privacy")).join("\n");
    expect(privacy).toContain(
      "is sent to the language model at models.example.com; what a payment needs goes to PayPal",
    );
    expect(privacy).toContain("worded by the language model writer-1 at models.example.com");
    expect(await linesOf(app, "/pricing")).toEqual([]);
    const page = await new HttpClient(app.url).open("/privacy");
    expect(page.html).not.toMatch(/key-of-the-model|secret-of-paypal/);
  } finally {
    await app.stop();
  }
});

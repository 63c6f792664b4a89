import { expect } from "vitest";
import type { AiResumeView } from "../../server/domain/material-view.ts";
import { type Posting, UNSTATED } from "../../server/domain/posting.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../../server/engines/matching/listing-facts.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { makeDocx } from "../fixtures/documents.ts";
import { DOCX_TYPE } from "../fixtures/resumes.ts";
import { withDatabase } from "./app-database.ts";
import type { App } from "./app-process.ts";
import type { HttpClient } from "./http-client.ts";
import { notBusy } from "./not-busy.ts";
import { until } from "./until.ts";

type Asked = {
  jobId: string;
  posting: Pick<Posting, "title" | "company" | "location" | "description" | "requirements">;
  resume: NonNullable<Parameters<typeof makeDocx>[0]["paragraphs"]>;
};

/** Offers a posting, uploads a resume that matches it, and has the resume tailored to it. */
export async function tailorResume(
  app: Pick<App, "port" | "dataDir">,
  client: HttpClient,
  { jobId, posting, resume }: Asked,
): Promise<{ uploaded: ResumeView; record: AiResumeView | undefined }> {
  const listing = { ...UNSTATED, source: "indeed", sourceUrl: "https://x.example", ...posting };
  await withDatabase(app, async (database) => {
    const facts = extractListingFacts({ id: jobId, ...listing });
    const dates = { isSample: false, postedAt: new Date(), postedDaysAgo: null, updatedAt: new Date() };
    const row = { ...listing, ...dates, facts, factsVersion: LISTING_FACTS_VERSION };
    // A second try finds the posting of the first.
    await database.collection<{ _id: string }>("listings").replaceOne({ _id: jobId }, row, { upsert: true });
  });
  const bytes = new Uint8Array(await makeDocx({ paragraphs: resume }));
  const response = await client.upload({ bytes, filename: "resume.docx", type: DOCX_TYPE }, "Resume");
  const uploaded = (await response.json()) as ResumeView;
  await until(async () => {
    const matches = await client.json<MatchView[]>("/api/job-matches");
    return matches.some(({ job }) => job.id === jobId) ? true : null;
  });
  const made = await notBusy(() =>
    client.send("/api/generate-tailored-resume", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jobId }),
    }),
  );
  expect(made.status).toBe(201);
  const [record] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  return { uploaded, record };
}

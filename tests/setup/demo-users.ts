import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { HttpClient } from "./http-client.ts";
import { until } from "./until.ts";

const MATERIALS = ["ai-generated-resumes", "cover-letters", "interview-preparations"];

/** Signs in as a filled persona and waits until its sample data is whole (DEC-19). */
export async function prepareDemoUser(url: string, persona: "pro" | "premium"): Promise<HttpClient> {
  const client = new HttpClient(url);
  await client.signIn({ persona });
  await until(async () => {
    const materials = await Promise.all(MATERIALS.map((kind) => client.json<unknown[]>(`/api/${kind}`)));
    const active = await client.json<ResumeView | null>("/api/resumes/active");
    const isWhole = materials.every(({ length }) => length > 0) && active && active.optimizationScore === undefined;
    return isWhole ? active : null;
  });
  // The sample resume is matched again when it becomes active once more.
  await until(async () => ((await client.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
  return client;
}

import { expect } from "vitest";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { HttpClient } from "./http-client.ts";
import { until } from "./until.ts";

export async function firstMatch(client: HttpClient): Promise<MatchView> {
  return until(async () => (await client.json<MatchView[]>("/api/job-matches"))[0] ?? null);
}

export async function generate<Answer>(client: HttpClient, path: string, jobId: string): Promise<Answer> {
  const response = await client.sendJson("POST", `/api/${path}`, { jobId });
  expect(response.status).toBe(201);
  return response.json();
}

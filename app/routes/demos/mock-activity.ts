import type { Kind, SampleCompany } from "./sample-materials.ts";

type MockActivity = { id: string; kind: Kind; companyId: SampleCompany["id"]; startsAtMs: number; lastsMs: number };

export type ActivityStatus = "active" | "queued" | "completed";

export type RunningActivity = MockActivity & { status: ActivityStatus; progress: number };

export type ShownActivity = RunningActivity & { filename: string };

const MOCK_ACTIVITIES: MockActivity[] = [
  { id: "nurse-resume", kind: "resume", companyId: "aldergate", startsAtMs: 0, lastsMs: 2_000 },
  { id: "nurse-letter", kind: "cover-letter", companyId: "aldergate", startsAtMs: 0, lastsMs: 5_000 },
  { id: "grid-interview", kind: "interview", companyId: "brightwater", startsAtMs: 2_000, lastsMs: 8_000 },
  { id: "grid-letter", kind: "cover-letter", companyId: "brightwater", startsAtMs: 5_000, lastsMs: 1_000 },
  { id: "motion-resume", kind: "resume", companyId: "cobalt-lane", startsAtMs: 6_000, lastsMs: 4_000 },
  { id: "motion-interview", kind: "interview", companyId: "cobalt-lane", startsAtMs: 10_000, lastsMs: 3_000 },
];

export const RUN_MS = Math.max(...MOCK_ACTIVITIES.map(({ startsAtMs, lastsMs }) => startsAtMs + lastsMs));

export const FIRST_MS = 3_600;

export function activitiesAt(elapsedMs: number): RunningActivity[] {
  return MOCK_ACTIVITIES.map((activity) => {
    const share = (elapsedMs - activity.startsAtMs) / activity.lastsMs;
    if (share < 0) return { ...activity, status: "queued", progress: 0 };
    if (share >= 1) return { ...activity, status: "completed", progress: 100 };
    return { ...activity, status: "active", progress: Math.floor(share * 100) };
  });
}

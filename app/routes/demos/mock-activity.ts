export type MockActivity = { id: string; filename: string; company: string; startsAtMs: number; lastsMs: number };

export type ActivityStatus = "active" | "queued" | "completed";

export type ShownActivity = MockActivity & { status: ActivityStatus; progress: number };

const MOCK_ACTIVITIES: MockActivity[] = [
  {
    id: "nurse-resume",
    filename: "Emergency RN 2026 - Aldergate Health",
    company: "Aldergate Health",
    startsAtMs: 0,
    lastsMs: 2_000,
  },
  {
    id: "nurse-letter",
    filename: "Cover Letter - Ward Nurse at Aldergate Health",
    company: "Aldergate Health",
    startsAtMs: 0,
    lastsMs: 5_000,
  },
  {
    id: "grid-interview",
    filename: "Interview Prep - Grid Analyst at Brightwater Energy",
    company: "Brightwater Energy",
    startsAtMs: 2_000,
    lastsMs: 8_000,
  },
  {
    id: "grid-letter",
    filename: "Cover Letter - Grid Analyst at Brightwater Energy",
    company: "Brightwater Energy",
    startsAtMs: 5_000,
    lastsMs: 1_000,
  },
  {
    id: "motion-resume",
    filename: "Motion Designer 2026 - Cobalt Lane",
    company: "Cobalt Lane",
    startsAtMs: 6_000,
    lastsMs: 4_000,
  },
  {
    id: "motion-interview",
    filename: "Interview Prep - Motion Designer at Cobalt Lane",
    company: "Cobalt Lane",
    startsAtMs: 10_000,
    lastsMs: 3_000,
  },
];

export const RUN_MS = Math.max(...MOCK_ACTIVITIES.map(({ startsAtMs, lastsMs }) => startsAtMs + lastsMs));

export const FIRST_MS = 3_600;

export function activitiesAt(elapsedMs: number): ShownActivity[] {
  return MOCK_ACTIVITIES.map((activity) => {
    const share = (elapsedMs - activity.startsAtMs) / activity.lastsMs;
    if (share < 0) return { ...activity, status: "queued", progress: 0 };
    if (share >= 1) return { ...activity, status: "completed", progress: 100 };
    return { ...activity, status: "active", progress: Math.floor(share * 100) };
  });
}

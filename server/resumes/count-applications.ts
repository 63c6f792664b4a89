import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import type { Tally } from "../../models/tally.ts";

export type ApplicationCounts = {
  sent: number;
  interviews: number;
  byResume: Map<string, number>;
};

/** How many applications a user sent with each resume, and how many of them led to an interview. */
export async function countApplications(ownerId: Types.ObjectId): Promise<Tally["applications"]> {
  const rows = await Application.aggregate<{ _id: Types.ObjectId | null; sent: number; interviews: number }>([
    { $match: { ownerId } },
    {
      $group: {
        _id: "$resumeId",
        sent: { $sum: 1 },
        interviews: { $sum: { $cond: [{ $gt: ["$interviewAt", null] }, 1, 0] } },
      },
    },
  ]);
  return rows.map(({ _id, ...counts }) => ({ resumeId: _id, ...counts }));
}

/** The same in all, and by the resume's id. */
export function toApplicationCounts(rows: Tally["applications"]): ApplicationCounts {
  return {
    sent: rows.reduce((sum, row) => sum + row.sent, 0),
    interviews: rows.reduce((sum, row) => sum + row.interviews, 0),
    byResume: new Map(rows.map(({ resumeId, sent }) => [String(resumeId), sent])),
  };
}

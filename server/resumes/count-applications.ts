import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";

export type ApplicationCounts = {
  sent: number;
  interviews: number;
  byResume: Map<string, number>;
};

/** How many applications a user sent: in all, with an interview, and with each resume. */
export async function countApplications(ownerId: Types.ObjectId): Promise<ApplicationCounts> {
  const rows = await Application.aggregate<{ _id: Types.ObjectId; sent: number; interviews: number }>([
    { $match: { ownerId } },
    {
      $group: {
        _id: "$resumeId",
        sent: { $sum: 1 },
        interviews: { $sum: { $cond: [{ $gt: ["$interviewAt", null] }, 1, 0] } },
      },
    },
  ]);
  return {
    sent: rows.reduce((sum, row) => sum + row.sent, 0),
    interviews: rows.reduce((sum, row) => sum + row.interviews, 0),
    byResume: new Map(rows.map((row) => [String(row._id), row.sent])),
  };
}

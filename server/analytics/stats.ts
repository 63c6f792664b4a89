/** GET /api/stats (EN-07). */
export type Stats = {
  totalMatches: number;
  applicationsSent: number;
  interviewRequests: number;
  cvVersions: number;
};

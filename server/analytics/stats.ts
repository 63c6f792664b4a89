export type Stats = {
  totalMatches: number;
  applicationsSent: number;
  interviewRequests: number;
  cvVersions: number;
};

import { counted } from "../../../server/domain/counted.ts";

export const analytics = {
  matchScore: "Match score",
  applicationRate: "Application rate",
  interviews: "Interviews",
  aiMaterials: "AI materials",
  of: (all: number) => `of ${all}`,
  outOf: "out of 100",
  spoken: (total: number, label: string) => `${total} out of 100, ${label}`,
  averageOver: (matches: number) => `on average over ${counted(matches, "match", "matches")}`,
  applicationsTo: (applications: number, matches: number) =>
    `${counted(applications, "application")} to ${counted(matches, "match", "matches")}`,
  interviewsFrom: (interviews: number, applications: number) =>
    `${counted(interviews, "interview")} from ${counted(applications, "application")}`,
  materialsMade: (made: number, full: number) =>
    `${made === 1 ? "material" : "materials"} made; the bar is full at ${full}`,
  ofStepBefore: (percent: number) => `${percent}% of the step before`,
  matchesByScore: "Matches by score",
  toDashboard: "Go to the dashboard",
  noMatchesYet: "Your matches will stand here by their score: how many fit well, and how many only just.",
  range: (label: string) => label,
  doesItPredict: "Does the score predict replies?",
  findJob: "Find a job to apply to",
  noRepliesYet:
    "Your applications will stand here by the score they had, with the interviews and offers that came of them.",
  interviewOrOffer: "Interview or offer",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  noAnswerYet: "No answer yet",
  noScore: "No score",
  invitedOf: (invited: number, sent: number) => `${invited} of ${sent}`,
  replySpoken: (rejected: number, withdrawn: number, open: number) =>
    `led to an interview or offer, ${rejected} rejected, ${withdrawn > 0 ? `${withdrawn} withdrawn, ` : ""}${open} without an answer yet`,
  sideAbove: (invited: number, sent: number) =>
    `${invited} of ${sent} applications with 80 and above led to an interview or offer`,
  sideBelow: (invited: number, sent: number) => `${invited} of ${sent} below`,
  tooEarly: (enough: number, high: number, low: number) =>
    `Too early to tell. It takes at least ${enough} applications with 80 and above and as many below; so far there are ${high} and ${low}.`,
  unclear: (sides: string) => `Not clearly. ${sides}: chance alone could make that difference.`,
  yes: (sides: string) => `Yes, so far. ${sides}: chance alone seldom makes that difference.`,
  reversed: (sides: string) => `The other way round, so far. ${sides}.`,
  overTime: "Applications over time",
  toMatches: "Go to your matches",
  noWeeksYet: "Every application you track will stand here in its week.",
  inLastWeeks: (shown: number, weeks: number, before: number) =>
    `${shown} in the last ${weeks} weeks${before > 0 ? `, ${before} before` : ""}.`,
  weekOf: (day: string, count: number) => `Week of ${day}: ${counted(count, "application")}`,
  fitsWell: (percent: number) => `Your resume fits the jobs you see: ${percent}% on average.`,
  youAct: (applications: number, matches: number) =>
    `You act on what you find: ${applications} applications to ${matches} matches.`,
  youPrepare: (materials: number) => `You come prepared: ${materials} materials made for your applications.`,
  youGetAnswers: (percent: number) => `Your applications get answers: ${percent}% led to an interview request.`,
  noMatchesForActive: "Your active resume has no matches yet.",
  seeWhy: "See why",
  noResume: "There is no resume to match yet.",
  qualityAt: (percent: number) => `Match quality is at ${percent}%.`,
  qualityLacks: (percent: number, skills: string) =>
    `Match quality is at ${percent}%: your best matches ask for ${skills}.`,
  seeMissing: "See missing skills",
  nothingToApplyTo: "There is no match to apply to yet.",
  youApplied: (percent: number) => `You applied to ${percent}% of your matches.`,
  findNext: "Find the next one",
  materialsSoFar: (count: number) =>
    `${count === 0 ? "No" : count} AI ${count === 1 ? "material" : "materials"} so far. A tailored resume, a letter or an interview guide starts from a match.`,
  chooseMatch: "Choose a match",
  requestsSoFar: (requests: number, applications: number) =>
    `${requests === 0 ? "No" : requests} interview ${requests === 1 ? "request" : "requests"} from ${counted(applications, "application")}. Note the answers you got, and apply where you fit best.`,
  seeApplications: "See your applications",
  views: "Views",
  overview: "Overview",
  applications: "Applications",
  board: "Board",
};

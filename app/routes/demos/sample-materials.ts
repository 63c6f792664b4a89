export const KINDS = ["resume", "cover-letter", "interview"] as const;

export type Kind = (typeof KINDS)[number];

/** Words instead of dates, so that the samples never age. */
export const DAYS = ["Today", "Yesterday", "Last week", "Last month"] as const;

export type SampleCompany = { id: string; name: string; role: string; place: string };

export type SampleMaterial = {
  id: string;
  kind: Kind;
  companyId: string;
  title: string;
  day: (typeof DAYS)[number];
  fact: string;
  lines: string[];
};

/** Every company and person here is invented. By name. */
export const SAMPLE_COMPANIES: SampleCompany[] = [
  { id: "aldergate", name: "Aldergate Health", role: "Ward Nurse", place: "Dayton, OH" },
  { id: "brightwater", name: "Brightwater Energy", role: "Grid Analyst", place: "Remote" },
  { id: "cobalt-lane", name: "Cobalt Lane", role: "Motion Designer", place: "Portland, OR" },
  { id: "fennick", name: "Fennick & Rowe", role: "Audit Associate", place: "Boston, MA" },
  { id: "halden", name: "Halden Robotics", role: "Test Engineer", place: "Pittsburgh, PA" },
  { id: "kestrel", name: "Kestrel Freight", role: "Dispatch Lead", place: "Tulsa, OK" },
  { id: "larkspur", name: "Larkspur Schools", role: "Maths Teacher", place: "Madison, WI" },
  { id: "orchard", name: "Orchard Credit Union", role: "Branch Adviser", place: "Fresno, CA" },
];

export const SAMPLE_MATERIALS: SampleMaterial[] = [
  {
    id: "a1",
    kind: "cover-letter",
    companyId: "aldergate",
    title: "Cover Letter - Ward Nurse at Aldergate Health",
    day: "Today",
    fact: "4 key highlights",
    lines: [
      "Dear Aldergate team,",
      "For six years I have worked nights on a 28-bed surgical ward, the last two of them as the nurse in charge of the shift.",
      "When our handover list grew to four pages, I cut it to one and wrote down why each line stayed. Two other wards use it now.",
      "I would be glad to show you how that could work on yours.",
      "Mara Lindqvist",
    ],
  },
  {
    id: "a2",
    kind: "resume",
    companyId: "aldergate",
    title: "Mara Lindqvist 2026 - Aldergate Health - Ward Nurse",
    day: "Today",
    fact: "93% match score",
    lines: [
      "Registered nurse, surgical ward, 2019 to today",
      "Nurse in charge of night shifts, 28 beds, since 2023",
      "One-page handover list, taken over by two wards",
      "Mentor of nine new graduates",
      "RN licence, Ohio; ACLS and BLS in date",
    ],
  },
  {
    id: "a3",
    kind: "interview",
    companyId: "brightwater",
    title: "Interview Prep - Grid Analyst at Brightwater Energy",
    day: "Today",
    fact: "8 questions",
    lines: [
      "How would you explain a frequency event to somebody from finance?",
      "Which of your forecasts was wrong, and what did you change?",
      "What would you look at first in a feeder that trips every evening?",
    ],
  },
  {
    id: "a4",
    kind: "resume",
    companyId: "brightwater",
    title: "Tomasz Wren 2026 - Brightwater Energy - Grid Analyst",
    day: "Yesterday",
    fact: "88% match score",
    lines: [
      "Load forecasting for 140 feeders, Python and SQL",
      "Error of the day-ahead forecast down from 6.1 to 4.4 percent",
      "Weekly report read by operations and finance alike",
      "BSc Electrical Engineering",
    ],
  },
  {
    id: "a5",
    kind: "cover-letter",
    companyId: "cobalt-lane",
    title: "Cover Letter - Motion Designer at Cobalt Lane",
    day: "Yesterday",
    fact: "3 key highlights",
    lines: [
      "Hello Cobalt Lane,",
      "Your titles for the harbour series move exactly as long as they must, and that restraint is why I write.",
      "At Pennant I drew and animated forty short explainers, each with a style sheet that others could pick up.",
      "My reel is two minutes long. I promise it feels shorter.",
      "Ines Okafor",
    ],
  },
  {
    id: "a6",
    kind: "cover-letter",
    companyId: "halden",
    title: "Cover Letter - Test Engineer at Halden Robotics",
    day: "Yesterday",
    fact: "5 key highlights",
    lines: [
      "Dear Halden team,",
      "I build rigs that break things on purpose. The last one found a bearing fault after 11,000 cycles that the field had reported for a year.",
      "I keep the logs so that a colleague can repeat the run without asking me.",
      "I would like to do that for your new gripper.",
      "Daniel Aho",
    ],
  },
  {
    id: "a7",
    kind: "interview",
    companyId: "halden",
    title: "Interview Prep - Test Engineer at Halden Robotics",
    day: "Last week",
    fact: "10 questions",
    lines: [
      "How do you decide that a test has run for long enough?",
      "Tell us about a fault that you could not reproduce.",
      "What belongs in a test report that nobody asked for?",
    ],
  },
  {
    id: "a8",
    kind: "resume",
    companyId: "halden",
    title: "Daniel Aho 2026 - Halden Robotics - Test Engineer",
    day: "Last week",
    fact: "90% match score",
    lines: [
      "Endurance and failure testing of drives, 2020 to today",
      "Rig with automatic stop, 11,000 cycles unattended",
      "LabVIEW, Python, fixtures in CAD",
      "Calibration plan for 60 instruments",
    ],
  },
  {
    id: "a9",
    kind: "interview",
    companyId: "larkspur",
    title: "Interview Prep - Maths Teacher at Larkspur Schools",
    day: "Last week",
    fact: "7 questions",
    lines: [
      "How do you begin a lesson on fractions with a class that hates them?",
      "What do you change when half of the class fails a test?",
      "How do you speak with parents about a grade?",
    ],
  },
  {
    id: "a10",
    kind: "cover-letter",
    companyId: "larkspur",
    title: "Cover Letter - Maths Teacher at Larkspur Schools",
    day: "Last week",
    fact: "4 key highlights",
    lines: [
      "Dear Dr. Pell,",
      "My classes begin with a wrong answer on the board, and with ten minutes to find out why somebody clever would give it.",
      "In three years the share of pupils who chose maths again rose from a third to a half.",
      "I would be happy to teach a trial lesson.",
      "Ruth Amsel",
    ],
  },
  {
    id: "a11",
    kind: "resume",
    companyId: "kestrel",
    title: "Leon Barros 2026 - Kestrel Freight - Dispatch Lead",
    day: "Last week",
    fact: "84% match score",
    lines: [
      "Dispatch of 45 trucks in three states",
      "Empty miles down by 12 percent within a year",
      "Shift plan that drivers can read on their phones",
      "Hazmat paperwork without a finding since 2021",
    ],
  },
  {
    id: "a12",
    kind: "cover-letter",
    companyId: "fennick",
    title: "Cover Letter - Audit Associate at Fennick & Rowe",
    day: "Last month",
    fact: "3 key highlights",
    lines: [
      "Dear Ms. Rowe,",
      "I like the part of an audit in which two numbers that should agree do not.",
      "In my internship I traced one such difference of 31 dollars to a rounding rule that had cost the client far more.",
      "I sit my last CPA paper in spring.",
      "Priya Castellan",
    ],
  },
  {
    id: "a13",
    kind: "interview",
    companyId: "orchard",
    title: "Interview Prep - Branch Adviser at Orchard Credit Union",
    day: "Last month",
    fact: "6 questions",
    lines: [
      "A member asks for a loan that you think is a mistake. What do you say?",
      "How do you keep up with rules that change?",
      "Describe a queue that you made shorter.",
    ],
  },
  {
    id: "a14",
    kind: "resume",
    companyId: "orchard",
    title: "Sol Whitaker 2026 - Orchard Credit Union - Branch Adviser",
    day: "Last month",
    fact: "81% match score",
    lines: [
      "Teller and adviser, five years, two branches",
      "Opened 310 accounts; 94 percent still in use after a year",
      "Saturday course on first budgets for members",
      "Fluent in Spanish",
    ],
  },
];

export function materialsOf(companyId: string): SampleMaterial[] {
  return SAMPLE_MATERIALS.filter((material) => material.companyId === companyId);
}

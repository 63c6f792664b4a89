/** What is written in the demo's materials, line by line. Every company and person here is invented. */
export const samples = {
  a1: [
    "Dear Aldergate team,",
    "For six years I have worked nights on a 28-bed surgical ward, the last two of them as the nurse in charge of the shift.",
    "When our handover list grew to four pages, I cut it to one and wrote down why each line stayed. Two other wards use it now.",
    "I would be glad to show you how that could work on yours.",
    "Mara Lindqvist",
  ],
  a2: [
    "Registered nurse, surgical ward, 2019 to today",
    "Nurse in charge of night shifts, 28 beds, since 2023",
    "One-page handover list, taken over by two wards",
    "Mentor of nine new graduates",
    "RN licence, Ohio; ACLS and BLS in date",
  ],
  a3: [
    "How would you explain a frequency event to somebody from finance?",
    "Which of your forecasts was wrong, and what did you change?",
    "What would you look at first in a feeder that trips every evening?",
  ],
  a4: [
    "Load forecasting for 140 feeders, Python and SQL",
    "Error of the day-ahead forecast down from 6.1 to 4.4 percent",
    "Weekly report read by operations and finance alike",
    "BSc Electrical Engineering",
  ],
  a5: [
    "Hello Cobalt Lane,",
    "Your titles for the harbour series move exactly as long as they must, and that restraint is why I write.",
    "At Pennant I drew and animated forty short explainers, each with a style sheet that others could pick up.",
    "My reel is two minutes long. I promise it feels shorter.",
    "Ines Okafor",
  ],
  a6: [
    "Dear Halden team,",
    "I build rigs that break things on purpose. The last one found a bearing fault after 11,000 cycles that the field had reported for a year.",
    "I keep the logs so that a colleague can repeat the run without asking me.",
    "I would like to do that for your new gripper.",
    "Daniel Aho",
  ],
  a7: [
    "How do you decide that a test has run for long enough?",
    "Tell us about a fault that you could not reproduce.",
    "What belongs in a test report that nobody asked for?",
  ],
  a8: [
    "Endurance and failure testing of drives, 2020 to today",
    "Rig with automatic stop, 11,000 cycles unattended",
    "LabVIEW, Python, fixtures in CAD",
    "Calibration plan for 60 instruments",
  ],
  a9: [
    "How do you begin a lesson on fractions with a class that hates them?",
    "What do you change when half of the class fails a test?",
    "How do you speak with parents about a grade?",
  ],
  a10: [
    "Dear Dr. Pell,",
    "My classes begin with a wrong answer on the board, and with ten minutes to find out why somebody clever would give it.",
    "In three years the share of pupils who chose maths again rose from a third to a half.",
    "I would be happy to teach a trial lesson.",
    "Ruth Amsel",
  ],
  a11: [
    "Dispatch of 45 trucks in three states",
    "Empty miles down by 12 percent within a year",
    "Shift plan that drivers can read on their phones",
    "Hazmat paperwork without a finding since 2021",
  ],
  a12: [
    "Dear Ms. Rowe,",
    "I like the part of an audit in which two numbers that should agree do not.",
    "In my internship I traced one such difference of 31 dollars to a rounding rule that had cost the client far more.",
    "I sit my last CPA paper in spring.",
    "Priya Castellan",
  ],
  a13: [
    "A member asks for a loan that you think is a mistake. What do you say?",
    "How do you keep up with rules that change?",
    "Describe a queue that you made shorter.",
  ],
  a14: [
    "Teller and adviser, five years, two branches",
    "Opened 310 accounts; 94 percent still in use after a year",
    "Saturday course on first budgets for members",
    "Fluent in Spanish",
  ],
};

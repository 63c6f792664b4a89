import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

/** Each place with the title and the house that stand before it, in a line or two. */
const HEADS: [head: string, shown: string][] = [
  ["Boat Painter, Kestrel Marine, Bremerton WA, 5/2021 to now", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter, Kestrel Marine, Hull UK, May 2021 - Present", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter, Kestrel Marine, Fort Worth, Tex., May 2021 - Present", "Boat Painter @ Kestrel Marine"],
  ["Kestrel Marine, Santa Rosa, Calif.\nBoat Painter, 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter | Kestrel Marine | San Diego Bay Area | 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter | Kestrel Marine | NYC | 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter at Kestrel Marine, New York, 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter at Kestrel Marine, Washington, D.C., 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter, Kestrel Marine, Singapore, 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter, Kestrel Marine, Dublin 4, Ireland, 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter, Kestrel Marine, Slough, Bucks, 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Kestrel Marine (Bremerton WA) - Boat Painter - 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Kestrel Marine (Remote) - Boat Painter - 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter, Kestrel Marine, Remote (US), 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter, Night Shift, Kestrel Marine, Bremerton WA, 2019 - 2021", "Boat Painter @ Kestrel Marine"],
  ["Boat Painter | 3M | Summer 2021", "Boat Painter @ 3M"],
  ["Boat Painter | Uber | 2019 - 2021", "Boat Painter @ Uber"],
  ["Accounting & Payroll Coordinator | Kestrel | 2019 - 2021", "Accounting & Payroll Coordinator @ Kestrel"],
  ["Boat Painter, Trader Jim's, Hull, 2019 - 2021", "Boat Painter @ Trader Jim's"],
  ["Boat Painter, Ada Quill, DDS, Hull, 2019 - 2021", "Boat Painter @ Ada Quill, DDS"],
  ["Charge Nurse, Telemetry, Kestrel Marine, Hull, 2019 - 2021", "Charge Nurse, Telemetry @ Kestrel Marine"],
  ["Mail Sorter, US Postal Service, Hull, 2019 - 2021", "Mail Sorter @ US Postal Service"],
];

test.each(HEADS)("EN-02 what follows the house is neither title nor house: %s", (head, shown) => {
  const lines = [
    "Iva Brandt",
    "iva@example.com",
    "",
    "Experience",
    "",
    ...head.split("\n"),
    "• Painted 30 hulls a year",
  ];
  const [job] = analyseResume([...lines, "", "Education", "Diploma, Hull College, 2016"]).jobs;
  expect(`${job?.title} @ ${job?.employer}`).toBe(shown);
});

import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { ownLineOf } from "./listed-lines.ts";
import { repeatedLine } from "./repeated-line.ts";
import { sourcesOfResume } from "./sources.ts";

const SOURCES = sourcesOfResume(
  profileOf(`Anna Smith
Objective
Run a busy warehouse and train its drivers
Experience
Depot Clerk, Heatwell Ltd, Leeds, 2019 - present
- Check delivery notes for all depots and file claims
- Key results: Trained 4 drivers on the scanner
Yard Hand, Palford Timber, York, 2014 - 2016
- Stacked boards for the best use of the yard.Efficiently marked every pallet
- Helped the foreman count the stock of all yards
- Loading of lorries
- Nearly doubled the turnover of oak
- Jointly led the night shift of nine
- Still to be done: count the nails; label every rack of the yard
- Successfully sold all offcuts (e.g. oak, ash) as needed
- Cut losses by -5% a year
- Setup the racks of the north yard
- Stacker of the Year 2015
- Golden Plank Award nominee
- Swept the sheds and lanes of the yard Shipped racks to two mills
Skills
Forklift driving in narrow yards`),
);

test.each([
  "I check delivery notes for all depots and file claims.",
  "I checked the delivery notes for all depots and filed claims.",
  "I trained 4 drivers on the scanner.",
  "I stacked boards for the best use of the yard, and I marked every pallet.",
  "I sold all the offcuts.",
  "I set up the racks of the north yard.",
  "I was Stacker of the Year in 2015.",
  "I shipped racks to two mills.",
])("DEC-99 what a line says word for word is found in it, whatever form its verbs have: %s", (said) => {
  expect(repeatedLine(said, SOURCES)).not.toBeNull();
});

test.each([
  ["an award one was only named for", "I received the Golden Plank Award."],
  ["an honour of another year", "I was Stacker of the Year in 2016."],
  ["a number more", "I trained 14 drivers on the scanner."],
  ["the half of a line", "I check delivery notes for all depots."],
  ["without who helped", "I counted the stock of all yards."],
  ["as if it went on", "I stack boards for the best use of the yard."],
  ["another noun", "I stacked beams for the best use of the yard."],
  ["what is only listed", "Forklift driving in narrow yards."],
  ["without how nearly", "I doubled the turnover of oak."],
  ["as if alone", "I led the night shift of nine."],
  ["what is still to be done", "I labelled every rack of the yard."],
  ["what is only wished", "I ran a busy warehouse and trained its drivers."],
  ["another sign", "I cut losses by 5% a year."],
])("DEC-99 %s is no repetition: %s", (_, said) => {
  expect(repeatedLine(said, SOURCES)).toBeNull();
});

test("DEC-99 an item of a list is of the job whose years stand behind it, and of no other", () => {
  const line = "Trained 4 drivers on the scanner";
  expect(ownLineOf(line, SOURCES, "Depot Clerk")?.text).toContain(line);
  expect(ownLineOf("Marked every pallet", SOURCES, "Yard Hand from 2014 to 2016")?.text).toContain("marked");
  expect(ownLineOf("Marked every pallet", SOURCES, "Yard Hand from 2014 to 2019")).toBeNull();
  expect(ownLineOf(line, SOURCES, "Yard Hand from 2014 to 2016")).toBeNull();
});

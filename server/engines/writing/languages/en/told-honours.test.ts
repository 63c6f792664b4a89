import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { saidAsHonour } from "./told-honours.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test.each([
  ["Recipient of the Golden Ladle Award for soups.", "I received the Golden Ladle Award for soups"],
  ["Winner of Best Cellar award in three years", "I won the Best Cellar award in three years"],
  ["Winner of three pressing contests in two counties", "I won three pressing contests in two counties"],
  ["Winner of second place in the county cider award", "I won second place in the county cider award"],
  ["Salesperson of the Year for two counties", "I was Salesperson of the Year for two counties"],
  ["Top seller of the month", "I was top seller of the month"],
  ["Teacher of the Year 2016", "I was Teacher of the Year in 2016"],
  ["2013 & 2014 Cellar Manager of the Year", "I was Cellar Manager of the Year in 2013 and 2014"],
  ["Employee of the Month (3 times)", "I was Employee of the Month three times"],
  ["Employee of the Month, twice", "I was Employee of the Month twice"],
  ["Chef of the Year Award 2012", "I received the Chef of the Year Award in 2012"],
  ["Named Cook of the Year", "I was named Cook of the Year"],
  ["Awarded Junior Cook of the Quarter in 2004", "I was awarded Junior Cook of the Quarter in 2004"],
  ["Awarded Silver Ladle medal for soups", "I was awarded the Silver Ladle medal for soups"],
  ["Golden Ladle Award, 05/2014", "I received the Golden Ladle Award in 2014"],
  ["Acme's Golden Ladle Award", "I received Acme's Golden Ladle Award"],
  ["Customer Service Award", "I received a Customer Service Award"],
  ["Dean's List, 2012, 2013 and 2014", "I was on the Dean's List in 2012, 2013 and 2014"],
  ["Dean's List, every semester", "I was on the Dean's List every semester"],
  ["Honor Roll, 3 semesters", "I was on the Honor Roll for 3 semesters"],
])("what the person was given is told as received: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  "Recipient of the Golden Ladle Award development and maintained menus",
  "Recipient of mails from growers",
  "Employee of the Month nominee in two counties",
  "Grower of the Year finalist",
  "Team of the Year 2016",
  "Hotel of the Year Award",
  "Cellar Team Award",
  "Golden Ladle Award Nominee",
  "Candidate for the Golden Ladle Award",
  "Applied for the Golden Ladle Award",
  "Golden Ladle Award program coordinator",
  "Awarded contracts to three vendors",
  "Facilitated the Employee of the Month program",
  "Healthcare, Soups, Award",
  "Sales Awards",
  "Ladle Scholarship Cellar Scholarship",
])("what is no honour, or that of others, is told as none: %s", (line) => {
  expect(saidAsHonour(line)).toBeNull();
});

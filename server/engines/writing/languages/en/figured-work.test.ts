import { expect, test } from "vitest";
import { figuredWork } from "./figured-work.ts";
import { GRAMMAR } from "./grammar.ts";

test.each([
  [
    "Google Ads account of €300,000 a year, run with a freelancer",
    "a Google Ads account of €300,000 a year, run with a freelancer",
  ],
  ["Quarterly report to the harbour board since 2021", "a quarterly report to the harbour board since 2021"],
  ["First-line advice to skippers on 40 moorings", "first-line advice to skippers on 40 moorings"],
])("issue 17: work that is named and counted is told as such: %s", (line, said) => {
  expect(figuredWork(line)).toBe(said);
});

test.each([
  "Harbour unit of 32 berths",
  "Three years of experience in 12 harbours",
  "Managed account of €300,000 a year",
  "Own blog on boats since 2021",
  "Quarterly report to the board",
])("issue 17: places, experience, deeds and what is not counted are none: %s", (line) => {
  expect(figuredWork(line)).toBeNull();
});

test.each([
  ["Our crew went from 7 injuries in 2021 to 1 in 2023", "Our crew went from 7 injuries in 2021 to 1 in 2023"],
  ["Of 61 boats in my care over the winter, 27 were resold", "Of 61 boats in my care over the winter, 27 were resold"],
  ["Spending authority $75,000", "My spending authority is $75,000"],
  ["Zero lost-time injuries on my docks in 2016, 2017 and 2018", "There were no lost-time injuries on my docks"],
  ["Harbour checks: no critical violations since 2021", "There have been no critical violations in harbour checks"],
  [
    "Berth retention in my book: 94% in 2022, 96% in 2023 (team: 91%)",
    "Berth retention in my book was 94% in 2022 and 96%",
  ],
  ["FY23: $1.34M closed (122%)", "In FY23, I closed $1.34M (122%)"],
  ["$540K sold on $500K target (108%)", "I sold $540K on a $500K target (108%)"],
  ["Avg berth price up from $31 to $47 by adding power", "Average berth price went up from $31 to $47"],
  ["Stock accuracy within 2% for eight quarters", "tock accuracy was within 2%"],
  ["Mentor to two apprentices, one promoted in 2023", "I am a mentor to two apprentices"],
  ["Site engineer for abutments, bearings and the 32 m span", "I am a site engineer for abutments"],
  ["Shrink cut from 2.3% to 1.4% in two years: weekly counts and locked cases", "Shrink was cut from 2.3% to 1.4%"],
])("issue 17: what was measured, held or made is told: %s", (line, beginning) => {
  expect(GRAMMAR.tell(line, { isCurrent: true, isPoint: true })?.sentence ?? "").toContain(beginning);
});

test("issue 17: a project that is over was managed, and its end stays with it", () => {
  const [line = ""] = GRAMMAR.parts?.("Project manager of Mill Quay ($17M, 2021-2023). Completed 3 weeks early") ?? [];
  expect(GRAMMAR.tell(line, { isCurrent: true, isPoint: true })?.sentence).toBe(
    "I was the project manager of Mill Quay ($17M, 2021-2023), completed 3 weeks early",
  );
});

test.each([
  ["Built Power BI dashboard for customer retention team, used by 40 people", "a Power BI dashboard for the customer"],
  ["Covered for yard supervisor 4 months in 2022", "for the yard supervisor for 4 months"],
  ["Introduced a rounding sheet on nights resulting in a drop in falls", "on nights, resulting in a drop"],
  ["Took part in safety audits 2022 and 2023 as engineering contact", "safety audits in 2022 and 2023 as"],
  ["Rebuilt the tide desk with our yard lead, Dana: late calls fell from 31% to 18%", "with the yard lead; late calls"],
])("issue 17: notes get the small words of a sentence: %s", (line, said) => {
  expect(GRAMMAR.tell(line, { isCurrent: false, isPoint: true })?.sentence ?? "").toContain(said);
});

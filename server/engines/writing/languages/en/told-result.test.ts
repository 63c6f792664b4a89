import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { withResultApart } from "./told-result.ts";

const PAST = { isCurrent: false, isPoint: false, isVerbLed: false };

test.each([
  [
    "Rebuilt the email program: open rate from 14% to 23%",
    "I rebuilt the email program; the open rate went from 14% to 23%",
  ],
  [
    "Ran the wound-care project: healing time down from 31 to 19 days",
    "I ran the wound-care project; healing time went down from 31 to 19 days",
  ],
  [
    "Introduced morning huddles, falls went from 11 to 4 a quarter",
    "I introduced morning huddles; falls went from 11 to 4 a quarter",
  ],
  ["Mentored five apprentices, two were promoted", "I mentored five apprentices; two were promoted"],
  ["Packed 140 boxes an hour, goal was 110", "I packed 140 boxes an hour; the goal was 110"],
  ["Oriented 12 new porters; 11 still on the team", "I oriented 12 new porters; 11 are still on the team"],
  ["Answered 45 tickets a day, CSAT 97%", "I answered 45 tickets a day, with a CSAT of 97%"],
  ["Ran the newsletter, open rate 38%", "I ran the newsletter, with an open rate of 38%"],
  [
    "Counted stock every Friday, inventory accuracy 99.6%",
    "I counted stock every Friday, with inventory accuracy of 99.6%",
  ],
  ["Shipped 14 releases, zero rollbacks", "I shipped 14 releases, with zero rollbacks"],
  ["Covered for the foreman for 3 months, crew of 12", "I covered for the foreman for 3 months, with a crew of 12"],
  ["Wrote the style guide; it is still used by 40 authors", "I wrote the style guide; it is still used by 40 authors"],
])("issue 17: what came of a deed is told as a clause of its own: %s", (line, sentence) => {
  expect(GRAMMAR.tell(line, PAST)?.sentence).toBe(sentence);
});

test.each([
  "Managed accounts, orders, returns and inventory",
  "Worked with designers, developers, no-code tools",
  "Provided leadership exceeding sales of $8M, producing $15M",
  "Trained 30 staff, of which 4 were promoted",
  "Sold parts to garages, for $2M",
  "Started morning huddles, target falls from 11 to 4",
  "Kept records of rooms, which were cleaned daily",
])("issue 17: what names no result stays as it is: %s", (line) => {
  expect(withResultApart(line)).toBe(line);
});

test.each([
  ["Ticket backlog fell from 300 to 40", "The ticket backlog fell from 300 to 40"],
  ["Berth vacancy rate from 18% to 7%", "The berth vacancy rate went from 18% to 7%"],
  ["Spoiled paint down 12% in two seasons", "Spoiled paint went down 12% in two seasons"],
  ["Claims per voyage: from 5.2 to 2.9", "Claims per voyage went from 5.2 to 2.9"],
  ["Turnaround time 14 → 6 days", "Turnaround time went from 14 to 6 days"],
  ["Satisfaction score 61 to 78", "The satisfaction score went from 61 to 78"],
  ["Members more than doubled, from 410 to 900", "Members more than doubled, from 410 to 900"],
])("issue 17: what changed in somebody's work is told by itself, as no deed: %s", (line, sentence) => {
  expect(GRAMMAR.tell(line, PAST)).toMatchObject({ sentence, isOfThing: true });
});

test.each([
  "Classes from 20 to 30 pupils", // how large they were
  "Salaries from 20k to 40k",
  "Tied up 12 boats a day",
  "The company grew from 40 to 300 employees",
  "Target vacancy rate from 18% to 7%",
  "Cut spoiled paint from 9% to 4%",
  "Significantly lowered costs went from 4% to 2%",
  "Results included a rise in the score from 4 to 7",
  "Visitors rose by 15% Successfully ran tours of 30 people",
])("issue 17: what is no change, or somebody's own deed, is not told by itself: %s", (line) => {
  expect(GRAMMAR.tell(line, PAST)?.isOfThing ?? false).toBe(false);
});

test.each([
  ["Redesigned the ticket page: bookings +18%", "I redesigned the ticket page; bookings went up 18%"],
  [
    "Ran the yard through two audits - no findings in 2023",
    "I ran the yard through two audits, with no findings in 2023",
  ],
  [
    "Moved builds to new servers, build time 28 min -> 9 min",
    "I moved builds to new servers; build time went from 28 min to 9 min",
  ],
])("issue 17: a result behind a sign or a dash is told: %s", (line, sentence) => {
  expect(GRAMMAR.tell(line, PAST)?.sentence).toBe(sentence);
});

test("issue 17: packages of twenty thousand to millions have not become of millions", () => {
  expect(GRAMMAR.tell("Procurement of packages from £20k to £2.8m", PAST)?.sentence ?? "").not.toContain("went");
});

test("a bound says itself how much, and takes no of", () => {
  expect(withResultApart("Counted the stock each quarter; variance under 0.3%")).toBe(
    "Counted the stock each quarter, with variance under 0.3%",
  );
});

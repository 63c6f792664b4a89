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

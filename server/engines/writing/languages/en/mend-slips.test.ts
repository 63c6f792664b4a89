import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { respelled } from "./known-words.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? null;

test("slips that change no word that counts are mended in the telling", () => {
  const lines: [string, string][] = [
    ["Prepared the the weekly roster for nine ushers", "I prepared the weekly roster for nine ushers"],
    [
      "Worked as a actor and a instructor of the junior band",
      "I worked as an actor and an instructor of the junior band",
    ],
    ["Trained new ushers for the their first days", "I trained new ushers for their first days"],
    ["Instaled 40 seats on the upper deck of the pier", "I installed 40 seats on the upper deck of the pier"],
    ["Recieved 40 crates of beams a week for the pier", "I received 40 crates of beams a week for the pier"],
    ["Mended pnuematics and hoists of the pier", "I mended pneumatics and hoists of the pier"],
    ["Helped guests of the pier with there needs", "I helped guests of the pier with their needs"],
    ["Wrote a English guide of the pier and a Arabic one", "I wrote an English guide of the pier and an Arabic one"],
    ["Introduced an one way route through the pier", "I introduced a one way route through the pier"],
    ["Improved ticket sales 80% through school tours", "I improved ticket sales by 80% through school tours"],
    ["Drew signs that drives guests to the pier", "I drew signs that drive guests to the pier"],
    ["Built a bar that led to a 10% increase in sales", "I built a bar, which led to a 10% increase in sales"],
    ["Improved prices for 80% of the guests", "I improved prices for 80% of the guests"],
    ["Measured client's overall fitness each month", "I measured the client's overall fitness each month"],
    ["Sold tickets and represented company at fairs", "I sold tickets and represented the company at fairs"],
    ["Made tours efficient and automated process", "I made tours efficient and automated process"],
    ["Trained a 25member team of ushers", "I trained a 25-member team of ushers"],
    ["Repaired, Painted, and Tested 12 hoists of the pier", "I repaired, painted, and tested 12 hoists of the pier"],
    ["Preform checks of hoists and lifts", "I performed checks of hoists and lifts"],
    ["Answered 80 emails inquiries a day for the museum", "I answered 80 email inquiries a day for the museum"],
    ["Led 20 sales associates of two museum shops", "I led 20 sales associates of two museum shops"],
    ["Baked and sliced, warm and sweet bread for guests", "I baked and sliced warm and sweet bread for guests"],
    ["Created, tested a system of seat numbers", "I created and tested a system of seat numbers"],
    [
      "Raised ticket Margins by 30% through Billable design hours",
      "I raised ticket margins by 30% through billable design hours",
    ],
    ["Led the change from manual to electronic tickets", "I led the change from manual to electronic tickets"],
    ["Kept the equipments of the pier and wrote feedbacks", "I kept the equipment of the pier and wrote feedback"],
    ["Paid accounts payables of two ferries each week", "I paid accounts payable of two ferries each week"],
    ["Sold many things including, tickets and maps", "I sold many things including tickets and maps"],
    ["Installed programs on user's machines in the office", "I installed programs on users' machines in the office"],
    ["Set up the self -service desks of the museum", "I set up the self-service desks of the museum"],
    ["Raised donations by 30 % in two years", "I raised donations by 30% in two years"],
    ["Served more than 400+ guests a night", "I served more than 400 guests a night"],
    ["Opened Over 20 accounts for local farms", "I opened over 20 accounts for local farms"],
    ["Exceeded Sales goals five quarters in a row", "I exceeded sales goals five quarters in a row"],
    ["Removed tiles from roof before the storm season", "I removed tiles from the roof before the storm season"],
    ["Spent an hour a day with a user of each ward", "I spent an hour a day with a user of each ward"],
    ["Setup the gates and inputed the fares", "I set up the gates and inputted the fares"],
    ["Answered the phones; and resolved complaints", "I answered the phones, and resolved complaints"],
    ["Won orders worth $ 40,000 dollars for the quarry", "I won orders worth $40,000 for the quarry"],
    ["Counted lamps,kettles and saucers ever month", "I counted lamps, kettles and saucers every month"],
    ["Represented company at the harbor council", "I represented the company at the harbor council"],
    ["Gave door to door advice to the tenants", "I gave door-to-door advice to the tenants"],
    ["Managed wide variety of tools in the quarry", "I managed a wide variety of tools in the quarry"],
    ["Answered letters in timely and friendly manner", "I answered letters in a timely and friendly manner"],
    ["Checked the kilns on hourly rounds on daily basis", "I checked the kilns on hourly rounds on a daily basis"],
    ["Drew posters with stage design team", "I drew posters with the stage design team"],
    ["Drew plans to support harbor budget", "I drew plans to support harbor budget"],
    ["Answered customers questions about kites", "I answered customers' questions about kites"],
    ["Gave a 6 week course in glazing", "I gave a 6-week course in glazing"],
    ["Taught Sales, Finance and Law to the crew", "I taught Sales, Finance and Law to the crew"],
    ["Wrote requests for proposal for the quarry", "I wrote requests for proposal for the quarry"],
    ["Designed and Painted sails for the regatta", "I designed and painted sails for the regatta"],
    ["Wrote letters for the Organization to its members", "I wrote letters for the organization to its members"],
    ["Repaired roof, siding, doors and masts", "I repaired roof, siding, doors and masts"],
    ["Maintained vendor and kite database", "I maintained a vendor and kite database"],
    ["Provided system and regatta planning", "I provided system and regatta planning"],
    ["Improved boarding process at the pier", "I improved the boarding process at the pier"],
    ["Took initiative to repaint the pier", "I took initiative to repaint the pier"],
    ["Sent weekly reports to Department of the Harbor", "I sent weekly reports to Department of the Harbor"],
    ["Kept ledgers for the Alliance for Sea Rescue", "I kept ledgers for the Alliance for Sea Rescue"],
    ["Taught drawing to entire classes of pilots", "I taught drawing to entire classes of pilots"],
    ["Met weekly with Project Managers from both piers", "I met weekly with project managers from both piers"],
    ["Wrote rosters for the Merchandising crew", "I wrote rosters for the merchandising crew"],
    ["Painted PC's and a 80 foot mast in it's harbor", "I painted PCs and an 80-foot mast in its harbor"],
    ["Wrote macros in Access for the harbor office", "I wrote macros in Access for the harbor office"],
  ];
  for (const [line, sentence] of lines) expect(told(line), line).toBe(sentence);
});

test("issue 17: what came of a deed is joined to it, and what is a subject by itself is not", () => {
  expect(told("Administered and serviced a new product resulted in a larger department")).toBe(
    "I administered and serviced a new product, which resulted in a larger department",
  );
  expect(told("Trained the ushers and that resulted in fewer complaints") ?? "").not.toContain("which");
  expect(told("Improved processes led to 20% less waste") ?? "").not.toContain("which");
});

test("a line whose slip cannot be mended is left to the resume", () => {
  for (const line of [
    "Developed and Implementing routes for the museum bus",
    "Kept a high turnout by closely adhered to the season plan",
    "Scheduled and unscheduled maintenance of the organ",
    "Answered letters regarding status of ticket Review Chapter 9 of the bylaws",
  ])
    expect(told(line), line).toBeNull();
});

test("what a line adds to a deed by a comma and no is told with it", () => {
  expect(told("Trained 35 new hires on ladder safety, no lost day since 2020")).toBe(
    "I have trained 35 new hires on ladder safety, with no lost day since 2020",
  );
});

test.each(["financials", "widenings", "pilates", "roadmap", "weightloss", "infusomat", "onsites", "formas"])(
  "what is near to a known word and may be one of its own is spelled as it was: %s",
  (word) => {
    expect(respelled(word)).toBeNull();
  },
);

test.each([
  ["Led a team consisting in 5 people", "I led a team consisting of 5 people"],
  [
    "Answered questions on claims, carriers, payments and more",
    "I answered questions on claims, carriers, and payments",
  ],
  ["Sold payroll, benefits, and more", "I sold payroll, benefits, and more"],
  ["Held regular one-on-one's with 9 clerks", "I held regular one-on-ones with 9 clerks"],
  [
    "Built a tool to track sales, deals in progress and contracts",
    "I built a tool to track sales, deals in progress and contracts",
  ],
])("%s", (line, said) => {
  expect(told(line)).toBe(said);
});

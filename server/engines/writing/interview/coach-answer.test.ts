import { expect, test } from "vitest";
import { USUAL_LETTER } from "../../../domain/letter-choices.ts";
import { UNSTATED } from "../../../domain/posting.ts";
import { skillWeights } from "../../matching/skill-weights.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { judgeAnswer } from "./judge-answer.ts";

const CLERK = `
Ines Fairley
Hull | ines.fairley@example.com

Experience
Depot Clerk, Marsh Freight, Hull, 2018 - present
- Route 40 vans a day and brief the drivers each morning
- Cut late deliveries from 9% to 4% in one year by moving the loading hour
- Trained five new clerks on the booking desk

Skills
Excel, Mandata
`;
const POSTING = {
  ...UNSTATED,
  id: "p",
  source: "indeed",
  title: "Transport Supervisor",
  company: "Alder Haulage",
  description: "Lead the clerks and bring late deliveries down.",
  requirements: ["Route planning", "Reduce late deliveries"],
};

const CASE = "Tell us about a time when you brought late deliveries down.";

function judge(answer: string, question = CASE) {
  const known = { profile: profileOf(CLERK), posting: POSTING, weights: skillWeights([]), choices: USUAL_LETTER };
  return judgeAnswer({ ...known, own: [], question, answer });
}

const WHOLE =
  "In 2021 one delivery in eleven came late. My manager asked me to get that under 5%. I moved the loading hour " +
  "to four in the morning and briefed the drivers before they left. After a year late deliveries were at 4%.";

test.each([
  [WHOLE, []],
  ["I cut late deliveries.", ["tooShort"]],
  [
    "I would first look at the routes and talk with all drivers about them. Then I would set a target for each of " +
      "the vans, and I would check it every week until the deliveries are on time.",
    ["onlyWould"],
  ],
  [
    "We had many late deliveries in 2021 at the depot. We moved the loading hour, we talked with the drivers a lot, " +
      "and in the end we had only half as many late deliveries as in the year before.",
    ["onlyTogether"],
  ],
  [
    "Late deliveries are really important, and in a depot everybody has to care about them all day long. It is about " +
      "good teamwork and communication, and things always worked out quite well in the end.",
    ["noCaseTold"],
  ],
  [
    "My grandmother kept bees near the sea, and every summer I learned something about honey from her. Since then I " +
      "have collected old books about bees, and one day I want to open a small museum.",
    ["besideTheQuestion"],
  ],
  [
    "Al principio llegaban tarde muchas entregas y mi tarea era bajarlas. Cambié la hora de carga y hablé con los " +
      "conductores cada mañana. Al final las entregas tardías bajaron al 4% en un año.",
    ["inOtherLanguage"],
  ],
])("what a coach would say first of an answer: %s", (answer, advice) => {
  expect(judge(answer).advice).toEqual(advice);
});

test("bad words about others and mere praise are told, and where no case is asked for none is missed", () => {
  const left = judge(
    "My boss is lazy and never listens to anybody, and the depot is a mess because of him, so I want to work for a firm " +
      "that plans its routes, where I can lead a small team of clerks.",
    "Why do you want to leave your job?",
  );
  expect(left).toMatchObject({ advice: ["blamesOthers"], claims: [] });
  const praise =
    "I am the best clerk in the north of England, and nobody plans a route like I do. People have told me so for many " +
    "years, and you would be crazy not to hire me for this.";
  expect(judge(praise, "Why should we hire you?").advice).toEqual(["praisesOnly"]);
});

test("an answer that runs on is told so", () => {
  const long = `So, well, ${"and then a van came in late again, and somebody had to ring the customer, ".repeat(5)} I think.`;
  expect(judge(long).advice).toContain("tooLong");
});

test("notes are heard line by line, each with the part that it names", () => {
  const { frame, claims } = judge(
    "- Situation: one in eleven came late\n- Task: under 5%\n- Moved the loading hour\n- Result: 4% after one year",
  );
  expect(frame).toEqual({
    situation: "one in eleven came late",
    task: "under 5%",
    action: "Moved the loading hour",
    result: "4% after one year",
  });
  expect(claims.length).toBeGreaterThan(0);
});

test("what somebody wishes, would do or was asked for is no claim, and what was done is one", () => {
  const { claims } = judge(
    "My manager asked me to help. I want to learn more. I would do it again. I trained five new clerks on the booking desk.",
  );
  expect(claims.map(({ text, answer }) => [text, answer])).toEqual([
    ["I trained five new clerks on the booking desk.", "borne out"],
  ]);
});

test("a stronger answer names lines that answer the question, and no others where there are such", () => {
  expect(judge(WHOLE).stronger.join(" ")).not.toMatch(/40 vans|late deliveries/u);
  expect(judge("I like people.", "Tell me about a time when you led a team.").stronger[0]).toContain("Trained five");
});

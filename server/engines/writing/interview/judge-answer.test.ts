import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { USUAL_LETTER } from "../../../domain/letter-choices.ts";
import { skillWeights } from "../../matching/skill-weights.ts";
import { BAKER, profileOf } from "../evidence/evidence.fixtures.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { expectQuick } from "../../../../tests/setup/expect-quick.ts";

const PROFILE = profileOf(BAKER);
const POSTING = {
  ...UNSTATED,
  id: "p",
  source: "indeed",
  workplace: "onsite" as const,
  title: "Production Manager",
  company: "Northwood Foods",
  location: "Duluth, MN",
  description: "Lead the night shift and reduce waste.",
  requirements: ["Reduce waste"],
};

const judge = (answer: string, question = "Tell me about a time when you reduced waste.", own: string[] = []) =>
  judgeAnswer({
    profile: PROFILE,
    posting: POSTING,
    weights: skillWeights([]),
    choices: USUAL_LETTER,
    own,
    question,
    answer,
  });

test("DEC-97 a whole answer has all four parts, each with its sentence", () => {
  const answer = [
    "When I came to Millrace Bakery, a lot of flour was thrown away.",
    "My task was to bring that down.",
    "I weighed every batch and changed the order of the shifts.",
    "As a result flour waste fell from 12% to 5% in one year.",
  ];
  const { frame } = judge(answer.join(" "));
  expect(Object.values(frame)).toEqual(answer);
});

test.each([
  ["situation", "I sorted the bins and weighed them. In the end waste fell. My task was to save flour."],
  ["task", "When waste was high, I weighed every batch. As a result it fell."],
  ["action", "When waste was high, my task was to bring it down. In the end it fell."],
  ["result", "When waste was high, my task was to bring it down. I weighed every batch."],
] as const)("DEC-97 an answer without its %s is told so", (part, answer) => {
  const { frame } = judge(answer);
  expect(Object.entries(frame).flatMap(([name, text]) => (text === null ? name : []))).toEqual([part]);
});

test.each([
  [
    "de",
    "Damals gab es viel Abfall. Meine Aufgabe war weniger Mehl zu verlieren. Ich habe jede Charge gewogen. Am Ende sank der Abfall deutlich.",
  ],
  [
    "fr",
    "À l’époque il y avait trop de déchets. Je devais en perdre moins de farine. J’ai pesé chaque fournée avec mon équipe. Au final les pertes ont baissé.",
  ],
  [
    "es",
    "En aquel momento había demasiado desperdicio. Mi tarea era perder menos harina. Pesé cada hornada con mi equipo. Al final el desperdicio bajó mucho.",
  ],
])("DEC-97 the frame is heard in %s as well", (_language, answer) => {
  expect(Object.values(judge(answer).frame)).not.toContain(null);
});

test("DEC-97 claims get the gate's three answers, with the line that bears them out", () => {
  const { claims } = judge(
    "I cut flour waste from 12% to 5% in one year. I led a team of forty bakers. The weather was bad. I have a PhD in chemistry.",
  );
  expect(claims.map(({ text, answer }) => [text, answer])).toEqual([
    ["I cut flour waste from 12% to 5% in one year.", "borne out"],
    ["I led a team of forty bakers.", "not borne out"],
    ["I have a PhD in chemistry.", "not borne out"],
  ]);
  expect(claims[0]?.line).toContain("Cut flour waste from 12% to 5%");
  expect(claims[1]?.reason).not.toBe("");
});

test("DEC-97 a stronger answer names one's own lines that fit the question and are not told yet", () => {
  expect(judge("We were careful.").stronger[0]).toContain("Cut flour waste");
  const told = judge("I cut flour waste from 12% to 5% in one year.").stronger;
  expect(told.join(" ")).not.toContain("flour waste");
  const trained = judge("I like people.", "How have you trained apprentices?").stronger;
  expect(trained[0]).toContain("Trained six apprentices");
});

test("DEC-97 an answer of anything at all is judged, and quickly", async () => {
  const repeated = ["I ".repeat(2_500), "I led 5%. ".repeat(500), "🙂".repeat(2_000), "ich ".repeat(1_000)];
  await expectQuick(20_000, () => {
    for (const answer of ["?", "\n\n", ...repeated]) {
      const { claims, stronger } = judge(answer.slice(0, 5_000));
      expect(claims.length).toBeLessThanOrEqual(30);
      expect(stronger.length).toBeGreaterThan(0);
    }
  });
});

test("DEC-97 what the person confirmed bears an answer out as well", () => {
  const said = "I sold 300 loaves at the county fair.";
  expect(judge(said).claims[0]?.answer).not.toBe("borne out");
  expect(judge(said, undefined, [said]).claims[0]?.answer).toBe("borne out");
});

test("DEC-97 an answer in anybody's own words has its parts: the scene, what one does, and how it is now", () => {
  const { frame, claims } = judge(
    "At the bakery we were throwing out two sacks a week. I keep a slate by the mixer and write down every batch. Now it's less than one sack, and not two.",
  );
  expect(frame.situation).toContain("two sacks");
  expect(frame.action).toContain("slate");
  expect(frame.result).toMatch(/^Now it's/);
  expect(claims.map(({ text }) => text).join(" ")).not.toContain("we were throwing out");
});

test("DEC-97 what somebody has not done claims nothing, and no address bears anything out", () => {
  const { claims } = judge("I have never led a whole plant. I juggle knives at weddings.");
  expect(claims.map(({ text }) => text)).toEqual(["I juggle knives at weddings."]);
  expect(claims[0]?.line ?? "").not.toMatch(/@|\|/);
});

test("the scene comes first, a deed is no part of it, and what became of others is how it ended", () => {
  const scene = "A baker was paid twice.";
  const deed = "I found it while I checked the books, and called him the same day.";
  const { frame } = judge(`${scene} ${deed} He thanked me and paid it back`);
  expect(frame).toMatchObject({ situation: scene, action: deed, result: "He thanked me and paid it back" });
});

test("what one is said to be is neither borne out nor not, and a line whose figures were told makes no answer stronger", () => {
  const { claims, stronger } = judge("I am a people person. I cut flour waste from 12% to 5%.");
  expect(claims.map(({ text }) => text)).toEqual(["I cut flour waste from 12% to 5%."]);
  expect(stronger.join("\n")).not.toMatch(/12% to 5%/);
});

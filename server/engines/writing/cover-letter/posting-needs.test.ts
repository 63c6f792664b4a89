import { expect, test } from "vitest";
import { NURSE, NURSE_POSTING, profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { postingNeeds } from "./posting-needs.ts";

const needsOf = (description: string) =>
  postingNeeds(factsOf(profileOf(NURSE), { ...NURSE_POSTING, title: "Harbour Clerk", requirements: [], description }));

test("a duty is told up to where its next clause begins", () => {
  const text =
    "Responsibilities\nCoordinate the berths of ferries, keep the tide log and warn skippers of all boats in the bay.\nTalk to crews.\nGreet.";
  expect(needsOf(text)).toContain("coordinate the berths of ferries");
});

test("of a list that someone is responsible for, each task is a need of its own", () => {
  const text =
    "Responsibilities\nThe Clerk will be responsible for answering all questions, organizing winter timetables of ferries.\nApply soon. We wait.";
  expect(needsOf(text)).toContain("organize winter timetables of ferries");
});

test("a list without stops has a duty in each line; running text without stops has none", () => {
  const lines = ["organize winter timetables", "verify berth invoices", "inspect ticket machines"];
  const long = "we like people who sail and this text only fills the posting with words that say nothing of work ";
  expect(needsOf(`duties\n${lines.join("\n")}\n${long.repeat(3)}`)).toContain("organize winter timetables");
  expect(needsOf(`duties ${lines.join(" ")} ${long.repeat(3)}`)).toEqual([]);
});

test("no need ends before its noun or in the middle of a name", () => {
  const texts = [
    "Develop relationships with internal and external pilots.",
    "Coordinate the berths of ferries in the Outer and Inner Roads.",
    "Conduct harbour surveys and other studies.",
  ];
  const needs = needsOf(`Responsibilities\n${texts.join("\n")}\nSmile.`);
  expect(needs).toEqual([
    "develop relationships with internal and external pilots",
    "conduct harbour surveys and other studies",
    "coordinate the berths of ferries",
  ]);
});

test("a mission is no duty, and no need ends in initials", () => {
  const text =
    "Responsibilities\nEmpower every person and ferry on the planet.\nImplement new timetable guidelines from U.S. ports.\nDeliver berth plans in a timely manner.";
  expect(needsOf(text).join()).not.toMatch(/planet|U\.S$|manner/);
});

test("what somebody is wanted for is told, whatever stands before it", () => {
  expect(
    needsOf("We are hiring a clerk to renew the berth contracts, inspect ferries and sell tickets. Apply."),
  ).toEqual(expect.arrayContaining(["renew the berth contracts", "inspect ferries"]));
  expect(needsOf("Working with the harbour master you will plan the winter crossings. Apply soon.")).toContain(
    "plan the winter crossings",
  );
});

test("of a list of which only the first thing is left no part is told", () => {
  expect(needsOf("You will order spare parts for ferries, cranes, buoys, bells and ticket machines.")).toEqual([
    "order spare parts",
  ]);
});

test("a short list is told with all that it has, and whose a thing is stands before it", () => {
  const text =
    "Responsibilities\nEducate pilots, skippers and other crews about the tides.\nGrow their berth contracts.\nInspect ferries.";
  expect(needsOf(text)).toContain("educate pilots, skippers and other crews about the tides");
  expect(needsOf(text).join()).not.toContain("their");
});

test("a line between orders is an order", () => {
  const lines = ["Inspect the ferries", "Renew berth contracts", "Plan seasonal maintenance"];
  expect(needsOf(`Responsibilities\n${lines.join("\n")}`)).toContain("plan seasonal maintenance");
});

test("each task of a sentence in German, French and Spanish is a need of its own", () => {
  const posted = (description: string) =>
    postingNeeds(factsOf(profileOf(NURSE), { ...NURSE_POSTING, title: "Hafen", requirements: [], description }));
  expect(posted("Ihre Aufgaben\nSie verkaufen Fahrkarten an der Kasse und begleiten Reisegruppen zum Schiff.")).toEqual(
    ["Fahrkarten an der Kasse zu verkaufen", "Reisegruppen zum Schiff zu begleiten"],
  );
  expect(posted("Vos missions\nVous vendez les billets, accompagnez les groupes et rangez les quais.")).toEqual(
    expect.arrayContaining(["vendre les billets", "accompagner les groupes"]),
  );
  expect(
    posted("Funciones\nSe encargará de vender los billetes, acompañar a los grupos y revisar los muelles."),
  ).toEqual(expect.arrayContaining(["vender los billetes", "acompañar a los grupos"]));
});

test('things behind "and" or in a list are no tasks, and "day to day" is not cut in the middle', () => {
  const needs = needsOf(
    [
      "You will coordinate the berths of ferries, tugs, guide boats and rope crews, and liaise with the port's pilots and plant engineers.",
      "Responsibilities",
      "Running the harbour day to day with a crew of six",
      "Setting up and stock control",
      "Own pilot safety",
    ].join("\n"),
  );
  expect(needs).toContain("run the harbour with a crew of six");
  expect(needs.join(" ; ")).not.toMatch(/guide boats|plant engineers|stock control|own |day/);
});

test("issue 17: in a list of orders each task is one, with people that are counted and words that are vague elsewhere", () => {
  const text =
    "What you'll do\n- Supervise 7 skippers and 2 deckhands across two piers\n- Own the tide book and bring down lost berths\n- Keep berth files and be ready for audits\n- Spot leaks fast\n- Greet crews";
  const needs = needsOf(text);
  expect(needs).toEqual(expect.arrayContaining(["own the tide book", "bring down lost berths", "keep berth files"]));
  expect(needs).toEqual(expect.arrayContaining(["supervise 7 skippers and 2 deckhands across two piers"]));
  expect(needs.filter((need) => /fast$/u.test(need))).toEqual([]);
});

test("issue 17: what only looks like a deed is no need", () => {
  const text =
    "What you'll do\n- Lead the berth crew\n- Plan the tides\n- Cycle counts and stock integrity\n- Paint buoys";
  expect(needsOf(text).filter((need) => need.startsWith("cycle"))).toEqual([]);
});

test("a heading that says the title again in small letters is no need", () => {
  const heading = "project clerk harbour clerk remote project services";
  const description = `${heading}\nResponsibilities\nCoordinate the berths of ferries.\nGreet.`;
  const posting = {
    ...NURSE_POSTING,
    title: "Project Clerk, Harbour Clerk (Remote), Project ...",
    requirements: [],
    description,
  };
  const needs = postingNeeds(factsOf(profileOf(NURSE), posting));
  expect(needs).toEqual(["coordinate the berths of ferries"]);
});

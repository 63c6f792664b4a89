import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeTailoredResume } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { applyChanges } from "./resume-change.ts";

const KEEPER = `
Ines Falk
Duluth, MN | ines.falk@example.com | (218) 555-0140

Experience

Cellar Supervisor, Loon Bay Brewing, Duluth, MN
2019 - Present
A brewery of forty people with two taprooms.
Keep the cellar log and the cleaning records of nine tanks
This is read by the inspector every spring.
Cut beer losses from 6% to 2% with a new filling order
Train seven cellar hands a year

Packer, Aldo Foods, Duluth, MN
2015 - 2019
Packed orders for forty shops
Summer 2016: loaded trucks at the dock
`;
const POSTING = {
  ...UNSTATED,
  title: "Cellar Lead",
  company: "Heron Brewing",
  description: "What you will do\n- Train new cellar hands\n- Reduce beer losses\n- Keep records for inspections",
  requirements: [],
};

test("points without a sign before them are put in order, and what points back stays below its line", async () => {
  const { lines } = await makeTailoredResume(factsOf(profileOf(KEEPER), POSTING), localWriter);
  const from = lines.indexOf("A brewery of forty people with two taprooms.");
  expect(lines.slice(from + 1, from + 5)).toEqual([
    "Cut beer losses from 6% to 2% with a new filling order",
    "Train seven cellar hands a year",
    "Keep the cellar log and the cleaning records of nine tanks",
    "This is read by the inspector every spring.",
  ]);
});

test("a point that a page's edge broke before a name keeps its end below it", async () => {
  const points = `Keep the cellar log, the cleaning records and the papers for all inspections of Loon
Bay and keep its bottles in cold rooms, which nobody else opens in the summer.
Wrote the plan of the yearly tasting days for all guests and all members of the club.
Train seven cellar hands a year in the keeping of all records for the inspections.
Cut beer losses from 6% to 2% with a new filling order, which all cellars keep now.`;
  const text = KEEPER.replace(/Keep the cellar log[\s\S]*?hands a year/u, points);
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter);
  expect(lines.indexOf("Bay and keep its bottles in cold rooms, which nobody else opens in the summer.") - 1).toBe(
    lines.findIndex((line) => line.startsWith("Keep the")),
  );
  expect(
    lines.indexOf("Bay and keep its bottles in cold rooms, which nobody else opens in the summer."),
  ).toBeGreaterThan(lines.findIndex((line) => /6% to 2%/.test(line)));
});

test.each([
  "Results were beer losses of 2% instead of 6%.",
  "Includes the training of seven new cellar hands a year.",
  "The log cut the beer losses from 9% to 6% in a year.",
  "In accordance with the rules, beer losses were cut from 9% to 6%.",
  "Keeping this log, the crew cut beer losses from 9% to 6%.",
])("what says more of a line stays below it: %s", async (more) => {
  const line = "Keep the cellar log and the cleaning records of nine tanks";
  const text = KEEPER.replace("This is read by the inspector every spring.", more);
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter);
  expect(lines.indexOf(more)).toBe(lines.indexOf(line) + 1);
});

test("what was done at a time of its own is no point of the job above it", async () => {
  const { lines } = await makeTailoredResume(factsOf(profileOf(KEEPER), POSTING), localWriter);
  expect(lines.indexOf("Summer 2016: loaded trucks at the dock")).toBe(
    lines.indexOf("Packed orders for forty shops") + 1,
  );
});

test("no line is lost or said twice by an order", async () => {
  const original = profileOf(KEEPER).lines;
  const { changes } = await makeTailoredResume(factsOf(profileOf(KEEPER), POSTING), localWriter);
  const orders = changes.filter(({ kind }) => kind === "order");
  expect(orders.length).toBeGreaterThan(0);
  expect(applyChanges(original, orders).toSorted()).toEqual(original.toSorted());
});

test("a person's own words at the top stay, and facts with figures stand below them", async () => {
  const own = "Cellar hand by trade, careful with hoses and happier at five in the morning than at noon.";
  const text = KEEPER.replace("\nExperience", `\n${own}\n\nExperience`);
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter);
  expect(lines[lines.indexOf(own) + 1]).toMatch(/beer losses from 6% to 2%/);
});

test("a wish gives way to facts in Spanish, too", async () => {
  const text = `
Marisol Canto
Mérida | marisol@example.com

OBJETIVO: Integrarme a una empresa seria donde pueda crecer y aprender cada día.

EXPERIENCIA LABORAL
Auxiliar de nómina, Grupo Kanab, 2020 - actualidad
Proceso la nómina quincenal de 640 empleados
Bajé los errores de timbrado de 25 a 4 por quincena
`;
  const posting = {
    ...POSTING,
    title: "Especialista en nómina",
    description: "Responsabilidades\n- Calcular la nómina semanal de los colaboradores\n- Resolver dudas del personal",
  };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines.join("\n")).not.toContain("Integrarme");
  expect(lines.join("\n")).toMatch(/de 25 a 4 por quincena[\s\S]*EXPERIENCIA/);
});

test("what stands below a label stays below it, also where the label is moved up", async () => {
  const points = `Tank care - Keep nine tanks in the old hall.
Paper used is kept by the front desk.
Losses - Cut beer losses from 6% to 2% with a new filling order.
Records used are those of the town.`;
  const text = KEEPER.replace(/Keep the cellar log[\s\S]*?hands a year/u, points);
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter);
  const from = lines.indexOf("A brewery of forty people with two taprooms.");
  const [care, paper, losses, records] = points.split("\n");
  expect(lines.slice(from + 1, from + 5)).toEqual([losses, records, care, paper]);
});

test.each(["Accomplishments include:", "Key Results:"])(
  "a line that announces what follows stays before it: %s",
  async (announced) => {
    const points = `Led the night crew of the cellar for the owner.
${announced} Wrote the plan of the yearly tasting days.
Moved the old cellar to a new hall.
Cut beer losses from 6% to 2% with a new filling order`;
    const text = KEEPER.replace(/Keep the cellar log[\s\S]*?hands a year/u, points);
    const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter);
    const at = lines.findIndex((line) => line.startsWith(announced));
    expect(lines.slice(at - 1, at + 2)).toEqual([
      "Led the night crew of the cellar for the owner.",
      `${announced} Wrote the plan of the yearly tasting days.`,
      "Cut beer losses from 6% to 2% with a new filling order",
    ]);
  },
);

test("praise of oneself is not moved up, and no line goes down where none comes up", async () => {
  const points = `Oversee the plant of the brewery.
Assist the office with its post.
Exhibited leadership skills in training of cellar hands.
Paint the walls of the taproom.`;
  const text = KEEPER.replace(/Keep the cellar log[\s\S]*?hands a year/u, points);
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter);
  expect(lines.join("\n")).toContain(points);
});

function orderOf(points: string, posting = POSTING): Promise<string[]> {
  const text = KEEPER.replace(/Keep the cellar log[\s\S]*?hands a year/u, points);
  return makeTailoredResume(factsOf(profileOf(text), posting), localWriter).then(({ lines }) =>
    lines.filter((line) => points.split("\n").includes(line)),
  );
}

test.each([
  [
    "what shares but a word of a task's purpose stays where it is",
    "Planned the tastings of the club\nMaintained strict adherence to the rules of the yard\nPoured beer at two fairs",
    "What you will do\n- Log each call of a guest to ensure adherence to policy and rules",
  ],
  [
    "a result that is kept up stays before what anybody does",
    "Maintained a loss of 2%, the least of nine cellars\nReceived letters\nAnswered the phone and greeted the guests",
    "What you will do\n- Welcome guests at the front desk\n- Sort the post",
  ],
  [
    "what stands below the name of a part stays below it",
    "Cellar Administration - Lists of stock\nWrote down all kegs\nGuest Administration - Lists of guests\nTrained nine cellar hands",
    "What you will do\n- Train new cellar hands",
  ],
  [
    "a name that a line breaks in two stays together",
    "Hired the hands of an Inc.\n500 brewery with four taprooms and paid them\nTrained nine cellar hands",
    "What you will do\n- Sort the post",
  ],
  [
    "a story keeps its order",
    "When I came I kept the log\nThen I saw to the bottles, as I liked them most\nIn the end I trained nine cellar hands",
    "What you will do\n- Train new cellar hands",
  ],
])("%s", async (_name, points, description) => {
  expect(await orderOf(points, { ...POSTING, description })).toEqual(points.split("\n"));
});

test("a point moves above those alone that say clearly less", async () => {
  const points = "Answered the phone\nCut beer losses from 6% to 2%\nTrained seven cellar hands a year";
  const asked = { ...POSTING, description: "What you will do\n- Train new cellar hands\n- Reduce beer losses" };
  expect(await orderOf(points, asked)).toEqual([
    "Cut beer losses from 6% to 2%",
    "Trained seven cellar hands a year",
    "Answered the phone",
  ]);
});

test("issue 17: what a product does stays below the line of who made it", async () => {
  const points = `Wrote the web client of the ordering system
Supports four languages and two currencies
Train seven cellar hands a year`;
  const text = KEEPER.replace(/Keep the cellar log[\s\S]*?hands a year/u, points);
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter);
  const at = lines.indexOf("Wrote the web client of the ordering system");
  expect(lines[at + 1]).toBe("Supports four languages and two currencies");
  expect(lines.indexOf("Train seven cellar hands a year")).toBeLessThan(at);
});

test("issue 17: points below shouted ones that part them are not moved, and letters that stand for something part none", async () => {
  const madeWith = async (points: string[]) => {
    const text = KEEPER.replace(/Keep the cellar log[\s\S]*?Train seven cellar hands a year/u, points.join("\n"));
    return (await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter)).lines.join("\n");
  };
  const parted = [
    "CLEANING OF TANKS: Cleaned nine tanks",
    "Kept the log",
    "TRAINED NEW HANDS by example",
    "Train cellar hands",
  ];
  expect(await madeWith(parted)).toContain(parted.join("\n"));
  const letters = [
    "Kept the log of the house",
    "VPN, LAN, WAN support for 300 users",
    "DNS, DHCP, SMTP service for 9 tanks",
    "Train new cellar hands",
  ];
  expect(await madeWith(letters)).not.toContain(letters.join("\n"));
});

import { expect, test } from "vitest";
import { headingUse, readPostingSentences, splitSentences } from "./posting-sentences.ts";

function uses(description: string): string[] {
  return readPostingSentences(description).map(({ use, text }) => `${use}: ${text}`);
}

test("headings steer what follows them and are left out themselves", () => {
  expect(
    uses(
      "Responsibilities:\nPlan menus\nRequirements:\nKnife skills\nPreferred qualifications:\nPastry\nBenefits:\nFree meals",
    ),
  ).toEqual(["duty: Plan menus", "required: Knife skills", "wanted: Pastry", "skipped: Free meals"]);
});

test("a wish inside the requirements is a wish, a demand among the duties a demand", () => {
  expect(uses("Requirements\nDocker is a plus\nDuties\nMust hold a forklift certificate")).toEqual([
    "wanted: Docker is a plus",
    "required: Must hold a forklift certificate",
  ]);
});

test("benefits and equal-opportunity sentences are passed over wherever they stand", () => {
  expect(uses("We provide 401(k), dental insurance. We are an equal opportunity employer. Bake bread daily.")).toEqual([
    "skipped: We provide 401(k), dental insurance.",
    "skipped: We are an equal opportunity employer.",
    "duty: Bake bread daily.",
  ]);
});

test("sentences glued together by pasting come apart", () => {
  expect(splitSentences("a related fieldExperience with JavaScript")).toEqual([
    "a related field",
    "Experience with JavaScript",
  ]);
  expect(splitSentences("Strong Java skills.Must know Docker.QualificationsBachelor's degree")).toEqual([
    "Strong Java skills.",
    "Must know Docker.",
    "Qualifications:",
    "Bachelor's degree",
  ]);
  expect(splitSentences("Ship between U.S. Ports and our own. Keep the books.")).toEqual([
    "Ship between U.S. Ports and our own.",
    "Keep the books.",
  ]);
});

test("a text without punctuation is cut between words and loses none", () => {
  const text = "word ".repeat(500).trim();
  const pieces = splitSentences(text);
  expect(pieces.every((piece) => piece.length <= 300)).toBe(true);
  expect(pieces.join(" ")).toBe(text);
});

test("what is asked in few words is no heading", () => {
  expect(uses("Requirements\nExperience with Kafka\nSkills in baking\nVous avez le permis B")).toEqual([
    "required: Experience with Kafka",
    "required: Skills in baking",
    "required: Vous avez le permis B",
  ]);
});

test("a posting in one line still has its headings", () => {
  const asked = "Requirements Two years in a kitchen and a food handler card";
  expect(uses(`We look for a line cook. ${asked} Preferred Experience with sushi and wine Benefits Meals`)).toEqual([
    "duty: We look for a line cook.",
    "required: Two years in a kitchen and a food handler card",
    "wanted: Experience with sushi and wine",
    "skipped: Meals",
  ]);
});

test("what is told about the role, the job or you is read; what is told about the employer is not", () => {
  const usesUnder = (heading: string) =>
    readPostingSentences(`${heading}\nYou plan the shifts of the ward.`).map(({ use }) => use);
  expect(usesUnder("About the role")).toEqual(["duty"]);
  expect(usesUnder("About the job")).toEqual(["duty"]);
  expect(usesUnder("About you")).toEqual(["required"]);
  expect(usesUnder("About Brightloop")).toEqual(["skipped"]);
});

test("a line that ends in dots leads on to a list as one that ends in a colon does", () => {
  const read = readPostingSentences("You will...\n- plan the rota\n\nYou have…\n- worked a grill for a year");
  expect(read.map(({ text, use }) => [text, use])).toEqual([
    ["plan the rota", "duty"],
    ["worked a grill for a year", "required"],
  ]);
});

test("plain text behind a list ends it, unless it asks in so many words", () => {
  expect(
    uses(
      "What you need\n- A roofing card\n- Two years on slate\n\n" +
        "Tea and parking on site. You must pass a medical. Ask for Ruth Lang, the yard manager.\n\nNice to have: leadwork",
    ),
  ).toEqual([
    "required: A roofing card",
    "required: Two years on slate",
    "skipped: Tea and parking on site.",
    "required: You must pass a medical.",
    "skipped: Ask for Ruth Lang, the yard manager.",
    "wanted: leadwork",
  ]);
  expect(uses("Ihr Profil\n• Gesellenbrief\n• Schwindelfrei\nDer Lohn folgt dem Tarif der Dachdecker.")).toEqual([
    "required: Gesellenbrief",
    "required: Schwindelfrei",
    "skipped: Der Lohn folgt dem Tarif der Dachdecker.",
  ]);
  expect(uses("Funciones\n- Reparar tejados\n\nTendrás experiencia con pizarra.")).toEqual([
    "duty: Reparar tejados",
    "required: Tendrás experiencia con pizarra.",
  ]);
});

test("a line of a list that was broken, and a list in pieces, go on", () => {
  const broken = "- A long line of what is needed here that goes on and on until it\nWas broken by the page.";
  expect(uses(`Requirements\n${broken}\n\n- A van`).map((line) => line.split(":")[0])).toEqual([
    "required",
    "required",
    "required",
  ]);
});

test.each([
  ["It would be great if you could also", "Weld"],
  ["We'd be so happy if you had", "Weld"],
  ["Toll wäre es, wenn Sie noch", "Schweißen"],
  ["Nous apprécierions également", "Souder"],
  ["Valoraremos además", "Soldar"],
])("%s heads wishes", (heading, wish) => {
  expect(uses(`Requirements:\n- A lathe\n${heading}\n- ${wish}`)).toEqual(["required: A lathe", `wanted: ${wish}`]);
});

test("what tells of pay, of hours or of how to apply asks for nothing, wherever it stands", () => {
  const terms = [
    "Boots and helmet are provided.",
    "Pay is set each May.",
    "Salaire selon grille.",
    "Jornada completa.",
    "40 Stunden",
  ];
  expect(uses(`Profil\n${["Un permis", ...terms].join("\n")}`)).toEqual([
    "required: Un permis",
    ...terms.map((line) => `skipped: ${line}`),
  ]);
});

test("a title before a name ends no sentence", () => {
  expect(splitSentences("Call Dr. Weiss or Mrs. Okoye. Knowledge of crafts, z. B. Weben")).toEqual([
    "Call Dr. Weiss or Mrs. Okoye.",
    "Knowledge of crafts, z. B. Weben",
  ]);
});

test.each([
  ["Das erwarten wir:", "required"],
  ["Damit überzeugen Sie uns", "required"],
  ["Das macht dich aus", "required"],
  ["Qui êtes-vous ?", "required"],
  ["Nos attentes", "required"],
  ["Perfil del candidato", "required"],
  ["¿Qué te pedimos?", "required"],
  ["Unsere Leistungen", "skipped"],
  ["Nous vous proposons", "skipped"],
  ["¿Qué te ofrecemos?", "skipped"],
])("what stands below %j is read as %s, whatever its words", (heading, use) => {
  const text = `Aufgaben\n- Planung der Touren\n\n${heading}\n- Freude am Umgang mit Menschen`;
  expect(uses(text)).toContain(`${use}: Freude am Umgang mit Menschen`);
});

test.each([
  "We're looking for someone with",
  "The person we hire will have",
  "Could this be you?",
  "You'll be great at this if you have",
  "We're after somebody who can",
  "Our ideal candidate is",
  "Person spec",
  "Key selection criteria",
  "What you'll bring to the table",
])("issue 17: what is left open is asked for: %s", (heading) => {
  expect(headingUse(heading)).toBe("required");
});

test.each([
  "What we want you to do",
  "Brand ideas that people love",
  "At Acme, you can:",
  "Interested candidates should",
])("issue 17: nothing is asked of the reader by %s", (line) => {
  expect(headingUse(line)).not.toBe("required");
});

test("issue 17: short headings of an advertisement say what their lines are, and an open end what will be done", () => {
  const text = "Job:\n- ordering\nYou:\n- some pastry\nWe give you:\n- a staff house";
  expect(uses(text)).toEqual(["duty: ordering", "required: some pastry", "skipped: a staff house"]);
  const first = uses("In your first year we expect you to\n- cut single sources");
  expect(first).toEqual(["duty: cut single sources"]);
});

test("issue 17: who somebody will be is asked, what they will earn or need not have is not", () => {
  const uses = (text: string) => Object.fromEntries(readPostingSentences(text).map((one) => [one.text, one.use]));
  const asked = uses("You will be\n- a Registered Veterinary Nurse\n- happy with nights\nThe job\n- triage");
  expect(asked).toEqual({
    "a Registered Veterinary Nurse": "required",
    "happy with nights": "required",
    triage: "duty",
  });
  const others = uses("Needed\n- Level 5\n- Experience in housing is not needed\n- You'll earn $24/h.");
  expect(Object.values(others)).toEqual(["required", "skipped", "skipped"]);
});

test("how applications are dealt with is no ask, under whatever heading it stands", () => {
  const process = [
    "If you have not heard from us within 14 days please consider your application unsuccessful.",
    "Interviews 19 January.",
    "To arrange a conversation with Dr Reay email the office.",
    "Shortlisting will take place in the week of 3 March.",
    "Preference will be given to employment equity candidates.",
    "Please state your notice period.",
  ];
  const asks = ["Experience of interviewing candidates", "Experience of shortlisting", "Call handling experience"];
  const read = readPostingSentences(`Requirements\n${[...process, ...asks].map((line) => `- ${line}`).join("\n")}`);
  expect(read.filter(({ use }) => use === "required").map(({ text }) => text)).toEqual(asks);
});

test.each(["What you will be doing", "What the job involves", "Day to day you will"])(
  "issue 17: below %s stands what there is to do",
  (heading) => {
    const read = readPostingSentences(
      `Acme is a hotel.\n\n${heading}\n- Leading a team of eight\n- Handling complaints`,
    );
    expect(read.filter(({ use, headed }) => use === "duty" && headed)).toHaveLength(2);
  },
);

test("issue 17: criteria with a mark each are asked for or wished for, as their marks say", () => {
  const uses = (description: string) =>
    readPostingSentences(description).flatMap(({ text, use }) => (use === "duty" ? [] : `${use}: ${text}`));
  const criteria = (marks: [string, string]) => `Teaching Assistant
Person specification (E = essential, D = desirable)
GCSE maths at grade C${marks[0]}
Work with children aged 4 to 7${marks[0]}
Paediatric first aid${marks[1]}
Makaton${marks[1]}
Your supporting statement must address each criterion.`;
  for (const marks of [
    [" - E, A", " - D, A/I"],
    [" (E)", " (D)"],
    ["\tE", "\tD"],
    [" – Essential", " – Desirable"],
  ] as [string, string][])
    expect(uses(criteria(marks))).toEqual([
      "required: GCSE maths at grade C",
      "required: Work with children aged 4 to 7",
      "wanted: Paediatric first aid",
      "wanted: Makaton",
      "skipped: Your supporting statement must address each criterion.",
    ]);
  expect(uses("Requirements\n- Vitamin D\n- Grade E\n- A driving licence")).toContain("required: Vitamin D");
});

test("issue 17: what would be better still takes nothing from what is asked for", () => {
  const text =
    "What we need from you\n- 5 years in sales, preferably in building materials\n- Clean van, ideally your own";
  expect(readPostingSentences(text).map(({ text: said, use }) => `${use}: ${said}`)).toEqual([
    "required: 5 years in sales",
    "wanted: 5 years in sales, preferably in building materials",
    "required: Clean van",
    "wanted: Clean van, ideally your own",
  ]);
});

test.each([
  ["Must be able to lift 40 lbs must have own tools", 2],
  ["Must be 21 or older and must have a clean driving record", 1],
  ["Must verify that drivers must hold a licence", 1],
])("issue 17: an ask that follows without a stop is one of its own: %s", (text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
});

test("issue 17: a duty that begins as a heading or a way to apply is a duty", () => {
  const text = "Duties\n- Physical activities with residents\n- Send resumes to clients\n- Cook lunch";
  expect(readPostingSentences(text).filter(({ use }) => use === "skipped")).toEqual([]);
});

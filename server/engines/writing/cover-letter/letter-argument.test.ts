import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const CURATOR = `
Ottoline Marsh
Hull | ottoline.marsh@example.com

Experience
Collections Officer, Whaling Museum, Hull, 2020 - Present
- Catalogued 4,200 objects in three years
- Lead a team of six volunteers
- Cut loan paperwork from 9 days to 2 by moving the forms online
- Answered the telephone
Gallery Assistant, Tidal Arts, Grimsby, 2016 - 2020
- Trained nine new assistants on handling glass

Education
BA History, University of Hull, 2016
`;

async function letterFor(title: string, description: string): Promise<string> {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Fernmoor", description };
  return (await makeCoverLetter(factsOf(profileOf(CURATOR), posting), localWriter)).content;
}

const ASKED = `You will lead a team of twelve volunteers and plan four exhibitions.
Requirements
- Experience of cataloguing objects and drawings
- Knowledge of conservation
- Master's degree in museum studies
Nice to have
- Experience of whale bone`;

test("the first paragraph joins the work with the deed nearest to it, and a later proof stands for itself", async () => {
  const letter = await letterFor("Collections Manager", ASKED);
  const [, opening = "", ...rest] = letter.split("\n\n");
  expect(opening).toMatch(/lead a team of twelve volunteers.*I lead a team of six volunteers/su);
  expect(rest.join(" ")).toMatch(/I catalogued 4,200 objects/u);
});

test("routine that answers nothing is left out, and no deed is told with also by rote", async () => {
  const letter = await letterFor("Collections Manager", ASKED);
  expect(letter).not.toMatch(/telephone|\balso (?:lead|catalogued|cut)\b/u);
});

test("the gap is a must with the nearest thing that is held, and never a wish that is unlike anything", async () => {
  const letter = await letterFor("Collections Manager", ASKED);
  expect(letter).toMatch(/master's degree/u);
  expect(letter).toMatch(/bachelor's degree/u);
  expect(letter).not.toMatch(/whale bone|conservation yet/u);
});

test("one shared word is too little for a wish, and leading people is no migration that was led", async () => {
  const letter = await letterFor(
    "Registrar",
    "Requirements\n- Have led a migration of catalogues\nNice to have\n- Glass painting",
  );
  expect(letter).not.toMatch(/migration[^.]*: I lead a team|[Gg]lass painting/u);
});

test("work that is asked for in other words than the resume has is no gap, and a program that it lacks is one", async () => {
  const ask = "Requirements\n- Experience with staff training\n- Experience with Adlib or Axiell EMu";
  expect(await letterFor("Collections Manager", ask)).not.toMatch(/training yet|new to me is (?:staff )?training/u);
  const program = await letterFor("Collections Manager", "Requirements\n- Experience with Salesforce");
  expect(program).toContain("Salesforce");
});

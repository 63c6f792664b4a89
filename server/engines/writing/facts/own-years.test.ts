import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { UNSTATED } from "../../../domain/posting.ts";
import { ownYears, yearsShortOf } from "./own-years.ts";

function yearsIn(
  summary: string,
  description = "You will plan routes.\nRequirements\n- Five years of planning",
): string | null {
  const lines = `Ada Linde\nHull | ada.linde@example.com\n\nProfile\n${summary}\n\nExperience\nPlanner, Humber Freight, 2012 - present\n- Planned routes for 22 drivers\n`;
  return ownYears(factsOf(profileOf(lines), { ...UNSTATED, title: "Planner", company: "Fernmoor", description }));
}

test("the years that a resume claims for its work are told in its words", () => {
  expect(yearsIn("Route planner with nine years in haulage.")).toBe("nine years of experience in haulage");
  expect(yearsIn("Time served fitter. 16 years on the tools, mostly domestic.")).toBe("16 years on the tools");
  expect(yearsIn("Planner, fourteen years' experience, mostly ports.")).toBe("fourteen years of experience");
  expect(yearsIn("Nurse with 11 years at the bedside moving into data.")).toBe("11 years at the bedside");
});

test("years of a head are told with what the work was, however they are praised, and never with half of a list", () => {
  expect(yearsIn("13 years of Human Resources experience and full-time study.")).toBe(
    "13 years of Human Resources experience",
  );
  expect(yearsIn("Energetic professional with 6+ years of extensive, successful experience in route planning.")).toBe(
    "more than 6 years of experience in route planning",
  );
  expect(yearsIn("Offering ~11 years of progressively responsible experience administering rotas.")).toBe(
    "about 11 years of experience administering rotas",
  );
  expect(yearsIn("Clerk with over twenty-two years experience in freight industry.")).toBe(
    "over twenty-two years of experience in the freight industry",
  );
  expect(yearsIn("8 years experience in a variety of roles.")).toBe("8 years of experience");
  expect(yearsIn("Planner with 10 years of quality control experience.")).toBe(
    "10 years of quality control experience",
  );
  expect(yearsIn("Planner with 5 years 7 months experience in freight.")).toBe("5 years of experience in freight");
  expect(yearsIn("4+ years experience as a Customs Analyst dealing with ports.")).toBe(
    "more than 4 years of experience as a Customs Analyst",
  );
  expect(yearsIn("Over 2 years of combined professional and educational experience in maps.")).toBeNull();
  expect(yearsIn("9 years of experience in planning, freight, customs, driving.")).toBe("9 years of experience");
  expect(yearsIn("Saved $2M over 5 years in fuel costs.")).toBeNull();
  expect(yearsIn("Has completed five years of military service.")).toBeNull();
});

test("of several years of the field the longest are told, in figures or in words", () => {
  expect(yearsIn("Planner with 25 years of experience in planning. Over thirty years of experience in routes.")).toBe(
    "over thirty years of experience in routes",
  );
});

test("years that are over, or that are nobody's yet, are not told", () => {
  expect(yearsIn("I was a bookkeeper for 12 years in a bank, then stayed home.")).toBeNull();
  expect(yearsIn("Seeking a role with five years in view.")).toBeNull();
  expect(yearsIn("Best depot on the coast four years in a row, on every route.")).toBeNull();
  expect(yearsIn("Top planner five years in succession.")).toBeNull();
  expect(yearsIn("Planner who likes maps.")).toBeNull();
});

test("of years in several fields those of the posting are told, and none of another one", () => {
  const both = "7.5 years in all: 2.5 years in route planning, 5 years in shop sales.";
  expect(yearsIn(both)).toBe("2.5 years of experience in route planning");
  expect(yearsIn("Planner with 3 years in route planning, before that 5 years in sales.")).toBe(
    "3 years of experience in route planning",
  );
  expect(yearsIn("4 years in bakeries, 2 years in laundries.")).toBeNull();
});

test("years that a must-have asks for of one field are short where the head of the resume gives fewer of it", () => {
  const shortOf = (ask: string) => {
    const summary = "Planner with two years in route planning after six years in shop sales.";
    const lines = `Ada Linde\nHull | ada.linde@example.com\n\nProfile\n${summary}\n`;
    const description = `Requirements\n- ${ask}\n- Calm`;
    const posting = { ...UNSTATED, title: "Planner", company: "Fernmoor", description, requirements: [ask, "Calm"] };
    return yearsShortOf(factsOf(profileOf(lines), posting))?.own ?? null;
  };
  expect(shortOf("5+ years of route planning")).toBe("two years of experience in route planning");
  expect(shortOf("2+ years of route planning")).toBeNull();
  expect(shortOf("5+ years of dental nursing")).toBeNull();
});

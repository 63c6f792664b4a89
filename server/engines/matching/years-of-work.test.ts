import { expect, test } from "vitest";
import { UNSTATED } from "../../domain/posting.ts";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { extractListingFacts } from "./listing-facts.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { scoreMatch } from "./score.ts";
import { skillWeights } from "./skill-weights.ts";

test("years asked of a kind of work are met by a title that names it, and only with as many years", () => {
  const listing = extractListingFacts({
    ...UNSTATED,
    id: "posting",
    source: "indeed",
    title: "Full-Stack Engineer",
    company: "Wayline",
    location: "Remote",
    workplace: "remote",
    description: "You build both ends of a booking system.",
    requirements: ["4 years of full-stack development", "12 years of software engineering", "3 years of nursing"],
  });
  const lines = [
    "Ivo Lindqvist",
    "Full-Stack Software Engineer",
    "Experience",
    "Full-Stack Software Engineer - Quillmark, Austin, TX | 01/2018 - 01/2025",
    "Built React front ends and Node.js services.",
  ];
  const resume = extractResumeFacts(analyseResume(lines, { now: new Date("2026-01-01") }));
  const { requirementsMet } = scoreMatch(resume, listing, skillWeights([listing]));
  expect(requirementsMet).toEqual([true, false, false]);
});

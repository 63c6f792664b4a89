import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { projectNamed, projectOver } from "./project-over.ts";

const LINES = `
Ida Mora
ida@example.com

Experience
Web Developer, Tarn Web, Leeds, 2019 - Present
- Built a booking site for 14 clinics with React

Projects
Tidewatch	Jan 2023
Tide calendar for sailors
- Built a tide calendar with React for 300 sailors
Kelp Map - a chart of the coast
Frontend Developer
- Drew 40 charts of the coast
`.split("\n");

test("issue 17: a line of a project is of the name above it, past what the project is and who one was in it", () => {
  const profile = analyseResume(LINES);
  const at = (start: string) => profile.lines.findIndex((line) => line.includes(start));
  expect(projectOver(at("Built a tide"), profile)?.name).toBe("Tidewatch");
  expect(projectOver(at("Drew 40"), profile)?.name).toBe("Kelp Map");
  expect(projectOver(at("booking site"), profile)).toBeNull();
});

test("issue 17: what is no name for certain ends the project above it all the same", () => {
  const lines = `${LINES.join("\n")}\nTask Manager\n- Wrote a reminder for 20 sailors\nResult\n- Cut lost boats by half`;
  const profile = analyseResume(lines.split("\n"));
  const over = (start: string) =>
    projectOver(
      profile.lines.findIndex((line) => line.includes(start)),
      profile,
    );
  expect(over("Wrote a reminder")?.name).toBeNull();
  expect(over("Cut lost boats")?.name).toBeNull();
  expect(over("Wrote a reminder")?.at).not.toBe(over("Drew 40")?.at);
});

test.for([
  "May 2021",
  "Stanford University",
  "Capstone Project",
  "Dr. Jane Smith",
  "Chicago",
  "Result",
  "Acme Corp",
  "React",
  "Built a Tide Calendar",
  "Frontend Developer",
  "Technologies: React",
  "a chart",
])("this names no project: %s", (line) => {
  expect(projectNamed(line)).toBeNull();
});

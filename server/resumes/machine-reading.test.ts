import { expect, test } from "vitest";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { readingOf } from "./machine-reading.ts";

const LINES = ["", "Ada Berg", "Columbus, OH", "", "Experience", "Welder - Steel Yard | 2018 - 2020", "Welded frames."];

function profile(over: Partial<Profile> = {}): Profile {
  return {
    ...analyseResume(LINES),
    lines: LINES,
    headline: null,
    location: { text: "Columbus, OH", line: 2 },
    skills: [],
    jobs: [
      {
        title: "Welder",
        employer: "Steel Yard",
        start: "2018",
        end: "2020",
        current: false,
        lines: { from: 5, to: 6 },
      },
    ],
    education: [],
    notUnderstood: [],
    ...over,
  };
}

test("DEC-86 lines are counted as people do: empty ones do not count, but part what stands around them", () => {
  const { lines, jobs, place } = readingOf(profile(), []);
  expect(lines.map(({ text }) => text)).toEqual(LINES.filter((line) => line !== ""));
  expect(lines.map(({ parted }) => parted)).toEqual([true, false, true, false, false]);
  expect(place).toEqual({ text: "Columbus, OH", lines: { from: 2, to: 2 } });
  expect(jobs[0]?.lines).toEqual({ from: 4, to: 5 });
});

test("DEC-86 the marker is on the lines it comes from, and lines without sense are told apart", () => {
  const marks = (over: Partial<Profile>) => readingOf(profile(over), []).lines.map(({ mark }) => mark);
  expect(marks({})).toEqual([null, "evidence", null, "evidence", null]);
  const welding = { id: "welding", name: "Welding", kind: "hard", lines: [6], shown: true } as const;
  expect(marks({ skills: [{ ...welding, lines: [6] }] })).toEqual([null, "evidence", null, "evidence", "evidence"]);
  expect(marks({ notUnderstood: [{ line: 6, reason: "?" }] }).at(-1)).toBe("lost");
});

test("skills, languages and licences stand apart, in the words and the order of the user's list", () => {
  const skill = (name: string, kind: Profile["skills"][number]["kind"], lines: number[]) => ({
    id: name,
    name,
    kind,
    lines,
    shown: true,
  });
  const skills = [
    skill("Welding", "hard", [6, 5]),
    skill("RN License", "licence", [2]),
    skill("Spanish", "language", [1]),
  ];
  const reading = readingOf(profile({ skills }), ["Rust", "rn license", "Welding"]);
  expect(reading.skills).toEqual({ names: ["Rust", "Welding"], lines: [{ from: 4, to: 5 }] });
  expect(reading.licences).toEqual({ names: ["RN License"], lines: [{ from: 2, to: 2 }] });
  expect(reading.languages.names).toEqual(["Spanish"]);
});

test("what was not understood is told by its line's number", () => {
  const { notUnderstood } = readingOf(
    profile({ notUnderstood: [{ line: 5, reason: "No job title was found here." }] }),
    [],
  );
  expect(notUnderstood).toEqual([{ line: 4, reason: "No job title was found here." }]);
});

test("a resume without a line is read as nothing", () => {
  const empty = readingOf(analyseResume([]), []);
  expect(empty.lines).toEqual([]);
  expect(empty.jobs).toEqual([]);
  expect(empty.place).toBeNull();
});

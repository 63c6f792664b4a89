import { findSkills } from "../../server/analysis/find-skills.ts";
import type { Profile, ProfileSkill, SectionKind } from "../../server/analysis/profile.ts";
const KINDS: [SectionKind, RegExp][] = [
  [
    "summary",
    /^(summary|objective|professional summary|career (overview|focus|objective)|profile|executive (summary|profile)|overview|professional profile|executive)/i,
  ],
  [
    "skills",
    /^(skills|core (strengths|qualifications|competencies)|highlights|skill highlights|areas of expertise|technical skills|qualifications|additional skills)/i,
  ],
  ["experience", /^(experience|work (experience|history)|professional experience|employment)/i],
  ["education", /^(education)/i],
  ["certificates", /^(certifi|licens)/i],
  ["languages", /^languages$/i],
];
const DATES =
  /\b((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? )?((19|20)\d\d)\s*(to|-|–)\s*((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? )?((19|20)\d\d|current|present)/i;
export function quickProfile(text: string): Profile {
  const lines = text.split("\n");
  const sections: Profile["sections"] = [];
  const jobs: Profile["jobs"] = [];
  let kind: SectionKind = "other";
  let years = 0;
  lines.forEach((line, index) => {
    const found = line.length < 40 ? KINDS.find(([, r]) => r.test(line.trim())) : undefined;
    if (found) {
      kind = found[0];
      sections.push({ kind, heading: line, lines: { from: index, to: index } });
    } else if (sections.length) sections.at(-1)!.lines.to = index;
    if (kind !== "experience" && kind !== "other") return;
    const m = DATES.exec(line);
    let title: string | null = null;
    if (m || /Company Name/.test(line)) {
      let t =
        line
          .replace(DATES, "|")
          .split("|")
          .map((x) =>
            x
              .replace(/Company Name.*$/, "")
              .replace(/\b[A-Z][a-z]{2} \d{4}.*$/, "")
              .trim(),
          )
          .find((x) => x.length > 2) ?? "";
      if (!t && index > 0) t = lines[index - 1]!;
      if (t.length > 2 && t.length < 70 && !/[.]$/.test(t) && !/university|college|bachelor|gpa/i.test(line)) title = t;
      if (m) {
        const a = Number(m[3]);
        const b = /current|present/i.test(m[8]!) ? 2015 : Number(m[8]);
        if (b >= a) years += b - a;
      }
    }
    if (title && jobs.at(-1)?.title !== title) {
      if (jobs.length) jobs.at(-1)!.lines.to = index - 1;
      jobs.push({
        title,
        employer: null,
        start: null,
        end: null,
        current: false,
        lines: { from: index, to: lines.length - 1 },
      });
    }
  });
  const skills = new Map<string, ProfileSkill>();
  lines.forEach((line, index) => {
    const sec = sections.findLast((s) => s.lines.from <= index)?.kind;
    for (const f of findSkills(line, { list: sec === "skills" })) {
      const k = skills.get(f.id);
      const shown = sec === "experience" || sec === "summary" || sec === undefined;
      if (k) {
        k.lines.push(index);
        k.shown ||= shown;
      } else skills.set(f.id, { id: f.id, name: f.name, kind: f.kind, lines: [index], shown });
    }
  });
  const first = lines[0]!.trim();
  const levels: [Profile["education"][0]["level"], RegExp][] = [
    ["doctorate", /ph\.?d|doctor of/i],
    ["master", /master|mba/i],
    ["bachelor", /bachelor|b\.[as]\.|\bbs\b|\bba\b/i],
    ["associate", /associate('s)? (of|degree|in)/i],
    ["school", /high school|diploma|ged/i],
  ];
  const education: Profile["education"] = [];
  for (const [level, r] of levels) {
    const i = lines.findIndex((l) => r.test(l));
    if (i >= 0) {
      education.push({ degree: null, field: null, institution: null, year: null, level, lines: { from: i, to: i } });
      break;
    }
  }
  return {
    version: 0,
    lines,
    name: null,
    headline: first.length < 80 && first.length > 2 ? { text: first, line: 0 } : null,
    location: null,
    sections,
    skills: [...skills.values()],
    jobs,
    education,
    yearsOfExperience: years || null,
    experienceText: "",
    educationText: "",
    notUnderstood: [],
  };
}

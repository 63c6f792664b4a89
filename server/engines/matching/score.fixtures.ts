import type { Profile, ProfileSkill, SkillKind } from "../analysis/profile.ts";
import { type Posting, UNSTATED } from "../../domain/posting.ts";

export function makePosting(fields: Partial<Posting> = {}): Posting {
  return {
    ...UNSTATED,
    id: "posting-1",
    source: "indeed",
    title: "Registered Nurse",
    company: "Harbor Clinic",
    location: "Columbus, OH",
    workplace: "onsite",
    sourceUrl: "https://jobs.example/1",
    ...fields,
  };
}

export function makeSkill(id: string, name: string, fields: Partial<ProfileSkill> = {}): ProfileSkill {
  const kind: SkillKind = "hard";
  return { id, name, kind, lines: [0], shown: true, ...fields };
}

export function makeProfile(fields: Partial<Profile> = {}): Profile {
  return {
    version: 1,
    lines: ["Registered Nurse", "Cared for patients on a telemetry unit."],
    name: null,
    headline: { text: "Registered Nurse", line: 0 },
    location: null,
    sections: [],
    skills: [],
    jobs: [],
    education: [],
    yearsOfExperience: null,
    experienceText: "",
    educationText: "",
    notUnderstood: [],
    ...fields,
  };
}

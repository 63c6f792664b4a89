import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { Profile, ProfileSection, SectionKind } from "../engines/analysis/profile.ts";
import { priorityOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { oneAtATime } from "../http/in-turn.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { TEXT_LIMIT_CHARACTERS, TEXT_LIMIT_LINES } from "../engines/reading/clean-lines.ts";
import { CHANGED_MEANWHILE, withKeptVersion } from "./keep-version.ts";
import { fieldsOf, type ResumeFields } from "./read-upload.ts";
import { requireResume } from "./require-resume.ts";

const MAX_SKILLS = 500;

/** Exactly one of the three. */
export type ResumeEdit = { skills?: string[]; experience?: string; education?: string };

type EditedField = "skills" | "experience" | "education";

const HEADINGS: Record<EditedField, string> = { skills: "Skills", experience: "Experience", education: "Education" };

function linesOf(value: string[] | string): string[] {
  return Array.isArray(value) ? value : value.split("\n");
}

function replaceSection(profile: Pick<Profile, "lines" | "sections">, kind: SectionKind, written: string[]): string[] {
  const sections = profile.sections.filter((section) => section.kind === kind);
  const heading = HEADINGS[kind as EditedField];
  const isReplaced = (line: number, section: ProfileSection) => line >= section.lines.from && line <= section.lines.to;
  const first = sections[0]?.lines.from;
  const block = [sections[0]?.heading ?? heading, ...written];
  if (first === undefined) return [...profile.lines, "", ...block];
  return profile.lines.flatMap((text, line) => {
    if (line === first) return block;
    return sections.some((section) => isReplaced(line, section)) ? [] : [text];
  });
}

/** An edited resume may be no longer than an uploaded one. Throws Refusal (invalid). */
function refuseTooLong(lines: string[]): void {
  if (lines.length > TEXT_LIMIT_LINES) throw new Refusal("invalid", "This text has too many lines.");
  const characters = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (characters > TEXT_LIMIT_CHARACTERS) throw new Refusal("invalid", "This text is too long.");
}

async function afterEdit(resume: ResumeRecord, field: EditedField, value: string[] | string): Promise<ResumeFields> {
  // Written by analyseResume.
  const before = resume.profile as Profile;
  const written = field === "skills" ? [linesOf(value).join(", ")] : linesOf(value);
  const lines = replaceSection(before, field, written);
  refuseTooLong(lines);
  const fields = await fieldsOf(resume.ownerId, lines);
  const edited = new Set<string>([...resume.editedFields, field]);
  const kept = { skills: resume.skills, experience: resume.experience, education: resume.education, [field]: value };
  const skills = edited.has("skills") ? kept.skills : fields.skills;
  const wanted = new Set(skills.map((skill) => skill.toLowerCase()));
  return {
    ...fields,
    skills,
    experience: edited.has("experience") ? kept.experience : fields.experience,
    education: edited.has("education") ? kept.education : fields.education,
    profile: {
      ...fields.profile,
      // A skill the user took out does not come back from the text.
      skills: edited.has("skills")
        ? fields.profile.skills.filter((skill) => wanted.has(skill.name.toLowerCase()))
        : fields.profile.skills,
    },
  };
}

async function edit(user: UserRecord, id: unknown, input: ResumeEdit): Promise<void> {
  const resume = await requireResume(user._id, id);
  // Both faces of this verb let exactly one of the three through.
  const [field, value] = Object.entries(input)[0] as [EditedField, string[] | string];
  if (Array.isArray(value) && value.length > MAX_SKILLS)
    throw new Refusal("invalid", `A resume has at most ${MAX_SKILLS} skills.`);
  const fields = await afterEdit(resume, field, value);
  const updated = await withKeptVersion(resume, "edit", () =>
    Resume.findOneAndUpdate(
      { _id: resume._id, ownerId: user._id, "matching.revision": resume.matching.revision },
      { $set: fields, $addToSet: { editedFields: field }, $inc: { "matching.revision": 1 } },
      { projection: { _id: 1 }, lean: true },
    ),
  );
  if (!updated) throw new Refusal("conflict", CHANGED_MEANWHILE);
  await requestMatching(resume._id, { priority: priorityOf(user) });
}

const takeEditTurn = oneAtATime();

/** Edits one part in turn, keeps a version, matches. Throws Refusal (not-found, invalid, conflict, or as workFor). */
export async function editResume(user: UserRecord, id: unknown, input: ResumeEdit): Promise<void> {
  const endTurn = await takeEditTurn(user._id);
  try {
    await edit(user, id, input);
  } finally {
    endTurn();
  }
}

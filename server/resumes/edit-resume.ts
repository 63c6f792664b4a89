import { z } from "zod";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { Profile, ProfileSection, SectionKind } from "../engines/analysis/profile.ts";
import { priorityOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { oneAtATime } from "../http/in-turn.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { cleanLines, plainLine, TEXT_LIMIT_CHARACTERS, TEXT_LIMIT_LINES } from "../engines/reading/clean-lines.ts";
import { CHANGED_MEANWHILE, withKeptVersion } from "./keep-version.ts";
import { fieldsOf, type ResumeFields } from "./read-upload.ts";
import { requireResume } from "./require-resume.ts";

const MAX_SKILLS = 500;
const MAX_SKILL_LENGTH = 100;
const MAX_TEXT_LENGTH = 100_000;

const TOO_LONG = "This text is too long.";

// What people type or send is cleaned as a file's text is.
const SkillSchema = z
  .string()
  .transform((skill) => plainLine(skill.replace(/\s+/g, " ")))
  .pipe(z.string().min(1, "Please enter a skill.").max(MAX_SKILL_LENGTH, "A skill has at most 100 characters."));
const TextSchema = z
  .string()
  .max(MAX_TEXT_LENGTH, TOO_LONG)
  .transform((text) =>
    cleanLines(text.split(/\r\n?|\n/))
      .join("\n")
      .trim(),
  );

const EditSchema = z.union([
  z.strictObject({ skills: z.array(SkillSchema).max(MAX_SKILLS, "A resume has at most 500 skills.") }),
  z.strictObject({ experience: TextSchema }),
  z.strictObject({ education: TextSchema }),
]);

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
  if (characters > TEXT_LIMIT_CHARACTERS) throw new Refusal("invalid", TOO_LONG);
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

async function edit(user: UserRecord, id: unknown, input: unknown): Promise<void> {
  const resume = await requireResume(user._id, id);
  const parsed = EditSchema.safeParse(input);
  if (!parsed.success) {
    const keys = typeof input === "object" && input !== null ? Object.keys(input) : [];
    const isOneField = keys.length === 1 && keys[0] !== undefined && keys[0] in HEADINGS;
    const sentence = isOneField ? firstSentence(parsed.error) : "Send exactly one of skills, experience or education.";
    throw new Refusal("invalid", sentence);
  }
  // The schema lets exactly one of the three through.
  const [field, value] = Object.entries(parsed.data)[0] as [EditedField, string[] | string];
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

/**
 * Edits one of skills, experience and education, keeps the earlier version and matches again. Edits run one after the
 * other. Throws Refusal (not-found, invalid, conflict, or as workFor).
 */
export async function editResume(user: UserRecord, id: unknown, input: unknown): Promise<void> {
  const endTurn = await takeEditTurn(user._id);
  try {
    await edit(user, id, input);
  } finally {
    endTurn();
  }
}

function firstSentence(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue?.code !== "invalid_union") return issue?.message ?? "This could not be saved.";
  const said = new Set(["too_small", "too_big", "custom"]);
  const sentences = issue.errors.flat().filter(({ code }) => said.has(code));
  return sentences[0]?.message ?? "Skills must be a list of texts that are not blank.";
}

import { z } from "zod";
import { APPLICATION_STATUSES } from "../../domain/application-statuses.ts";
import { MAX_DETAIL_LENGTH, MAX_NOTE_LENGTH, MAX_NOTES } from "../../domain/application-notes.ts";
import { dayOf } from "../../domain/application-list.ts";
import { SHORTFALLS } from "../../domain/authorship.ts";
import {
  LETTER_LANGUAGES,
  LETTER_LENGTHS,
  LETTER_TONES,
  LONGEST_OWN_WORDS,
  LONGEST_PRESET_NAME,
  MOST_STRESSED,
} from "../../domain/letter-choices.ts";
import { EMPLOYMENT_KINDS } from "../../domain/posting.ts";
import { FRAME_PARTS, LONGEST_ANSWER, PRACTICE_ADVICE } from "../../domain/practice.ts";
import { MAX_NAME_LENGTH } from "../../domain/upload-file.ts";

const MOST_CHARACTERS = 1_000_000;
const MOST_LINE_CHARACTERS = 20_000;
const MOST_LINES = 5_000;

export const Id = z.string().regex(/^[0-9a-f]{24}$/);
const listingId = z.string().min(1).max(200);
const when = z.iso.datetime().transform((moment) => new Date(moment));
const text = z.string().max(MOST_CHARACTERS);
const line = z.string().max(MOST_LINE_CHARACTERS);
const lines = z.array(line).max(MOST_LINES);
const at = z.int().min(0).max(MOST_CHARACTERS);
const figure = z.number().min(0).max(1_000_000);
const valuesOf = <Value extends string>(options: readonly { value: Value }[]) => options.map(({ value }) => value);

const resumeText = { content: text, skills: lines, experience: text, education: text };
const resumeFile = {
  name: z.string().min(1).max(MAX_NAME_LENGTH),
  filename: z.string().min(1).max(255),
  mediaType: z.string().max(200),
  fileId: Id.nullable(),
};
const edited = {
  warnings: lines.default([]),
  editedFields: z
    .array(z.enum(["skills", "experience", "education"]))
    .max(3)
    .default([]),
  leftOut: z.array(at).max(MOST_LINES).default([]),
};

export const MovedResume = z.object({
  _id: Id,
  ...resumeFile,
  ...resumeText,
  ...edited,
  uploadedAt: when,
  optimizationScore: figure.max(100).nullish(),
  originalResumeId: Id.nullish(),
  earlierNames: z
    .array(z.object({ name: resumeFile.name, savedAt: when }))
    .max(200)
    .default([]),
});

export const MovedVersion = z.object({
  _id: Id,
  resumeId: Id,
  savedAt: when,
  endedBy: z.enum(["edit", "reupload", "restore"]),
  ...resumeFile,
  ...resumeText,
  ...edited,
});

const source = z
  .object({ from: z.enum(["resume", "posting", "you"]), line: z.int().min(-1).max(MOST_CHARACTERS), text: line })
  .nullable();
const dropped = { text: line, reason: line };
const evidence = z.object({
  claims: z.array(z.object({ text: line, source })).max(MOST_LINES),
  dropped: z.array(z.object(dropped)).max(MOST_LINES),
  notSure: z
    .array(z.object({ ...dropped, source }))
    .max(MOST_LINES)
    .default([]),
  warnings: lines,
});
const author = z.object({ model: z.string().max(200).nullish(), shortfall: z.enum(SHORTFALLS).nullish() }).default({});
const change = z.object({
  kind: z.enum(["headline", "summary", "wording", "order", "skills", "cut"]),
  about: line,
  lines: z.array(z.object({ at, text: lines })).max(MOST_LINES),
  inserted: z.object({ at, text: lines }).nullable(),
  order: z.object({ from: at, lines: z.array(at).max(MOST_LINES) }).nullable(),
});

const earlierTitles = z
  .array(z.object({ title: line, savedAt: when }))
  .max(200)
  .default([]);

const material = { _id: Id, listingId, title: line, evidence, author, createdAt: when };

export const MovedTailored = z.object({
  ...material,
  earlierTitles,
  originalResumeId: Id,
  variantId: Id,
  matchScore: figure.max(100),
  content: text,
  originalContent: text,
  changes: z.array(change).max(MOST_LINES).default([]),
  keywordMatchBefore: figure,
  keywordMatchAfter: figure,
  skillsAdded: lines,
  offered: z.object({ skillsAdded: lines, addedKeywords: lines }).nullish(),
  improvedSections: lines,
  matchedKeywords: lines,
  addedKeywords: lines,
  contentImproved: line,
});

const letterChoices = z.object({
  tone: z.enum(valuesOf(LETTER_TONES)),
  length: z.enum(valuesOf(LETTER_LENGTHS)),
  language: z.enum(valuesOf(LETTER_LANGUAGES)),
  stressed: z.array(line).max(MOST_STRESSED),
  ownWords: z.string().max(LONGEST_OWN_WORDS),
});
const letterText = { title: line, content: text, keyHighlights: lines, matchedSkills: lines };

export const MovedLetter = z.object({
  ...material,
  ...letterText,
  resumeId: Id,
  versions: z
    .array(z.object({ title: line, content: text, savedAt: when }))
    .max(200)
    .default([]),
  letterChoices: letterChoices.nullish(),
});

export const MovedGuide = z.object({
  ...material,
  earlierTitles,
  resumeId: Id,
  generalQuestions: lines,
  technicalQuestions: lines,
  behavioralQuestions: lines,
  companyQuestions: lines,
  preparationTips: lines,
  keyStrengths: lines,
});

const told = z.object(Object.fromEntries(FRAME_PARTS.map((part) => [part, line.nullable()])));
const answer = z.enum(["borne out", "not borne out", "not sure"]);
const judged = z.object({ text: line, answer, line: line.nullable(), reason: line });

export const MovedAnswer = z.object({
  _id: Id,
  interviewId: Id,
  questionKey: z.string().max(100),
  question: line,
  answer: z.string().max(LONGEST_ANSWER),
  feedback: z.object({
    advice: z.array(z.enum(PRACTICE_ADVICE)).max(PRACTICE_ADVICE.length).default([]),
    frame: told,
    claims: z.array(judged).max(MOST_LINES),
    stronger: lines,
  }),
  createdAt: when,
});

const address = z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(2_000)]);
const ownAddress = z
  .string()
  .max(2_000)
  .regex(/^(?:$|https?:\/\/|\/)/);
const place = z.object({
  text: line,
  city: line.nullish(),
  region: line.nullish(),
  country: line.nullish(),
  street: line.nullish(),
});
const amount = z.number().nullish();

const posting = z.object({
  id: listingId,
  source: line,
  title: line,
  company: line,
  companyLogo: ownAddress.nullable().catch(null),
  location: line,
  places: z.array(place).max(MOST_LINES),
  workplace: z.enum(["remote", "hybrid", "onsite"]).nullable(),
  salary: line,
  pay: z
    .object({
      least: amount,
      most: amount,
      currency: line.nullish(),
      period: z.enum(["hour", "day", "week", "month", "year"]).nullish(),
    })
    .nullable(),
  employment: z.array(z.enum(EMPLOYMENT_KINDS)).max(20),
  applicantsCount: line,
  description: text,
  requirements: lines,
  wishesFrom: at.nullable(),
  language: z.string().max(20).nullable(),
  sourceUrl: ownAddress.catch(""),
  applyUrl: ownAddress.nullable().catch(null),
  postedAt: when.nullable(),
  isSample: z.boolean(),
});

const status = z.enum(APPLICATION_STATUSES);
const detail = z.string().max(MAX_DETAIL_LENGTH).default("");

export const MovedApplication = z.object({
  _id: Id,
  listingId,
  resumeId: Id.nullish(),
  status,
  appliedAt: when,
  interviewAt: when.nullish(),
  jobTitle: z.string().min(1).max(MOST_LINE_CHARACTERS),
  company: line.default(""),
  posting: posting.nullish(),
  resumeName: z.string().max(MAX_NAME_LENGTH).default(""),
  address: address.catch(""),
  score: figure.max(100).nullish(),
  history: z
    .array(z.object({ status, at: when, from: status.optional(), interviewBefore: when.nullish() }))
    .max(100)
    .default([]),
  notes: z
    .array(z.object({ text: z.string().max(MAX_NOTE_LENGTH), at: when }))
    .max(MAX_NOTES)
    .default([]),
  nextStep: detail,
  nextOn: z
    .string()
    .refine((day) => dayOf(day) !== null)
    .nullish(),
  contact: detail,
  pay: detail,
});

export const MovedSentResume = z.object({
  ...resumeFile,
  ...resumeText,
  sizeBytes: z.int().min(0).default(0),
});

export const MovedSent = z.object({
  listingId,
  resumeId: Id.nullish(),
  keptAt: when,
  resume: MovedSentResume.nullish(),
  letter: z.object(letterText).nullish(),
});

export const MovedOwnJob = z.object({
  id: listingId,
  text,
  url: address.catch(""),
  title: line,
  company: line,
  location: line,
  addedAt: when,
});

export const MovedSavedJob = z.object({ listingId, jobTitle: line, company: line.default(""), savedAt: when });

export const MovedHidden = z.object({
  kind: z.enum(["job", "company"]),
  key: listingId,
  title: line.default(""),
  company: line.default(""),
  hiddenAt: when,
});

export const MovedSearch = z.object({
  name: z.string().min(1).max(200),
  search: z.string().max(MOST_LINE_CHARACTERS),
  savedAt: when,
  look: z.object({ since: when, startedAt: when, seenAt: when }),
});

export const MovedPreset = letterChoices.extend({ name: z.string().min(1).max(LONGEST_PRESET_NAME) });

export const MovedWord = z.object({
  text: z.string().min(1).max(MOST_LINE_CHARACTERS),
  isKept: z.boolean(),
  answeredAt: when,
});

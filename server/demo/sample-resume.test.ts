import mammoth from "mammoth";
import { expect, test } from "vitest";
import { findPlace } from "../domain/distance.ts";
import { samplePostings } from "../jobs/sample-postings/all-sample-postings.ts";
import { SAMPLE_RESUME } from "./sample-resume.ts";
import { makeSampleResumeDocx } from "./sample-resume-docx.ts";

test("DEC-19 the sample resume becomes a Word file with real headings, bullets and every line of it", async () => {
  const file = await makeSampleResumeDocx();
  expect(file.subarray(0, 2).toString("latin1")).toBe("PK");
  const { value: html } = await mammoth.convertToHtml({ buffer: file });
  const text = html.replace(/<[^>]+>/g, "\n").replace(/&amp;/g, "&");
  for (const heading of ["Summary", "Skills", "Experience", "Education", "Certificates"]) {
    expect(html).toContain(`<h1>${heading}</h1>`);
  }
  for (const job of SAMPLE_RESUME.jobs) {
    expect(html).toMatch(new RegExp(`<h2>${job.title}\\s+${job.start} - ${job.end}</h2>`));
    expect(text).toContain(`${job.employer} | ${job.city}`);
    for (const bullet of job.bullets) expect(html).toContain(`<li>${bullet.replace(/&/g, "&amp;")}</li>`);
  }
  for (const part of [SAMPLE_RESUME.name, SAMPLE_RESUME.headline, SAMPLE_RESUME.email, SAMPLE_RESUME.summary]) {
    expect(text).toContain(part);
  }
  for (const name of SAMPLE_RESUME.skills.flatMap((skill) => skill.names)) expect(text).toContain(name);
});

test("DEC-19 the sample resume's field holds at least 14 sample postings, some near its city", () => {
  const field = samplePostings().filter((posting) => /^sample-(front-end|full-stack|back-end)-/.test(posting.id));
  const skills = SAMPLE_RESUME.skills.flatMap((skill) => skill.names);
  const shared = field.filter(
    (posting) => skills.filter((skill) => `${posting.description} ${posting.requirements}`.includes(skill)).length >= 3,
  );
  expect(shared.length).toBeGreaterThanOrEqual(14);
  expect(findPlace(SAMPLE_RESUME.city)).toMatchObject({ city: "Denver", state: "CO" });
  expect(field.some((posting) => posting.location === SAMPLE_RESUME.city)).toBe(true);
});

test("DEC-19 the sample resume's employers are not those of the sample postings", () => {
  const employers = new Set(samplePostings().map((posting) => posting.company));
  for (const job of SAMPLE_RESUME.jobs) expect(employers.has(job.employer)).toBe(false);
});

import { expect, test } from "vitest";
import { profileOf } from "../../evidence/evidence.fixtures.ts";
import { ownPapers } from "./own-papers.ts";

const RESUME = `Dana Whitfield
Education
Northcote College, Leeds, 2012
Floristry course
Bridal flowers
Certificates
Cold Store Permit--Emphasis in
Licence for the use of
Forklift Licence, 2021`;

test("a name that the page cut is no paper, and what stands before two dashes is one by itself", () => {
  const names = ownPapers(profileOf(RESUME), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names).toContain("Cold Store Permit");
  expect(names.filter((name) => / (?:in|of)$/.test(name))).toEqual([]);
});

test("below a heading that also lists what one can, a paper is known by its own words or its code", () => {
  const resume = `Dana Whitfield
Core Qualifications
Works well with visitors
Glazing experience
IOSH 4021
Telehandler Licence`;
  const names = ownPapers(profileOf(resume), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names).toEqual(["IOSH 4021", "Telehandler Licence"]);
});

test("issue 17: what one says of one's skill is no paper, nor is the body that made somebody one", () => {
  const resume = `Dana Whitfield
Certifications
MS Office proficient
Certified Arborist, ISA, 2018
Certified Tree Risk Assessor - NTSA
Chartered Surveyor Expert Licence`;
  const names = ownPapers(profileOf(resume), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names).toContain("Certified Arborist");
  expect(names).toContain("Certified Tree Risk Assessor");
  expect(names).not.toContain("NTSA");
  expect(names).toContain("Chartered Surveyor Expert Licence");
  expect(names.filter((name) => /proficient|^ISA$/u.test(name))).toEqual([]);
});

test("issue 17: what is passed in parts, has lapsed or only gives a paper is not held", () => {
  const resume = `Dana Whitfield
Certifications
ACCA: 9 papers exempted, SBL passed; two remaining
Associate, Institute of Certified Buyers of Wales (ACB)
Restraint Certificate - 2019, have not renewed
Chainsaw Ticket 2009, but it has lapsed
HR Certificate, 2015 (membership lapsed 2019)
ECE II certification: applied June 2026
CPhT, Buying Technician Certification Board
Forklift Licence, 2021`;
  const names = ownPapers(profileOf(resume), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names.join()).toMatch(/HR Certificate.*Forklift Licence/);
  expect(names.join()).not.toMatch(/ECE|Board|ACCA|^Institute|,Institute|Restraint|Chainsaw/);
});

test("issue 17: a short form before a word in small letters names no degree", () => {
  const resume = `Dana Whitfield
Summary
Bookkeeper, knows ledgers
Skills
GL, PL, BS reconciliations, BS in Accounting`;
  const names = ownPapers(profileOf(resume), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names).toContain("BS in Accounting");
  expect(names.join()).not.toContain("reconciliations");
});

test("what somebody says to be good at is no paper", () => {
  const resume = `Dana Whitfield
Certificates
Expert in managing cold stores
Forklift Licence, 2021`;
  const names = ownPapers(profileOf(resume), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names).toEqual(["Forklift Licence"]);
});

test("issue 17: years of schooling end with the paper, years of a licence end it", () => {
  const resume = `Dana Whitfield
Education
Certificate in Joinery, 2016 to 2018
Northcote College, Leeds
Certifications
Forklift Licence, 2016 to 2018
Telehandler Licence, Crane Licence 2016 to 2018`;
  const names = ownPapers(profileOf(resume), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names.join()).not.toMatch(/Crane/);
  expect(names.join()).toMatch(/Joinery/);
  expect(names.join()).toMatch(/Telehandler/);
  expect(names.join()).not.toMatch(/Forklift/);
});

test("issue 17: a program with its versions is no paper where programs stand beside papers", () => {
  const resume = `Dana Whitfield
Core Qualifications
MAC & PC Adobe CS5
Telehandler Licence`;
  const names = ownPapers(profileOf(resume), { year: 2026, month: 11 }).map(({ text }) => text);
  expect(names).toEqual(["Telehandler Licence"]);
});

import { expect, test } from "vitest";
import { companyOfTitle } from "./company-of-title.ts";

test("CE-01, DEC-39: letters and interview guides name the company after the last ` at `", () => {
  expect(companyOfTitle("Cover Letter - Dev at Acme")).toBe("Acme");
  expect(companyOfTitle("Interview Prep - Nurse at Night at Harborlight Hospital")).toBe("Harborlight Hospital");
  expect(companyOfTitle("Copy of Cover Letter - Dev at Acme")).toBe("Acme");
  expect(companyOfTitle("cover letter - Dev at Acme - Berlin")).toBe("Acme - Berlin");
});

test("CE-02, DEC-40: known companies are found as whole words, the longest first, whatever the case", () => {
  expect(companyOfTitle("My resume for google")).toBe("Google");
  expect(companyOfTitle("Resume - HP - Engineer")).toBe("HP");
  expect(companyOfTitle("Resume for Bank of America")).toBe("Bank of America");
  expect(companyOfTitle("Chipmunk - Metaphor Labs")).toBe("Metaphor Labs");
});

test("CE-01, CE-02, CE-03: a known name that is an ordinary word or a tool gives way to a company's own segment", () => {
  expect(companyOfTitle("Cover Letter - Oracle Database Administrator at Acme")).toBe("Acme");
  expect(companyOfTitle("My CV - Acme Corp - Oracle Database Administrator")).toBe("Acme Corp");
  expect(companyOfTitle("Target Marketing CV - Quillmark Works - Brand Manager")).toBe("Quillmark Works");
  expect(companyOfTitle("My SAP CV - Larkmoor Hospital - SAP Consultant")).toBe("Larkmoor Hospital");
  // As a segment of its own, or with nothing else to go by, it is the company.
  expect(companyOfTitle("My CV - Oracle - Database Administrator")).toBe("Oracle");
  expect(companyOfTitle("My CV - Oracle - Acme Tools Specialist")).toBe("Oracle");
  expect(companyOfTitle("My Apple resume")).toBe("Apple");
  expect(companyOfTitle("Jo Doe - Salesforce Developer")).toBe("Salesforce");
});

test("CE-03, DEC-40: the first segment that is no job title, number, percentage or remote phrase", () => {
  expect(companyOfTitle("Jo Doe Resume - Quillmark Works - Senior Frontend Developer")).toBe("Quillmark Works");
  expect(companyOfTitle("Jo Doe - Senior Frontend Developer - Software AG")).toBe("Software AG");
  expect(companyOfTitle("Jo Doe - 2026 - Remote (US) - 80% - Ab - Larkmoor")).toBe("Larkmoor");
});

test("CE-04, CE-05: the last segment without brackets, else unknown", () => {
  expect(companyOfTitle("Larkmoor (draft)")).toBe("Larkmoor");
  expect(companyOfTitle("Jo - Data Analyst (2)")).toBe("Data Analyst");
  expect(companyOfTitle("A")).toBe("Unknown Company");
  expect(companyOfTitle("")).toBe("Unknown Company");
});

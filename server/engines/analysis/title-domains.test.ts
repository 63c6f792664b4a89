import { expect, test } from "vitest";
import { domainsOfWords, titleDomains } from "./title-domains.ts";
import { domainOfTerm, titleTerms } from "./title-terms.ts";

function domainsOf(title: string): string[] {
  return titleTerms(title).flatMap((term) => domainOfTerm(term)?.name ?? []);
}

test.each([
  ["Registered Nurse, Pediatric ICU", ["pediatrics", "intensive care"]],
  ["NICU RN", ["pediatrics", "newborn care"]],
  ["Nephrology Nurse", ["dialysis"]],
  ["Immigration Lawyer", ["immigration"]],
  ["Senior Tax Associate", ["tax"]],
  ["PHP Developer", ["back end"]],
  ["Cardiologist", ["cardiology"]],
  ["School Bus Driver", ["buses"]],
  ["Krankenpfleger Onkologie", ["oncology"]],
])("%s is of %j", (title, domains) => {
  expect(domainsOf(title).sort()).toEqual([...domains].sort());
});

test("a generalist's title and a title of no known occupation name no domain", () => {
  for (const title of ["Registered Nurse", "Attorney", "Software Engineer II", "Pediatrics Coordinator", ""])
    expect(domainsOf(title), title).toEqual([]);
});

test("the words of a pair that names a domain name none by themselves", () => {
  expect(domainsOf("Staff Nurse, Medical-Surgical")).toEqual(["general wards"]);
});

test("every domain is found by each of its words beside a word of its occupation, and by its term", () => {
  for (const domain of titleDomains()) {
    expect(titleDomains()[domain.number]).toBe(domain);
    expect(domainOfTerm(`~${domain.occupation}: ${domain.name}`)).toBe(domain);
  }
  expect(domainsOfWords(["nurse", "oncology"]).map(({ name }) => name)).toEqual(["oncology"]);
});

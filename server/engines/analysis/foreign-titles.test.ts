import { expect, test } from "vitest";
import { bareText, inEnglish, isForeignTitle } from "./foreign-titles.ts";
import { OCCUPATION_FAMILIES } from "./lexicon/occupation-families.ts";
import { familiesOfTitle } from "./title-families.ts";
import { titleWords } from "./title-words.ts";

const sameWork = (foreign: string, english: string) => expect(titleWords(foreign)).toEqual(titleWords(english));

test("one entry stands for both genders, however they are written", () => {
  for (const title of ["Verkäufer", "Verkäuferin", "Verkäufer/in", "Verkäufer*in", "Verkäufer:in", "Verkäufer (m/w/d)"])
    sameWork(title, "Retail Sales Associate");
  for (const title of ["Vendeur", "Vendeuse", "Vendeur/se", "Vendeur(se)", "Vendeur h/f"])
    sameWork(title, "Retail Sales Associate");
  for (const title of ["Cocinero", "Cocinera", "Cocinero/a", "Cocinero(a)"]) sameWork(title, "Cook");
  sameWork("Éducatrice spécialisée", "Social Worker");
});

test("phrases go before their words, and a German compound ends with the work", () => {
  sameWork("Chef de projet", "Project Manager");
  expect(familiesOfTitle("Chef de projet")[0]?.family).toBe("project");
  sameWork("Agent d'entretien", "Cleaner");
  sameWork("Gymnasiallehrerin", "Teacher");
  sameWork("Kinderarzt", "Physician");
  sameWork("Auxiliar de enfermería", "Nursing Assistant");
});

test("a field before the work of a compound, and behind a head, is named as well", () => {
  sameWork("Mathematiklehrerin", "Mathematics Teacher");
  sameWork("Qualitätsprüfer", "Quality Inspector");
  sameWork("Küchenleiter", "Kitchen Manager");
  sameWork("Responsable Recrutement", "Manager Recruiter");
  sameWork("Jefe de compras", "Manager Purchasing");
  sameWork("Leiterin Logistik", "Manager Logistics");
});

test("several people of a trade are of the same work as one", () => {
  sameWork("Développeurs .NET", "Software Engineer .NET");
  sameWork("Conseillers commerciaux", "Sales Representative");
  sameWork("Vendedores", "Retail Sales Associate");
  for (const title of ["Quality Assurance Engineer", "Assurance Associate", "SAP BTP Consultant", "Gymnasium Manager"])
    expect(isForeignTitle(title), title).toBe(false);
});

test("what is said beside the title stays, and joins of other languages are no words of titles", () => {
  expect(titleWords("Buchhalter für Debitoren")).toEqual(["accountant", "debitoren"]);
  expect(titleWords("Ingeniera de datos y Python")).toEqual(["data", "engineer", "python"]);
});

test("English titles stay as they are", () => {
  const words = OCCUPATION_FAMILIES.flatMap(({ titles }) => titles.split(";"));
  const changed = words.filter((title) => isForeignTitle(title) && titleWords(title).length > 0);
  expect(changed.map((title) => title.trim()).sort()).toEqual([
    "chef de cuisine",
    "commercial director general",
    "laboratory assistant medical",
  ]);
  for (const title of ["Employee Relations Manager", "Hair Stylist", "Docent", "Concierge", "Medic", "Controller"])
    expect(inEnglish(bareText(title))).toBe(title.toLowerCase());
});

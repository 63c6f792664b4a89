import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { isOneFieldHeld, unmetExperience } from "./unmet-experience.ts";

const profile = analyseResume([
  "Kim Lake",
  "",
  "Experience",
  "",
  "Buyer, Hart Timber, 2018 - present",
  "- Buy hardwood for three mills",
]);

function unmet(text: string, isInsisted: boolean, skills: string[] = []): string | null {
  const ask = { text, isWish: false, met: false, skills, deeds: [] };
  return unmetExperience({ asks: [ask], language: "en", profile }, { isInsisted });
}

test("a posting's two wishes in one are no one experience", () => {
  expect(unmet("Experience with andor ability to learn yard specific rigging", true)).toBeNull();
});

test("an experience that the posting insists on is missed, also where the resume has half of its words", () => {
  expect(unmet("Previous experience buying marine plywood (essential)", true)).toBe("experience buying marine plywood");
  expect(unmet("Experience on offshore contracts is required", true)).toBe("experience on offshore contracts");
  expect(unmet("At least 3 years in air freight", true)).toBe("experience in air freight");
  expect(unmet("5 years as a buyer, including 2 years in shipyards", false)).toBe("experience in shipyards");
  expect(unmet("At least 5 years of buying, of which 2 on marine projects", true)).toBe(
    "experience on marine projects",
  );
  expect(unmet("Minimum 4 years buying, including 2 years in timber mills", true)).toBeNull();
  const part = "5 years of buying, of which at least 3 years in air freight";
  expect(unmet(part, true)).toBe("experience in air freight");
  expect(unmet("Minimum 2 years experience in aged care (essential)", true)).toBe("experience in aged care");
});

test("what the resume tells of, and what is not insisted on, is no such gap", () => {
  expect(unmet("Experience buying hardwood for mills (essential)", true)).toBeNull();
  expect(unmet("Experience buying marine plywood", true)).toBeNull();
  expect(unmet("Experience of calming difficult callers", false)).toBeNull();
});

test("work that has a name and stands in no line is missed, though the words around it do", () => {
  expect(unmet("Hardwood audit experience", false)).toBeNull();
  expect(unmet("candidates must have the minimum amount of work experience", false)).toBeNull();
  expect(unmet("Night audit experience", false, ["night-audit"])).toBe("night audit experience");
  expect(unmet("Confident with grading veneers by eye", false)).toBe("experience with grading veneers by eye");
  expect(unmet("Experience with CE marking and kiln/steam schedules", false)).toBe(
    "experience with CE marking and kiln/steam schedules",
  );
});

const elsewhere = (text: string, language: "de" | "fr" | "es", line: string, met = false) =>
  unmetExperience({
    asks: [{ text, isWish: false, met, skills: [], deeds: [] }],
    language,
    profile: analyseResume(["Kim Lake", "", line]),
  });

test("what is known by its initials, and a training in the office, are missed where another line stands", () => {
  expect(elsewhere("Connaissance de la gestion technique du bâtiment (GTB)", "fr", "Chauffagiste")).toBe(
    "expérience en gestion technique du bâtiment",
  );
  expect(elsewhere("Connaissance de la gestion technique du bâtiment (GTB)", "fr", "Réglage de GTB")).toBeNull();
  const office = "Abgeschlossene kaufmännische Ausbildung oder vergleichbar";
  expect(elsewhere(office, "de", "Ausbildung zum Gärtner, 2012")).toBe("Eine kaufmännische Ausbildung");
  expect(elsewhere(office, "de", "Ausbildung zur Industriekauffrau, 2012")).toBeNull();
  expect(elsewhere("Experiencia en control de presupuestos", "es", "Cocinero", true)).toBe(
    "experiencia en control de presupuestos",
  );
  const years = "Experiencia mínima de 2 años en UCI (imprescindible)";
  expect(elsewhere(years, "es", "Enfermera de planta")).toBe("experiencia en UCI");
  expect(elsewhere("Erfahrung in der Assistenz", "de", "Teamassistentin")).toBeNull();
  expect(elsewhere("Erfahrung im Kundenkontakt", "de", "Floristin")).toBeNull();
  expect(elsewhere("Une expérience en mareyage est indispensable.", "fr", "Fleuriste")).toBe("expérience en mareyage");
});

test("who worked beside a trade that is insisted on has not worked in it, unless a title of theirs is of it", () => {
  const unmetBy = (text: string, language: "de" | "fr" | "es", lines: string[]) =>
    unmetExperience(
      { asks: [{ text, isWish: false, met: false, skills: [], deeds: [] }], language, profile: analyseResume(lines) },
      { isInsisted: true },
    );
  const french = (title: string) => [
    "Kim Lake",
    "",
    "Expérience",
    "",
    `${title}, Scierie Hart, Lyon, 2018 - 2024`,
    "- Bons de livraison pour le grutier",
  ];
  const ask = "2 ans d'expérience comme grutier(e) minimum";
  expect(unmetBy(ask, "fr", french("Magasinier"))).toBe("expérience comme grutier");
  expect(unmetBy(ask, "fr", french("Grutier"))).toBeNull();
  const field = "Expérience en logistique exigée";
  expect(
    unmetBy(field, "fr", ["Kim Lake", "", "Expérience", "", "Cariste, Scierie Hart, Lyon, 2018 - 2024"]),
  ).toBeNull();
  expect(unmetBy(field, "fr", ["Kim Lake", "", "Expérience", "", "Fleuriste, Fleurs Hart, Lyon, 2018 - 2024"])).toBe(
    "expérience en logistique",
  );
  expect(unmetBy("Expérience comme grutier appréciée", "fr", french("Magasinier"))).toBeNull();
});

test("issue 17: years behind a trade's exam are years, and no experience that could be missing", () => {
  expect(unmet("At least 3 years post trade experience", true)).toBeNull();
  expect(unmet("2 years of hands-on practical experience", true)).toBeNull();
});

test("what the posting does with a program that the person knows is no experience that they lack", () => {
  const [ask, description] = ["Experience with endpoint management", "Duties\n- Manage endpoints with Salesforce"];
  const own = analyseResume(["Kim Lake", "", "Experience", "", "Clerk, Elm, 2018 - present", "- Set up Salesforce"]);
  const asks = [{ text: ask, isWish: false, met: false, skills: [], deeds: [] }];
  const posting = {
    ...UNSTATED,
    id: "1",
    source: "indeed",
    sourceUrl: "",
    title: "Clerk",
    company: "Oak",
    description,
  } as const;
  expect(unmetExperience({ asks, language: "en", profile: own, posting })).toBeNull();
  expect(unmetExperience({ asks, language: "en", profile, posting })).toBe("experience with endpoint management");
});

test.each([
  ["3+ years in purchasing, key accounts or retail", true],
  ["3+ years in nursing, plumbing or teaching", false],
  ["Purchasing, nursing or teaching", false],
])("of several fields in which years are asked for one is enough: %s", (ask, isHeld) => {
  expect(isOneFieldHeld(ask, profile)).toBe(isHeld);
});

test("issue 17: two names that ran together in a posting without capitals are no experience", () => {
  expect(unmet("iphone ipad experience", true)).toBeNull();
});

test("issue 17: who sat with a steward has worked in a unionized place", () => {
  const own = analyseResume([
    "Kim Lake",
    "",
    "Experience",
    "",
    "Foreman, Hart Timber, 2018 - present",
    "- Met the Unifor steward on grievances",
  ]);
  const ask = { text: "Experience in a unionized workplace", isWish: false, met: false, skills: [], deeds: [] };
  expect(unmetExperience({ asks: [ask], language: "en", profile: own })).toBeNull();
  expect(unmetExperience({ asks: [ask], language: "en", profile })).toBe("experience in a unionized workplace");
});

test("issue 17: who has one of two things that are asked for together is not said to lack both", () => {
  expect(unmet("Experience with timber auctions and collections is required", true)).toBeNull();
  expect(unmet("Experience with cattle auctions and collections is required", true)).toBe(
    "experience with cattle auctions and collections",
  );
});

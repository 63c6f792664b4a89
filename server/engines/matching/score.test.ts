import fc from "fast-check";
import { expect, test } from "vitest";
import type { DegreeLevel } from "../analysis/profile.ts";
import { extractListingFacts } from "./listing-facts.ts";
import { rankListings } from "./rank.ts";
import { extractResumeFacts, type ResumeWishes } from "./resume-facts.ts";
import { makePosting, makeProfile, makeSkill } from "./score.fixtures.ts";
import { roundToSum, scoreMatch, scoreTotal } from "./score.ts";
import { skillWeights } from "./skill-weights.ts";

const NURSE = makePosting({
  id: "nurse",
  title: "Registered Nurse",
  description:
    "Requirements:\nValid RN license required\n3+ years of experience in patient care and wound care\nBachelor's degree in nursing\nFluent in Spanish\nPreferred:\nTelemetry",
});
const CHEF = makePosting({
  id: "chef",
  title: "Sous Chef",
  location: "Austin, TX",
  description: "Requirements:\nMenu planning\nFood safety",
});
const DEVELOPER = makePosting({
  id: "developer",
  title: "Senior Software Engineer",
  workplace: "remote",
  location: "Remote",
  description:
    "Requirements:\n5+ years of experience with JavaScript\nMust know React and Docker\nPreferred:\nKubernetes",
});
const BARE = makePosting({ id: "bare", title: "Warehouse Associate", location: "" });
const dollarsAYear = (amount: number) => ({ least: amount, most: amount, currency: "USD", period: "year" as const });
const LISTINGS = [NURSE, CHEF, DEVELOPER, BARE].map(extractListingFacts);
const WEIGHTS = skillWeights(LISTINGS);
const [nurse, chef, developer, bare] = LISTINGS as [
  (typeof LISTINGS)[0],
  (typeof LISTINGS)[0],
  (typeof LISTINGS)[0],
  (typeof LISTINGS)[0],
];

const NURSE_LINES = [
  "Registered Nurse",
  "Led wound care and patient care on a ward.",
  "BSN",
  "RN license",
  "Columbus, OH",
];
const nurseProfile = makeProfile({
  lines: NURSE_LINES,
  location: { text: "Columbus, OH", line: 4 },
  skills: [
    makeSkill("patient-care", "Patient Care", { lines: [1] }),
    makeSkill("wound-care", "Wound Care", { lines: [1] }),
    makeSkill("rn-license", "RN License", { kind: "licence", lines: [3] }),
  ],
  education: [
    { degree: "BSN", field: null, institution: null, year: null, level: "bachelor", lines: { from: 2, to: 2 } },
  ],
  yearsOfExperience: 7,
});
const nurseResume = extractResumeFacts(nurseProfile);

function developerResume(skills: { id: string; name: string; shown?: boolean }[], wishes: ResumeWishes = {}) {
  return extractResumeFacts(
    makeProfile({
      lines: ["Software Engineer", "Built things."],
      headline: { text: "Software Engineer", line: 0 },
      skills: skills.map(({ id, name, shown = true }) => makeSkill(id, name, { shown })),
    }),
    wishes,
  );
}

test("parts add up to the score and their limits to 100, for every pair", () => {
  for (const resume of [
    nurseResume,
    developerResume([{ id: "react", name: "React" }]),
    extractResumeFacts(makeProfile({ lines: [], headline: null })),
  ]) {
    for (const listing of LISTINGS) {
      const match = scoreMatch(resume, listing, WEIGHTS);
      expect(match.parts.reduce((sum, part) => sum + part.points, 0)).toBe(match.score);
      expect(match.parts.reduce((sum, part) => sum + part.of, 0)).toBe(100);
      for (const part of match.parts) {
        expect(Number.isInteger(part.points) && part.points >= 0 && part.points <= part.of).toBe(true);
      }
    }
  }
});

test("the same facts and weights give the same answer for ever", () => {
  const first = scoreMatch(nurseResume, nurse, WEIGHTS);
  const again = scoreMatch(structuredClone(nurseResume), structuredClone(nurse), structuredClone(WEIGHTS));
  expect(again).toEqual(first);
  expect(first.weightsId).toBe(WEIGHTS.id);
});

test("one's own occupation lands in an upper band, a strange one below 40", () => {
  expect(scoreMatch(nurseResume, nurse, WEIGHTS).score).toBeGreaterThanOrEqual(80);
  expect(scoreMatch(nurseResume, developer, WEIGHTS).score).toBeLessThan(40);
  expect(scoreMatch(nurseResume, chef, WEIGHTS).score).toBeLessThan(40);
});

test("every part shows the posting's words and the resume's line", () => {
  const { parts } = scoreMatch(nurseResume, nurse, WEIGHTS);
  const evidence = Object.fromEntries(parts.map((part) => [part.key, part.evidence]));
  expect(evidence.role?.[0]).toMatchObject({
    posting: "Registered Nurse",
    resume: { line: 0, text: "Registered Nurse" },
  });
  expect(evidence["required-skills"]).toContainEqual({
    note: "Wound Care, named in your resume's text.",
    posting: "3+ years of experience in patient care and wound care",
    resume: { line: 1, text: NURSE_LINES[1] },
  });
  expect(evidence["years-level"]?.[0]?.note).toBe("Asked 3 years, you show 7.");
  expect(evidence["education-licence"]?.map(({ resume }) => resume?.line)).toEqual([2, 3]);
  expect(evidence.place?.[0]?.note).toBe("The same place as yours.");
});

test("missing required skills are listed with the posting's words", () => {
  const { missing, matchedSkills } = scoreMatch(
    developerResume([{ id: "javascript", name: "JavaScript" }]),
    developer,
    WEIGHTS,
  );
  expect(missing).toContainEqual({ skill: "Docker", posting: "Must know React and Docker" });
  expect(matchedSkills).toContain("JavaScript");
  expect(missing.map(({ skill }) => skill)).not.toContain("JavaScript");
});

test("knock-outs stand apart with their sentence and whether they are met", () => {
  const mine = scoreMatch(nurseResume, nurse, WEIGHTS).knockOuts;
  expect(mine.find(({ kind }) => kind === "licence")).toEqual({
    kind: "licence",
    sentence: "Valid RN license required",
    met: "yes",
  });
  expect(mine.find(({ kind }) => kind === "years")?.met).toBe("yes");
  expect(mine.find(({ kind }) => kind === "language")?.met).toBe("unknown");
  const other = scoreMatch(developerResume([]), nurse, WEIGHTS).knockOuts;
  expect(other.find(({ kind }) => kind === "licence")?.met).toBe("no");
  expect(other.find(({ kind }) => kind === "years")?.met).toBe("unknown");
});

test("what the posting leaves unsaid is named and its weight goes to the other parts", () => {
  const { parts, unstatedParts } = scoreMatch(nurseResume, bare, WEIGHTS);
  expect(unstatedParts).toEqual([
    "Words in common",
    "Required skills",
    "Wanted skills",
    "Years and level",
    "Education and licences",
    "Place, remote and pay",
  ]);
  expect(parts.map(({ key, of }) => [key, of])).toEqual([["role", 100]]);
});

test("a skill shown in experience counts more than one only listed, a related one in part", () => {
  const total = (skills: Parameters<typeof developerResume>[0]) =>
    scoreTotal(developerResume(skills), developer, WEIGHTS);
  const shown = total([{ id: "react", name: "React" }]);
  const listed = total([{ id: "react", name: "React", shown: false }]);
  const related = total([{ id: "vue-js", name: "Vue.js" }]);
  const none = total([]);
  expect(shown).toBeGreaterThan(listed);
  expect(listed).toBeGreaterThan(none);
  expect(related).toBeGreaterThanOrEqual(none);
  expect(shown).toBeGreaterThan(related);
});

test("repeating a skill or a title gains nothing", () => {
  const once = developerResume([{ id: "react", name: "React" }]);
  const often = developerResume(Array.from({ length: 50 }, () => ({ id: "react", name: "React" })));
  expect(scoreTotal(often, developer, WEIGHTS)).toBe(scoreTotal(once, developer, WEIGHTS));
});

test("rare skills count more than those that every listing asks for", () => {
  const common = Array.from({ length: 40 }, (_, index) =>
    extractListingFacts(makePosting({ id: `x${index}`, requirements: ["React"] })),
  );
  const weights = skillWeights([...common, ...LISTINGS]);
  expect(weights.skills.docker).toBeGreaterThan(weights.skills.react!);
});

test("weights are frozen by content: the same listings give the same id, others another", () => {
  expect(skillWeights(structuredClone(LISTINGS)).id).toBe(WEIGHTS.id);
  expect(skillWeights(LISTINGS.slice(1)).id).not.toBe(WEIGHTS.id);
  expect(JSON.parse(JSON.stringify(WEIGHTS))).toEqual(WEIGHTS);
});

test("without any listing weights can still be made and used", () => {
  const weights = skillWeights([]);
  expect(scoreMatch(nurseResume, nurse, weights).score).toBeGreaterThan(scoreMatch(nurseResume, chef, weights).score);
});

test("a resume without a title is placed by its text", () => {
  const untitled = extractResumeFacts(
    makeProfile({
      headline: null,
      lines: [
        "Summary",
        "Prepared sauces, grilled meat and baked bread in a busy restaurant kitchen.",
        "Kept recipes, plating and food cost in order as line cook.",
      ],
    }),
  );
  expect(scoreTotal(untitled, chef, WEIGHTS)).toBeGreaterThan(scoreTotal(untitled, developer, WEIGHTS) + 20);
});

test("DEC-86 wishes move the score: titles, remote, minimum pay", () => {
  const plain = scoreTotal(developerResume([]), nurse, WEIGHTS);
  expect(scoreTotal(developerResume([], { titles: ["Registered Nurse"] }), nurse, WEIGHTS)).toBeGreaterThan(plain);
  expect(scoreTotal(developerResume([], { remote: true }), chef, WEIGHTS)).toBeLessThan(
    scoreTotal(developerResume([]), chef, WEIGHTS),
  );
  const paid = extractListingFacts(makePosting({ ...DEVELOPER, salary: "$60,000 a year", pay: dollarsAYear(60_000) }));
  const content = scoreMatch(developerResume([], { minimumPay: 50_000 }), paid, WEIGHTS);
  const demanding = scoreMatch(developerResume([], { minimumPay: 120_000 }), paid, WEIGHTS);
  expect(demanding.total).toBeLessThan(content.total);
  expect(demanding.parts.find(({ key }) => key === "place")?.evidence.at(-1)?.note).toBe(
    "The pay is below your minimum.",
  );
});

test("requirements are marked met or not, in the posting's order", () => {
  const listing = extractListingFacts(
    makePosting({
      title: "Nurse",
      requirements: [
        "RN license",
        "3 years of experience in patient care",
        "10 years of experience in patient care",
        "Master's degree",
        "React",
        "Wound care",
      ],
    }),
  );
  expect(scoreMatch(nurseResume, listing, WEIGHTS).requirementsMet).toEqual([true, true, false, false, false, true]);
});

function graduate(level: DegreeLevel, degree: string, field: string | null) {
  return extractResumeFacts(
    makeProfile({
      lines: ["Registered Nurse", "Cared for patients.", [degree, field].filter(Boolean).join(", ")],
      education: [{ degree, field, institution: null, year: null, level, lines: { from: 2, to: 2 } }],
    }),
  );
}

const ASKS_FOR_NURSING = extractListingFacts(
  makePosting({ description: "Requirements:\nBachelor's degree in nursing", requirements: [] }),
);

test("a degree counts more, the nearer its field is to the one asked, and more at a higher level", () => {
  const totals = [
    graduate("bachelor", "Bachelor of Science", "Nursing"),
    graduate("bachelor", "Bachelor of Science", "Public Health"),
    graduate("bachelor", "Bachelor of Science", null),
    graduate("bachelor", "Bachelor of Arts", "History"),
    graduate("associate", "Associate of Arts", "History"),
  ].map((resume) => scoreTotal(resume, ASKS_FOR_NURSING, WEIGHTS));
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  expect(new Set(totals).size).toBe(totals.length);
  expect(scoreTotal(graduate("master", "Master of Science", "Nursing"), ASKS_FOR_NURSING, WEIGHTS)).toBe(totals[0]);
});

test("a second degree never lowers a score", () => {
  const one = nurseResume.degrees;
  const foreign = graduate("doctorate", "PhD", "History").degrees;
  expect(scoreTotal({ ...nurseResume, degrees: [...foreign, ...one] }, nurse, WEIGHTS)).toBe(
    scoreTotal(nurseResume, nurse, WEIGHTS),
  );
});

test.each([
  ["BSN", null, "You show the degree asked.", "yes", true],
  [
    "Bachelor of Science",
    "Public Health",
    "You show a degree of the level asked, in a related field.",
    "unknown",
    true,
  ],
  [
    "Bachelor of Science",
    null,
    "You show a degree of the level asked; your resume does not name its field.",
    "unknown",
    false,
  ],
  ["Bachelor of Arts", "History", "You show a degree of the level asked, in another field.", "no", false],
])("a degree in nursing is asked, %s %s is shown", (degree, field, note, met, meetsLine) => {
  const listing = extractListingFacts(
    makePosting({ description: "", requirements: ["Bachelor's degree in nursing is required"] }),
  );
  const match = scoreMatch(graduate("bachelor", degree, field), listing, WEIGHTS);
  expect(match.parts.find(({ key }) => key === "education-licence")?.evidence[0]?.note).toBe(note);
  expect(match.knockOuts.find(({ kind }) => kind === "education")?.met).toBe(met);
  expect(match.requirementsMet).toEqual([meetsLine]);
});

test("where a posting's title leaves the field open, its text decides", () => {
  const posting = (id: string, description: string) =>
    extractListingFacts(makePosting({ id, title: "Sales and Fitness Manager", description }));
  const gym = posting(
    "gym",
    "Lead gym classes, workouts and personal training. Exercise plans for members of the gym.",
  );
  const shop = posting(
    "shop",
    "Sell to customers, hit the quota and grow sales. Cold calls, leads and closing of deals.",
  );
  const trainer = extractResumeFacts(
    makeProfile({
      lines: ["Personal Trainer", "Trained members."],
      headline: { text: "Personal Trainer", line: 0 },
    }),
  );
  expect(scoreTotal(trainer, gym, WEIGHTS)).toBeGreaterThan(scoreTotal(trainer, shop, WEIGHTS) + 5);
});

test("rounding keeps the sum and the limits whatever the shares", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 60 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (parts) => {
        const limits = parts.map(([, limit]) => limit);
        const shares = parts.map(([value, limit]) => value * limit);
        const total = Math.round(shares.reduce((sum, share) => sum + share, 0));
        const whole = roundToSum(shares, total, limits);
        expect(whole.reduce((sum, points) => sum + points, 0)).toBe(total);
        expect(whole.every((points, index) => points <= limits[index]! && points >= 0)).toBe(true);
      },
    ),
  );
});

test("ranking gives the same scores as scoring one by one, best first, ties by id", () => {
  const twins = [extractListingFacts({ ...NURSE, id: "b" }), extractListingFacts({ ...NURSE, id: "a" }), ...LISTINGS];
  const ranked = rankListings(nurseResume, twins, WEIGHTS, { limit: 10, minimumScore: 0 });
  expect(ranked.map(({ id }) => id).slice(0, 3)).toEqual(["a", "b", "nurse"]);
  for (const { id, match } of ranked) {
    expect(match).toEqual(scoreMatch(nurseResume, twins.find((listing) => listing.id === id)!, WEIGHTS));
  }
  expect(ranked.map(({ match }) => match.total)).toEqual(ranked.map(({ match }) => match.total).sort((a, b) => b - a));
});

test("ranking many listings by bounds finds the same best as scoring them all", () => {
  const titles = [
    "Registered Nurse",
    "Chef",
    "Software Engineer",
    "Manager",
    "Nursing Assistant",
    "",
    "Nurse Recruiter",
    "Clerk",
  ];
  const many = Array.from({ length: 400 }, (_, index) =>
    extractListingFacts(
      makePosting({
        id: `many-${index}`,
        title: titles[index % titles.length]!,
        workplace: index % 5 === 0 ? "remote" : "onsite",
        pay: index % 3 === 0 ? dollarsAYear(70_000) : null,
        requirements: ["Wound care", "React", `${(index % 9) + 1} years of experience`, "RN license"].slice(index % 4),
      }),
    ),
  );
  const weights = skillWeights(many);
  for (const resume of [nurseResume, developerResume([{ id: "react", name: "React" }], { minimumPay: 90_000 })]) {
    const best = many
      .map((listing) => ({ id: listing.id, total: scoreTotal(resume, listing, weights) }))
      .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
      .slice(0, 25);
    const ranked = rankListings(resume, many, weights, { limit: 25, minimumScore: 0 });
    expect(ranked.map(({ id, match }) => ({ id, total: match.total }))).toEqual(best);
  }
});

test("DEC-81 ranking keeps the best of the limit and nothing under the minimum", () => {
  const all = rankListings(nurseResume, LISTINGS, WEIGHTS, { limit: 10, minimumScore: 0 });
  expect(rankListings(nurseResume, LISTINGS, WEIGHTS, { limit: 2, minimumScore: 0 })).toEqual(all.slice(0, 2));
  expect(rankListings(nurseResume, LISTINGS, WEIGHTS, { limit: 10, minimumScore: 40 })).toEqual(
    all.filter(({ match }) => match.score >= 40),
  );
  expect(rankListings(nurseResume, LISTINGS, WEIGHTS, { limit: 0, minimumScore: 0 })).toEqual([]);
});

test("words that every object knows are words like others", () => {
  const words = "constructor toString valueOf hasOwnProperty prototype __proto__";
  const odd = extractListingFacts(
    makePosting({ title: `Constructor ${words}`, description: words, requirements: [words] }),
  );
  const resume = extractResumeFacts(makeProfile({ lines: [words], headline: { text: words, line: 0 } }));
  expect(Number.isFinite(scoreMatch(resume, odd, WEIGHTS).total)).toBe(true);
  expect(Number.isFinite(scoreMatch(resume, odd, skillWeights([odd])).total)).toBe(true);
});

test("a title in German, French or Spanish names the same work as its English one, both ways", () => {
  const of = (title: string) => extractListingFacts(makePosting({ id: title, title, description: "" }));
  const person = (title: string) =>
    extractResumeFacts(makeProfile({ lines: [title, "Team."], headline: { text: title, line: 0 } }));
  const pairs = [
    ["Gesundheits- und Krankenpflegerin (m/w/d)", "Registered Nurse"],
    ["Conductrice de travaux", "Construction Manager"],
    ["Mozo de almacén", "Warehouse Worker"],
    ["Javaentwickler", "Software Engineer"],
  ] as const;
  for (const [foreign, english] of pairs) {
    expect(scoreTotal(person(foreign), of(english), WEIGHTS)).toBeGreaterThan(75);
    expect(scoreTotal(person(english), of(foreign), WEIGHTS)).toBeGreaterThan(75);
    expect(scoreTotal(person(foreign), of("Attorney"), WEIGHTS)).toBeLessThan(30);
  }
  const { evidence } = scoreMatch(person("Krankenpfleger"), of("Registered Nurse"), WEIGHTS).parts[0]!;
  expect(evidence.map(({ note }) => note)).toContain("Both titles name the same work: registered nurse.");
});

import fc from "fast-check";
import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import type { DegreeLevel } from "../../analysis/profile.ts";
import { extractListingFacts, type ListingFacts } from "../listing-facts.ts";
import { extractResumeFacts, type ResumeFacts } from "../resume-facts.ts";
import { makePosting, makeProfile } from "../score.fixtures.ts";

const EMPTY_LISTING = extractListingFacts(makePosting({ title: "", location: "" }));
const EMPTY_RESUME = extractResumeFacts(makeProfile({ headline: null, lines: [] }));

const family = fc.constantFrom(...OCCUPATION_FAMILIES.slice(0, 12).map(({ id }) => id));
/** Their shares add up to 1 at most. */
const families = fc
  .uniqueArray(fc.record({ family, share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    selector: (one) => one.family,
    maxLength: 5,
  })
  .map((all) => all.map((one) => ({ ...one, share: one.share / all.length })));
const term = fc.constantFrom(
  ...[
    "nurse",
    "senior",
    "cook",
    "sous cook",
    "engineer",
    "data",
    "constructor",
    "söule",
    "看護師",
    "👩‍🍳",
    "",
    "[1,2]",
    "pediatric",
    "~nurse: pediatrics",
    "~nurse: oncology",
    "~engineer: mobile",
  ],
);
/** Some say a word twice, and a few never end. */
const terms = fc.oneof(
  { weight: 9, arbitrary: fc.array(term, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { minLength: 250, maxLength: 300 }),
  },
);
const skill = fc.constantFrom("react", "wound-care", "sql", "welding", "excel", "rn-license", "cdl", "toString");
const TOLD = [
  ...["patient", "steel", "code", "menu", "tax", "audit", "invoice", "software", "java", "recip", "truck", "driver"],
  ...["nobody", "constructor"],
];
const words = fc
  .oneof(fc.subarray(TOLD, { maxLength: 4 }), fc.subarray(TOLD, { minLength: 11 }))
  .chain((some) => fc.tuple(...some.map((word) => fc.tuple(fc.constant(word), fc.nat(9)))));
const asks = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(skill, { maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(skill, { minLength: 200, maxLength: 255 }) },
  )
  .map((ids) => ids.map((id) => ({ id, name: id.toUpperCase(), sentence: 0 })));
const degreeLevel = fc.constantFrom<DegreeLevel>("school", "associate", "bachelor", "master", "doctorate");
const studies = fc.uniqueArray(fc.constantFrom("nursing", "computing", "engineering"), { maxLength: 2 });
const place = fc.record({
  text: fc.constant("somewhere"),
  city: fc.constant(null),
  state: fc.constantFrom("OH", "CO", null),
  latitude: fc.double({ min: 25, max: 48, noNaN: true }),
  longitude: fc.double({ min: -120, max: -70, noNaN: true }),
});
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });

export const randomListing: fc.Arbitrary<Omit<ListingFacts, "id">> = fc
  .record({
    title: fc.constant("A title"),
    titleTerms: terms,
    titleFamilies: families,
    words,
    required: asks,
    wanted: asks,
    licences: asks,
    years: orNull(fc.record({ asked: fc.integer({ min: 1, max: 20 }), sentence: fc.constant(0) })),
    level: orNull(fc.integer({ min: 0, max: 6 })),
    degree: orNull(
      fc.record({
        level: degreeLevel,
        sentence: fc.constant(0),
        orExperience: fc.boolean(),
        orRelated: fc.boolean(),
        fields: studies,
      }),
    ),
    places: fc.array(place, { maxLength: 3 }),
    workplace: fc.constantFrom(null, "remote" as const, "hybrid" as const, "onsite" as const),
    pay: orNull(fc.record({ most: fc.double({ min: 1, max: 3e5, noNaN: true }), text: fc.constant("pay") })),
  })
  .map((fields) => ({ ...EMPTY_LISTING, sentences: ["A sentence"], ...fields }));

const line = { line: 0, text: "A line" };
const held = fc
  .uniqueArray(fc.tuple(skill, fc.boolean()), { selector: ([id]) => id, maxLength: 6 })
  .map((skills) => skills.map(([id, shown]) => ({ id, name: id, shown, at: line, where: "list" as const })));

export const randomResume: fc.Arbitrary<ResumeFacts> = fc
  .record({
    titles: fc.array(
      fc.record({
        text: fc.constant("A title"),
        line: fc.constant(0),
        work: fc.constant<string[]>([]),
        terms,
        families,
        weight: fc.double({ min: 0.1, max: 1, noNaN: true }),
      }),
      { maxLength: 40 },
    ),
    words,
    skills: held,
    licences: held,
    years: orNull(fc.integer({ min: 0, max: 40 })),
    level: orNull(fc.integer({ min: 0, max: 6 })),
    degrees: fc.array(fc.record({ level: degreeLevel, fields: studies, at: fc.constant(line) }), { maxLength: 3 }),
    place: orNull(place.map((one) => ({ ...one, at: null }))),
    wishes: fc.record({ remote: orNull(fc.boolean()), minimumPay: orNull(fc.integer({ min: 1, max: 2e5 })) }),
  })
  .map((fields) => ({ ...EMPTY_RESUME, ...fields }));

import { expect, test } from "vitest";
import { type LetterChoices, LETTER_LENGTHS, USUAL_LETTER } from "../../../domain/letter-choices.ts";
import { BAKER, profileOf } from "../evidence/evidence.fixtures.ts";
import { fillWording } from "../languages/fill-wording.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { countLetterWords } from "./count-letter-words.ts";

const PROFILE = profileOf(BAKER);
const POSTING = {
  title: "Production Manager, Bakery",
  company: "Northwood Foods",
  location: "Duluth, MN",
  salary: "",
  description:
    "What you will do\n- Lead the night shift\n- Reduce waste\nRequirements\n- Team leadership\n- Food safety",
  requirements: ["Team leadership", "Food safety", "Sourdough"],
};
const HARVEST = "Baker, Harvest Oven";

async function letterOf(choices: Partial<LetterChoices>): Promise<{ content: string; told: string[] }> {
  const facts = factsOf(PROFILE, POSTING, { choices: { ...USUAL_LETTER, ...choices } });
  const { content, evidence } = await makeCoverLetter(facts, localWriter);
  const told = evidence.claims.flatMap(({ source }) => (source?.from === "resume" ? [source.text] : []));
  expect(evidence.dropped).toEqual([]);
  return { content, told };
}

test("DEC-97 a letter without wishes is the letter as it always was", async () => {
  const usual = await makeCoverLetter(factsOf(PROFILE, POSTING), localWriter);
  expect((await letterOf({})).content).toBe(usual.content);
});

test("DEC-97 tones differ in greeting, closing and sign-off, and only there may they say more", async () => {
  for (const tone of ["warm", "formal"] as const) {
    const { content } = await letterOf({ tone });
    const { greeting, closings, signOff } = LETTER_PACKS.en.tones[tone];
    expect(content.startsWith(greeting.company[0]!.replace("{company}", POSTING.company))).toBe(true);
    expect(closings.some((closing) => content.includes(closing.replace("{company}", POSTING.company)))).toBe(true);
    expect(content).toContain(`${signOff}\nInes Quarrel`);
  }
});

test.each(["en", "de", "fr", "es"] as const)("DEC-97 every tone can be said in %s", async (language) => {
  for (const tone of ["plain", "warm", "formal"] as const) {
    const { content } = await letterOf({ tone, language });
    const pack = LETTER_PACKS[language];
    const signOff = tone === "plain" ? pack.signOff : pack.tones[tone].signOff;
    expect(content).toContain(signOff.replace("{greeted}", "Madame, Monsieur"));
    const closings = tone === "plain" ? [] : pack.tones[tone].closings;
    const slots = { company: POSTING.company, atCompany: GRAMMARS[language].at(POSTING.company) };
    const isClosed = closings.some((closing) => content.includes(fillWording(closing, slots) ?? "-"));
    expect(isClosed, content).toBe(tone !== "plain");
    expect(content).not.toMatch(/[{}[\]]/);
  }
});

test("DEC-97 a short letter is short, and tells figures all the same", async () => {
  const { words } = LETTER_LENGTHS.find(({ value }) => value === "short")!;
  const [short, usual] = [await letterOf({ length: "short" }), await letterOf({})];
  expect(countLetterWords(short.content)).toBeLessThanOrEqual(words.most);
  expect(countLetterWords(short.content)).toBeLessThan(countLetterWords(usual.content));
  expect(short.content).toMatch(/\d/);
});

test("DEC-97 a stressed experience is told first, and one the resume does not have changes nothing", async () => {
  const paragraph = ({ content }: { content: string }) => content.split("\n\n")[1] ?? "";
  expect(paragraph(await letterOf({}))).toContain("Millrace Bakery");
  expect(paragraph(await letterOf({ stressed: [HARVEST] }))).toContain("Harvest Oven");
  expect(await letterOf({ stressed: ["Pilot, Nobody Airlines"] })).toEqual(await letterOf({}));
});

test("DEC-97 one's own sentences stand in the letter word for word, and among the claims of ours there is none of them", async () => {
  const ownWords = "I ran a marathon on the moon in 1969.\n\nMy cat <b>Otto</b> has a PhD & I {always} win [prizes].";
  const { content, told } = await letterOf({ ownWords });
  expect(content).toContain(`\n\n${ownWords}\n\n`);
  expect(content.indexOf(ownWords)).toBeGreaterThan(content.indexOf("\n\n"));
  expect(told.join(" ")).not.toMatch(/moon|PhD/);
  const facts = factsOf(PROFILE, POSTING, { choices: { ...USUAL_LETTER, ownWords } });
  const { evidence } = await makeCoverLetter(facts, localWriter);
  expect(JSON.stringify(evidence)).not.toMatch(/moon|PhD/);
});

import { expect, test } from "vitest";
import { CONTADORA, CUISINIER, NURSE, NURSE_POSTING, PFLEGE, profileOf } from "../evidence/evidence.fixtures.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { makeSources } from "../evidence/sources.ts";
import type { MaterialLanguage } from "../language.ts";
import { GRAMMARS } from "./grammars.ts";
import { fillWording } from "./fill-wording.ts";
import type { LetterPack, Wordings } from "./letter-pack.ts";
import { LETTER_PACKS } from "./letter-packs.ts";

const PEOPLE: Record<MaterialLanguage, string> = { en: NURSE, de: PFLEGE, es: CONTADORA, fr: CUISINIER };

/** Slots that hold nothing to bear out: what is left of a wording is ours alone. */
const EMPTY = { title: NURSE_POSTING.title, company: NURSE_POSTING.company };

function wordingsOf({ openings, introductions, closings, tones, asked, needed }: LetterPack): Wordings[] {
  const lists = [
    openings.plain,
    openings.needs,
    openings.topics,
    closings.plain,
    closings.topic,
    asked,
    needed.need,
    needed.duty,
    ...Object.values(tones).map((tone) => tone.closings),
  ];
  return [...lists, ...Object.values(introductions).flatMap(({ now, past }) => [now, past])];
}

test.each(["en", "de", "fr", "es"] as const)("what is fixed in letters of %s claims nothing", (language) => {
  const sources = makeSources(profileOf(PEOPLE[language]), NURSE_POSTING);
  const atCompany = GRAMMARS[language].at(EMPTY.company);
  const slots = { ...EMPTY, atCompany, work: "", position: "", person: "", needs: "", need: "", topics: "", topic: "" };
  const refused = wordingsOf(LETTER_PACKS[language])
    .flat()
    .flatMap((wording) => {
      const text = fillWording(wording.replace(/\{(?!title|company|atCompany)\w+\}/g, "this"), slots) ?? "";
      const gate = new EvidenceGate(sources);
      return gate.passText(text) === text
        ? []
        : gate.evidence.dropped.map(({ text: said, reason }) => `${said} | ${reason}`);
    });
  expect(refused).toEqual([]);
});

test.each(["de", "fr", "es"] as const)("a letter of %s speaks last of the job that it goes on with", (language) => {
  const { plain, "step-up": step } = LETTER_PACKS[language].openings.joined;
  for (const wording of [...plain.now, ...plain.past, ...step.now, ...step.past])
    expect(wording.indexOf("{work}")).toBeGreaterThan(wording.indexOf("{atCompany}"));
});

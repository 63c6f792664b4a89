import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import { countryByName } from "../../places/countries.ts";
import { isCheck } from "../facts/missing-skills.ts";
import { KIND_OF_PROGRAM } from "../cover-letter/letter-gap.ts";
import { isKnownByLetters } from "../facts/known-by-letters.ts";
import { isTitleOfColleague } from "../facts/other-people.ts";
import { namesOneOf } from "../facts/umbrella-terms.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { isEverybodys } from "../facts/everybodys.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** What a posting calls by a name of its own, such as "Form F", "CLAS" or "Karl Fischer", and no line of the resume has. */
export function unknownNames(text: string, facts: WritingFacts): string[] {
  const known = ` ${foldWord(facts.profile.lines.join(" ")).replace(/[^\p{L}\p{N}&+#]+/gu, " ")} `;
  const { company, title, location, description } = facts.posting;
  const own = ` ${foldWord([company, title, location, description.slice(0, WHO_IS_HIRING)].join(" ")).replace(/[^\p{L}\p{N}&+#]+/gu, " ")} `;
  const isNew = (name: string) => {
    const words = foldWord(name)
      .split(/[^\p{L}\p{N}&+#]+/u)
      .filter((word) => word !== "");
    const initials = name.includes(" ") ? (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join("") : "";
    if (initials.length > 1 && facts.profile.lines.some((line) => line.split(/[^\p{L}]+/u).includes(initials)))
      return false;
    if (KIND_OF_PROGRAM.test(name)) return false;
    // "CMM2" is a Clinical Midwife Manager, too.
    if (isKnownByLetters(name.replace(/\d$/u, ""), [title, company])) return false;
    if (isKnownByLetters(name, facts.profile.lines) || namesOneOf(name, facts.profile.lines)) return false;
    const isThere = (word: string) => known.includes(` ${word} `) || own.includes(` ${word} `);
    return words.every((word) => !isThere(word) && !isThere(word.replace(/s$/u, "")) && !isThere(`${word}s`));
  };
  const found = [...text.matchAll(facts.language === "de" ? CODE : NAME)];
  const names = found
    .filter(({ 0: name, index }) => IS_CODE.test(name) || (/\p{Ll}/u.test(name) && index > 0))
    .filter(({ 0: name }) => !isOfEveryPosting(name))
    .map(([name]) => name.replace(/-$/u, ""));
  // Of "Empower or Chromeleon" one is enough, and so it is of a list in brackets.
  const isOfBrackets = (name: string) => BRACKETS.exec(text)?.[0].includes(name) === true;
  const isEither = EITHER.test(text) || (names.length > 1 && names.every(isOfBrackets));
  const isAnyKnown = isEither && names.some((name) => !isNew(name));
  return isAnyKnown ? [] : [...new Set(names)].filter(isNew);
}

const WHO_IS_HIRING = 250;
const CODED = String.raw`(?<![\p{L}\d-])\p{Lu}(?:[\p{Lu}\d]{0,4}[&/](?=\p{Lu}))?[\p{Lu}\d]{1,9}s?(?![\p{L}\d]|-\p{L})(?: (?:\p{Lu}{1,3}|\d{3,5})(?![\p{L}\d]))?`;
const CODE = new RegExp(CODED.replace("|-\\p{L}", ""), "gu");
const WORD = String.raw`\p{Lu}\p{Ll}{2,15}`;
/** Two names side by side, or one with a letter or a number: "Gift Aid", "Form F", "Level 3". */
const NAME = new RegExp(String.raw`${CODED}|(?<=[\p{Ll},;(] ?)${WORD} (?:${WORD}(?: ${WORD})?|\p{Lu})(?!\p{L})`, "gu");
/** Of two letters there are too many: "AU", "PE". */
const IS_CODE = /^(?=.*\p{Lu}.*\p{Lu}|\p{Lu}\d)[\p{Lu}\d&/ -]{3,}s?$/u;
const BRACKETS = /\([^()]{3,90}\)/u;
const EITHER = /(?<!\p{L})(?:or|oder|ou|o|u|etc|such as|like|wie|comme|como)(?!\p{L})/iu;
const OF_EVERY_POSTING = new RegExp(
  `^${anyOf(
    "HR IT EU UK US USA UE CV CDI CDD RTT TB TV PC OK DE EN FR ES AM PM ID CEO CFO COO CTO HQ FTE PTO VAT KPI KPIs GPA GED",
    "EMEA DACH NRW SA SL SAS AG KG SE EDV GF PDF PKW LKW SUV EDI ETI PME BAC CAP BTS BUT DUT DE ESO FP LGBTQ EEO EOE AAP",
    "MUST NOT AND ALL ONLY WILL PLEASE SHOULD NEVER ALWAYS MAY NEW THE FOR WITH YOU YOUR ARE HAVE REQUIRED PREFERRED",
    "IHK HWK KFZ MS PR QA QC RH TI TIC IRPF SMIC CSE NHS BA BS BSC MA MSC MBA PHD UG PG BE",
  )}$`,
  "u",
);

function isOfEveryPosting(name: string): boolean {
  const isSpoken = findSkills(name, { list: true }).some(({ kind }) => kind === "language");
  const isPlace = countryByName(name) !== null;
  // "Chief Executive" is whom one reports to.
  const isTitle = isHead(name.toLowerCase().split(" ").at(-1) ?? "");
  const isPerson = isTitle || isTitleOfColleague(name);
  return OF_EVERY_POSTING.test(name) || isPerson || isSpoken || isPlace || isEverybodys(name) || isCheck(name);
}

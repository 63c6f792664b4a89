import { wholeWords } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { headingOver } from "../facts/heading-over.ts";
import { knowledgeIn } from "../languages/en/told-knowledge.ts";
import { sharedWords, tellingWords } from "../relatedness/telling-words.ts";
import { sentencesOf, type Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";

const MOST = 3; // in sentences
const MOST_TOLD = 0.6; // of the words of what is known, or it was just told
const LONGEST_LABEL = 5; // in words
const OF_SKILL = 2; // a skill by its name is worth so many words that both sides share

/** Below these stands what somebody wants, what others say, and what is done at home. */
const OF_OTHERS = wholeWords(
  "objectives? goals? aims? plans? references? referees? testimonials? recommendations? interests? hobbies",
  "learning looking next",
);

type Known = { said: string; worth: number };

/** What the resume says that its person knows, in sentences, as far as the posting speaks of it; the nearest first. */
function knownTo({ statements, posting, asks, profile }: WritingFacts): Known[] {
  const spoken = tellingWords([posting.title, posting.description].join("\n"));
  const asked = new Set(asks.flatMap(({ skills }) => skills));
  const weigh = (text: string): Known[] => {
    const said = knowledgeIn(text);
    if (said === null) return [];
    const named = new Set(findSkills(text, { list: true }).map(({ id }) => id)).intersection(asked);
    return [{ said, worth: sharedWords(tellingWords(text), spoken, "en").length + named.size * OF_SKILL }];
  };
  return statements
    .flatMap(({ text, job, education, lines }, at) => {
      const known = job === null && education === null ? sentencesOf(text).flatMap(weigh) : [];
      const isOthers = () => OF_OTHERS.test(headingOver(lines.from, profile)) || isBelowOthers(statements, at);
      return known.length === 0 || isOthers() ? [] : known;
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
}

/** Whether a line right above, "Goals for this year", says that what stands below it is not so yet. */
function isBelowOthers(statements: readonly Statement[], at: number): boolean {
  for (let index = at; index > 0; index -= 1) {
    const [above, below] = [statements[index - 1]!, statements[index]!];
    if (above.lines.to + 1 < below.lines.from) return false;
    if (above.text.split(" ").length <= LONGEST_LABEL && OF_OTHERS.test(above.text)) return true;
  }
  return false;
}

/** Says in the resume's words what somebody knows and is used to, where it tells of little that was done. */
export function sayOwnKnowledge(voice: WritingVoice, before: string): void {
  const { facts } = voice;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return;
  const told = tellingWords(before);
  let count = 0;
  for (const { said } of knownTo(facts)) {
    const [, , ...rest] = said.split(" ");
    const words = tellingWords(said);
    if (words.length > 0 && sharedWords(words, told, "en").length > words.length * MOST_TOLD) continue;
    const also = said.replace(/^I have /u, "I also have ").replace(/^I am /u, "I am also ");
    if (!voice.hasSaid(rest.join(" ")) && voice.say([count === 0 ? said : also])) count += 1;
    if (count === MOST) return;
  }
}

import { findSkills } from "../../analysis/find-skills.ts";
import { knowledgeIn } from "../languages/en/told-knowledge.ts";
import { sharedWords, tellingWords } from "../relatedness/telling-words.ts";
import { sentencesOf } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";

const MOST = 3; // in sentences
const OF_SKILL = 2; // a skill by its name is worth so many words that both sides share

type Known = { said: string; worth: number };

/** What the resume says that its person knows, in sentences, as far as the posting speaks of it; the nearest first. */
function knownTo({ statements, posting, asks }: WritingFacts): Known[] {
  const spoken = tellingWords([posting.title, posting.description].join("\n"));
  const asked = new Set(asks.flatMap(({ skills }) => skills));
  return statements
    .filter(({ job, education }) => job === null && education === null)
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((text) => {
      const said = knowledgeIn(text);
      if (said === null) return [];
      const skills = new Set(findSkills(text, { list: true }).map(({ id }) => id));
      const named = skills.intersection(asked).size;
      return [{ said, worth: sharedWords(tellingWords(text), spoken, "en").length + named * OF_SKILL }];
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
}

/** Says in the resume's words what somebody knows and is used to, where it tells of little that was done. */
export function sayOwnKnowledge(voice: WritingVoice): void {
  const { facts } = voice;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return;
  let count = 0;
  for (const { said } of knownTo(facts)) {
    const [, , ...rest] = said.split(" ");
    const also = said.replace(/^I have /u, "I also have ").replace(/^I am /u, "I am also ");
    if (!voice.hasSaid(rest.join(" ")) && voice.say([count === 0 ? said : also])) count += 1;
    if (count === MOST) return;
  }
}

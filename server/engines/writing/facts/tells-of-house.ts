import type { Profile } from "../../analysis/profile.ts";
import { anyOf } from "../../any-of.ts";
import { tellsOfOther } from "../languages/en/tells-of-other.ts";
import type { MaterialLanguage } from "../language.ts";

const IS = /^(?:is|was|has|had|ist|war|hat|est|était|es|era|tiene)(?!\p{L})/u;
const RATED = new RegExp(`^${anyOf("Rated Accredited Established Founded Headquartered")} `, "u");

/** Whether a line of a job describes the employer: "Fernside is a home of 38 beds", "Rated Good by CQC". */
export function tellsOfHouse(line: string, { jobs }: Pick<Profile, "jobs">, language: MaterialLanguage): boolean {
  const text = line.replace(/^\P{L}+/u, "");
  const isNamed = jobs.some(({ employer }) => {
    const words = (employer ?? "").split(" ");
    const shared = words.findIndex((_, at) => !text.startsWith(words.slice(0, at + 1).join(" ")));
    const name = words.slice(0, shared < 0 ? words.length : shared).join(" ");
    return name.length > 2 && IS.test(text.slice(name.length).trim());
  });
  return isNamed || RATED.test(text) || (language === "en" && tellsOfOther(text));
}

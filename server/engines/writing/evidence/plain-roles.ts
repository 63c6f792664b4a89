import { anyOf } from "../../any-of.ts";

/** Who is or acts as something to others did what the name says. */
const DONE: Readonly<Record<string, readonly [now: string, then: string]>> = {
  author: ["wrote", "wrote"],
  mentor: ["mentor", "mentored"],
  coach: ["coach", "coached"],
  tutor: ["tutor", "tutored"],
  trainer: ["train", "trained"],
  supervisor: ["supervise", "supervised"],
  translator: ["translated", "translated"],
  inventor: ["invented", "invented"],
};
const ROLE = new RegExp(
  String.raw`(?<!\p{L})I\s(?<be>am|['’]m|was|have\sbeen|act|acted|serve|served)\s(?:also\s)?(?:as\s)?(?:an?|the)\s(?<role>${anyOf(Object.keys(DONE).join(" "))})\s(?:to|of|for)\s`,
  "giu",
);
const FOR_MY_PART = /(?<!\p{L})It took (?:me|us) (?<time>[^,.;]{3,30}?) to (?=\p{L})/gu;

/** "I am the author of the guide" in plain words: "I wrote the guide"; other text as it is. */
export function plainRoles(text: string): string {
  const told = text.replace(ROLE, (whole, ...rest) => {
    const { be = "", role = "" } = rest.at(-1) as Record<string, string>;
    const done = DONE[role.toLowerCase()];
    if (!done) return whole;
    return `I ${done[/^(?:was|have|acted|served)/iu.test(be) ? 1 : 0]} `;
  });
  return told.replace(FOR_MY_PART, "In $<time> I could ");
}

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

/** Who may drive something has the paper for it. */
const MAY_DRIVE: readonly (readonly [said: RegExp, plain: string])[] = [
  [/^I (?:can|may|am able to|am allowed to) drive(?: a car)?(?=[.,;]|$)/u, "I have a driving licence"],
  [
    /^Ich (?:darf|kann) (?:ein(?:en)? )?(?<what>Gabelstapler|Stapler) fahren(?=[.,;]|$)/u,
    "Ich habe einen $<what>schein",
  ],
  [/^Ich (?:darf|kann) Auto fahren(?=[.,;]|$)/u, "Ich habe einen Führerschein"],
  [
    /^Puedo (?:llevar|conducir|manejar) una (?<what>carretilla(?: elevadora)?)(?=[.,;]|$)/u,
    "Tengo el carné de $<what>",
  ],
  [/^Je peux conduire(?: une voiture)?(?=[.,;]|$)/u, "J'ai le permis de conduire"],
];

/** The paper by which somebody can drive what a sentence says; null where it says no such thing. */
export function drivingPaper(text: string): string | null {
  const plain = MAY_DRIVE.reduce((rest, [said, paper]) => rest.replace(said, paper), text);
  return plain === text ? null : plain;
}

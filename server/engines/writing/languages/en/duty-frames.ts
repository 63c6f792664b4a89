import { anyOf, anyOfLines } from "../../../any-of.ts";
import { gerundBase, thirdPerson } from "../../verb-forms.ts";

/** In which form the verbs of a duty stand. */
export type DutyForm = "base" | "gerund" | "third";

/** A duty without what stands before its verb: "lead the shift" of "As Team Leader you will lead the shift". */
export type FramedDuty = { text: string; form: DutyForm };

const SEEKS = anyOf(
  String.raw`looking\sfor seeking hiring need needs recruiting recruit want wants require requires opening\sfor opportunity\sfor vacancy\sfor`,
);
const ONE = anyOf(String.raw`an? the someone somebody another \d{1,2}(?:\sx)?`);
const BEFORE_VERB =
  "(?:also |then |primarily |mainly |directly |usually |be expected to |be required to |be able to |help (?:to |us (?:to )?)?)?";

/** What says who does it, and after which one form of a verb must stand. */
const FRAMES: readonly { form: DutyForm; before: RegExp }[] = [
  {
    form: "gerund",
    before: new RegExp(
      `^(?:[^:;]{0,120}? )?${anyOfLines`
        (?:will be|is|are|be|you(?:['’]ll|['’]re)?(?: be)?) (?:also |primarily |directly |mainly )?(?:responsible|accountable) for
        (?:will|would) (?:include|involve|see you|have you)
        responsible for|(?:duties|responsibilities|tasks) (?:will )?(?:include|are)s?:?
      `} (?=\\p{Ll}+ing )`,
      "iu",
    ),
  },
  {
    form: "base",
    before: new RegExp(
      `^(?:[^:;]{3,110}?(?:, | ))?${anyOfLines`
        you(?:['’]ll| will|['’]d| would| are going to| are there to|['’]re there to)
        (?:he|she|they|he/she|s/he|incumbent|(?:role|post|position|job)[- ]?holder|candidate|person|appointee) (?:will|would|is to)
        your (?:job|role|task|main task|mission) (?:is|will be) to
        (?:role|position|job|post|purpose|mission) (?:is|will be) to
        (?:the|this|our|your) (?<who>(?:(?!you )[\p{L}/&-]+ ){1,6}?)(?:will|would|is to)
      `} ${BEFORE_VERB}(?=\\p{Ll})`,
      "iu",
    ),
  },
  {
    form: "base",
    before: new RegExp(
      `^[^.:;]{0,100}?(?<!\\p{L})(?:${SEEKS}) ${ONE} [^.:;]{0,80}?(?:to|who (?:will|can)|that (?:will|can)) ${BEFORE_VERB}(?=\\p{Ll})`,
      "iu",
    ),
  },
  { form: "base", before: /^(?:to|must|will) (?=\p{Ll})/iu },
];

const THE_ONE = /^(?:the|this|our|your) (?<who>(?:[\p{L}/&-]+ ){1,5}?)(?=(?<verb>\p{Ll}{3,}s) )/iu;
const ONES_TITLE = new RegExp(
  `(?<!\\p{L})${anyOf("role position job post holder candidate incumbent")}(?!\\p{L})`,
  "iu",
);

/** The duty of a sentence that says whose it is; null where none is told so. */
export function framedDuty(sentence: string, title: string): FramedDuty | null {
  for (const { form, before } of FRAMES) {
    const found = before.exec(sentence);
    const who = found?.groups?.who;
    if (found && (who === undefined || isOfTitle(who, title))) return { form, text: sentence.slice(found[0].length) };
  }
  const [lead = ""] = THE_ONE.exec(sentence) ?? [];
  const { who = "", verb = "" } = THE_ONE.exec(sentence)?.groups ?? {};
  if (verb === "" || thirdPerson(verb) === null || !isOfTitle(who, title)) return null;
  return { form: "third", text: sentence.slice(lead.length) };
}

const SHORTEST_WORD = 4;

function isOfTitle(who: string, title: string): boolean {
  const words = who.toLowerCase().split(/[^\p{L}]+/u);
  const isNamed = words.some((word) => word.length >= SHORTEST_WORD && title.toLowerCase().includes(word));
  return isNamed || ONES_TITLE.test(who);
}

/** The base of a verb that stands in this form, by the verbs that resumes and postings begin with. */
export function baseInForm(word: string, form: DutyForm): string | null {
  if (form === "gerund") return gerundBase(word);
  return form === "third" ? thirdPerson(word) : null;
}

import { anyOf } from "../../../any-of.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { pastOf } from "./done-instead.ts";

const ADDS = /^(?:Also|Additionally|In addition|Furthermore|Now|Then|Plus|Again),? (?=\p{L}{3})/iu;
const WITHOUT_I = new RegExp(
  String.raw`^(?<verb>Was|Am|Had|Have) (?:also )?(?=\d|${anyOf(
    "the an? one two three four five six seven eight nine ten no my full sole overall responsible in part given asked chosen",
    String.raw`trusted named made put sent on often one known able lucky \p{Ll}{3,}ed \p{Ll}+ly`,
  )}(?!\p{L}))`,
  "u",
);
const OF_ALL = new RegExp(
  `^(?:We|(?:The |Our )?[Tt]eam) (?=${anyOf(
    "won went got came reached hit beat moved passed cut rose took opened finished grew raised saved",
  )}(?!\\p{L}))`,
  "u",
);
const OF_JOB = new RegExp(
  `^(?:The )?${anyOf("Job Role Position Work Duties Responsibilities Tasks")} (?=${anyOf("involve[sd] cover(?:s|ed) includ(?:es|ed) entail(?:s|ed)")} )`,
  "u",
);
const DONE = /^(?:Grown|Overseen|Undertaken|Begun|Written)(?= (?!by |in |as |for |from |to |and )\p{L}|\s\d)/u;
const OF_RESULT = /^(?:Results?|Outcome|Impact)(?::| [-–—]) (?=\p{L})/u;
const OF_FIGURE = /^(?<done>Achieved|Delivered|Saved|Reduced|Raised|Won|Managed):(?= [$€£]?\d)/u;
const OPINION = /^(?:Am|Have) (?:a |an |the |able|known|lucky|good|strong)/u;

function withTwoVerbs(line: string): string {
  const { one = "", other = "" } = /^(?<one>\p{Lu}\p{Ll}+)\/(?<other>\p{Ll}+) \p{Ll}/u.exec(line)?.groups ?? {};
  const areVerbs = one !== "" && [one, other].every((word) => readOpening(`${word} the`)?.form === "base");
  return areVerbs ? line.replace("/", " and ") : line;
}

/** A line without the words before its deed, and with the "I" that it lacks. */
export function withBeginning(line: string): string {
  const bare = withTwoVerbs(line)
    .replace(ADDS, "")
    .replace(DONE, (done) => upperFirst(pastOf(lowerFirst(done))));
  const own = bare === line ? line : upperFirst(bare);
  const { verb } = OPINION.test(own) ? {} : (WITHOUT_I.exec(own)?.groups ?? {});
  if (OF_JOB.test(own)) return `My ${lowerFirst(own.replace(/^The /u, ""))}`;
  if (OF_RESULT.test(own)) return upperFirst(own.replace(OF_RESULT, ""));
  if (OF_FIGURE.test(own)) return own.replace(":", "");
  if (/^We \p{Ll}/u.test(own) && readOpening(own.slice("We ".length))?.form === "past")
    return own.replace("We ", "My team ");
  if (OF_ALL.test(own)) return own.replace(OF_ALL, "My team ");
  if (/^Never (?:missed|late|had|lost) /u.test(own))
    return `I ${lowerFirst(own).replace(/^never late/u, "was never late")}`;
  return verb ? `I ${lowerFirst(own).replace(/^(?<verb>\p{Ll}+) also /u, "$<verb> ")}` : own;
}

import { anyOf } from "../../../any-of.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { lowerFirst } from "../../english-verbs.ts";

/** What the head of a resume says of a turn in somebody's work, in ways to tell it; the first that is borne out counts. */
export type Turn = { kind: "return" | "change" | "first"; field: string | null; ways: string[] };

const BREAK = String.raw`(?<break>(?:an? )?(?:planned |short |long |brief )?(?:[\p{L}\d]+[ -]){0,3}?(?:career |parental |maternity |caring |family )?(?:break|leave|absence))`;
const RETURNS = new RegExp(
  String.raw`(?<!\p{L})(?:returning|return|coming back|going back)(?: (?:back|now))? to (?<what>(?:the )?[\p{L} -]{3,40}?) (?:after|following|from) ${BREAK}(?<span> ?\((?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|present|now)\))?(?<why> (?:to|for|while|spent|caring|raising|due to) [\p{L}\d' ,-]{3,60}?)?(?=[.;,]|$)`,
  "iu",
);
const YEARS = String.raw`(?<![\p{L}\d])(?<count>\d{1,2}\+?|over \p{L}{2,12}|more than \p{L}{2,12}|\p{L}{2,12}) years['’]?(?: of)?(?: experience)? (?<where>(?:in|as|at|on) [\p{L}\d&' -]{3,50}?)`;
const MOVES = String.raw`(?:looking|seeking|hoping|wanting|aiming|keen|ready)(?: now)? to (?:move|transition|switch|change|go|step)`;
const AFTER_YEARS = new RegExp(
  String.raw`${YEARS},? (?:and )?(?:now |currently )?${MOVES} (?<to>(?:in)?to) (?:[\p{L} ]{3,50}: )?(?<field>[\p{L}\d&'/ -]{3,60})$`,
  "iu",
);
const FROM_TO = new RegExp(
  String.raw`^(?:\p{L}[\p{L} ]{2,40},? )?(?:now |currently )?${MOVES} from (?<from>[\p{L}\d&'/ -]{3,50}?) (?<to>(?:in)?to) (?<field>[\p{L}\d&'/ -]{3,50})$`,
  "iu",
);
const FORMER = new RegExp(
  String.raw`^(?<who>(?:Former|Ex-?|Qualified) ?[\p{L} -]{3,40}?),? (?:now |currently |and ){0,2}` +
    String.raw`(?<turn>${anyOf("retraining training studying moving changing transitioning")}) ` +
    String.raw`(?<as>as|to be|to become|for|into|to) (?<field>[\p{L}\d&' -]{3,50})$`,
  "iu",
);
const LEAVER = new RegExp(
  String.raw`(?<!\p{L})(?<who>(?:recent )?(?:school|college|sixth[- ]form) leaver|(?:recent |new )?graduate) ` +
    String.raw`(?<rest>(?:looking|searching|seeking) (?:for )?[\p{L}\d' -]{5,80})$`,
  "iu",
);
const OF_NO_USE = new RegExp(
  anyOf("challenging", "dynamic", "reputable", "utili[sz]e", "leverage", "growth", "references?"),
  "iu",
);

/** The turns that one sentence of a summary tells of: "Sous chef with ten years in kitchens, looking to move into sales". */
export function turnsIn(sentence: string): Turn[] {
  const text = sentence.replace(/\.$/u, "").trim();
  if (OF_NO_USE.test(text)) return [];
  return [returnIn(text), changeIn(text), firstIn(text)].filter((turn) => turn !== null);
}

function returnIn(text: string): Turn | null {
  const { what = "", break: away = "", span = "", why = "" } = RETURNS.exec(text)?.groups ?? {};
  if (away === "") return null;
  const isBare = /^an? |(?:leave|absence)$/iu.test(away);
  const pause = lowerFirst(isBare ? away : withArticle(away));
  const [from, to] = span.match(/(?:19|20)\d\d/gu) ?? [];
  const dated =
    from && to
      ? [
          `I took ${pause} from ${from} to ${to}${why} and am returning to ${what}.`,
          `I took ${pause} from ${from} to ${to}${why}.`,
        ]
      : [];
  return {
    kind: "return",
    field: null,
    ways: [...dated, `I am returning to ${what} after ${pause}${why}.`, `I am returning to ${what} after ${pause}.`],
  };
}

function changeIn(text: string): Turn | null {
  const years = AFTER_YEARS.exec(text)?.groups;
  if (years) {
    const { count = "", where = "", to = "", field = "" } = years;
    return {
      kind: "change",
      field,
      ways: [`After ${lowerFirst(count)} years ${where} I want to move ${to} ${field}.`],
    };
  }
  const moved = FROM_TO.exec(text)?.groups;
  if (moved)
    return {
      kind: "change",
      field: moved.field ?? null,
      ways: [`I would like to move from ${moved.from} ${moved.to} ${moved.field}.`],
    };
  const former = FORMER.exec(text)?.groups;
  if (!former) return null;
  const { who = "", turn = "", as = "", field = "" } = former;
  const person = asPerson(lowerFirst(who));
  const whole = /^an? /iu.test(field) || as !== "as" ? field : withArticle(field);
  return person === null ? null : { kind: "change", field, ways: [`I am ${person} ${turn} ${as} ${whole}.`] };
}

function firstIn(text: string): Turn | null {
  const { who = "", rest = "" } = LEAVER.exec(text)?.groups ?? {};
  if (who === "") return null;
  return {
    kind: "first",
    field: null,
    ways: [`I am ${withArticle(lowerFirst(who))} ${rest.replace(/first full time/u, "first full-time")}.`],
  };
}

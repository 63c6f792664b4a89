import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { accusative, articleOf } from "./articles.ts";
import { ofPerson } from "./duties.ts";

const ROLE = anyOf(
  String.raw`(?:\p{Lu}[\p{L}-]{0,40})?${anyOf(
    "[Ll]eiter [Aa]nleiter [Aa]usbilder [Tt]rainer [Kk]oordinator [Ss]precher [Vv]ertreter [Mm]entor [Tt]utor",
    "[Aa]nsprechpartner [Bb]etreuer [Ff]ührer [Hh]elfer [Mm]oderator [Ww]art [Vv]orarbeiter [Bb]ildner [Mm]eister",
    "[Pp]olier [Oo]bmann [Rr]eferent [Vv]erwalter [Ee]rsthelfer",
  )}(?:in)?`,
  String.raw`\p{Lu}[\p{L}-]{0,40}(?:[Bb]eauftragte|[Vv]erantwortliche|[Vv]orsitzende)r? Ansprechperson Mitglied`,
);
const ADJECTIVE = anyOf(
  "[Ss]tellvertretende[rs]? [Ff]achliche[rs]? [Aa]lleinige[rs]? [Ss]tändige[rs]? [Zz]ertifizierte[rs]?",
);
const HELD = new RegExp(
  [
    `^(?<adjective>${ADJECTIVE} )?(?<role>${ROLE})`,
    String.raw`(?: \((?<led>\d+ \p{Lu}\p{Ll}+)\)|(?<of> \([^()]+\)| (?:für|der|des|im|von|vom|bei|beim|in|einer|eines) .+))?$`,
  ].join(""),
  "u",
);
const ANSWERABLE = /^(?<how>[Vv]erantwortlich|[Mm]itverantwortlich|[Zz]uständig) für (?<what>.+)$/u;
const BEST = new RegExp(
  String.raw`^(?<adjective>[Bb]este[rs]?|[Ee]rfolgreichste[rs]?|[Jj]üngste[rs]?) ` +
    String.raw`(?<who>\p{Lu}\p{Ll}*(?:er|in|kraft|zubi|ehrling|uszubildende) .+)$`,
  "u",
);

function listed(what: string): string {
  const parts = listParts(what);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || / und |^\P{Lu}/u.test(last)) return what;
  const article = /^(?:den|die|das) /u.test(what) ? articleOf(last.split(" ")[0] ?? "") : null;
  const begun = parts.slice(0, -1).join(", ");
  return `${begun} ${/ und /u.test(begun) ? "sowie" : "und"} ${article ? `${accusative(article)} ` : ""}${last}`;
}

/** "Ansprechpartnerin für 40 Filialen": what a line says that one is or was. */
export function toldAsHeld(text: string, isCurrent: boolean): Told | null {
  const verb = isCurrent ? "bin" : "war";
  const answerable = ANSWERABLE.exec(text)?.groups;
  if (answerable) return ofPerson(verb, `für ${listed(answerable.what ?? "")} ${lowerFirst(answerable.how ?? "")}`);
  const best = BEST.exec(text)?.groups;
  if (best) {
    const article = /er$/u.test(best.adjective ?? "") ? "der" : /in(?: |$)/u.test(best.who ?? "") ? "die" : null;
    const weak = lowerFirst(best.adjective ?? "").replace(/e[rs]$/u, "e");
    return article && ofPerson("war", `${article} ${weak} ${best.who}`);
  }
  const { adjective = "", role, led, of = "" } = HELD.exec(text)?.groups ?? {};
  if (role === undefined) return null;
  return ofPerson(verb, `${lowerFirst(adjective)}${role}${led === undefined ? of : ` für ${led}`}`);
}

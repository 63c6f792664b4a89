import type { MaterialLanguage } from "../../language.ts";
import { addedWord, EACH, raisedRank } from "./added-words.ts";
import type { Compared } from "./compare-clause.ts";
import { isCredentialLine } from "./credential-line.ts";
import type { Counted } from "./number-changes.ts";
import { findWords } from "./lexis.ts";
import type { Clause } from "./read-clauses.ts";
import { wrongTense } from "./tense.ts";

/** What still speaks against a clause that a line seems to bear out: added words, rank, cause, time. */
export function finish(
  compared: Compared,
  clause: Clause,
  counted: Counted,
  before: Compared | null,
  language: MaterialLanguage,
): Compared {
  if (compared.answer === "not borne out") return compared;
  const no = (reason: string): Compared => ({ ...compared, answer: "not borne out", ground: "against", reason });
  const unsaid = (reason: string): Compared => ({ ...no(reason), ground: "silent" });
  const added = addedWord(clause, compared.line, language);
  const rank = raisedRank(clause, compared.line, language);
  if (rank) return no(`Your resume says “${rank}” before it.`);
  // "Every measurement" of "measurements": only the person knows whether it was each of them.
  if (added && EACH.test(added))
    return { ...unsaid(`Your resume does not say “${added}” of this.`), answer: "not sure" };
  if (added) return no(`“${added}” stands nowhere in this line of your resume.`);
  const words = clause.words.map(({ word }) => word);
  const isCause = findWords("cause", words, language).length > 0;
  const isSameEntry = before?.line.statement.entry === compared.line.statement.entry;
  const isLicensed = clause.mark === "to" && isCredentialLine(compared.line.statement);
  if (clause.isAttached && !isLicensed && before && before.line !== compared.line && !(clause.isBesides && isSameEntry))
    return unsaid("Your resume does not say that one came of the other.");
  if (isCause && before && before.line !== compared.line)
    return unsaid("Your resume does not say that one led to the other.");
  const tense = wrongTense(clause, compared.line, counted.text, language);
  if (tense) return no(tense);
  return compared;
}

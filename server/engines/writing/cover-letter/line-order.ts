import { anyOf } from "../../any-of.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { Proof } from "./choose-proofs.ts";
import { lineAround } from "./whole-lines.ts";
import type { LetterPlan, Part } from "./letter-plan.ts";

type Statements = Pick<WritingFacts, "statements" | "language">;

/** Where in its line a deed stands, in characters: of several as one, the first. */
function placeOf({ deed: { line, text } }: Proof, { statements }: Statements): number {
  const [first = ""] = text.split("; ");
  return Math.max(0, lineAround({ line, text: first }, statements).indexOf(first));
}

function isOfOneLine(one: Proof, other: Proof): boolean {
  return one !== other && one.deed.line === other.deed.line && one.deed.job === other.deed.job;
}

function inOrder(proofs: readonly Proof[], facts: Statements): Proof[] {
  const byLine = Map.groupBy(proofs, ({ deed }) => deed.line);
  return [...byLine.values()].flatMap((own) =>
    own.toSorted((one, other) => placeOf(one, facts) - placeOf(other, facts)),
  );
}

/** "Acting team lead for ten weeks. Ran the queue": what one line tells in two sentences is told in its order in English letters. */
export function inLineOrder(plan: LetterPlan, facts: Statements): LetterPlan {
  if (facts.language !== "en") return plan;
  const parts: Part[] = plan.parts.map((part) => ({ ...part, proofs: inOrder(part.proofs, facts) }));
  const { opener } = plan;
  if (opener === null) return { ...plan, parts };
  const ofLine = parts.flatMap(({ proofs }) => proofs).filter((one) => isOfOneLine(one, opener));
  const before = ofLine.find((one) => placeOf(one, facts) < placeOf(opener, facts) && !one.told.isOfThing);
  const first = before ?? opener;
  const next = [...ofLine, ...(before ? [opener] : [])].filter((one) => one !== first);
  if (next.length === 0) return { ...plan, parts };
  const rest = parts
    .map((part) => ({ ...part, proofs: part.proofs.filter((one) => !ofLine.includes(one)) }))
    .filter(({ proofs }) => proofs.length > 0);
  const at = rest.findIndex(({ job, point }) => job === first.deed.job && point === null);
  const own = at < 0 ? undefined : rest[at];
  const led = { point: null, job: first.deed.job, proofs: [...inOrder(next, facts), ...(own?.proofs ?? [])] };
  return { ...plan, opener: first, parts: [led, ...rest.filter((part) => part !== own)] };
}

const POINTS_BACK =
  / (?:the|that|this) (?:job|project|move|change|switch|launch|work|programme|program|event|rollout|site)(?= |,|$)/u;

/** "I sponsored it": what it was stands in another sentence, and may not be what the letter told last. */
const OF_OTHER = new RegExp(
  String.raw`^I (?:also |have |\p{Ll}+ly )?\p{Ll}+(?: \p{Ll}{2,4})? (?:it|them|(?:these|those|this)(?=$|[,.;]| ${anyOf(
    "and in on at to for from by with after before",
  )}(?!\p{L})))(?!\p{L})`,
  "u",
);

/** "I ran the job on site" says nothing where the sentence before it, which names the job, is not told. */
export function pointsBackAlone(proof: Proof, proofs: readonly Proof[], facts: Statements): boolean {
  if (facts.language !== "en") return false;
  if (OF_OTHER.test(proof.told.sentence)) return true;
  const isLater = placeOf(proof, facts) > 0 && POINTS_BACK.test(proof.told.sentence);
  return isLater && !proofs.some((one) => isOfOneLine(one, proof) && placeOf(one, facts) < placeOf(proof, facts));
}

import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";

const AT_HEAD = /^(?:À|A) la tête (?:d['’]une? |de |du )\S.{2,80}$/u;
const BUDGET =
  /^Budget(?<kind> (?:annuel|global|travaux|total))? (?<done>suivi|géré|piloté) ?: (?<much>(?:environ )?\d[^:;()]{2,60})$/u;
const PORTFOLIO =
  /^Portefeuille (?<of>(?:de|d['’]environ|d['’]une?) ?(?:près de |plus de )?(?:\d|\p{Ll}+aine d)[^:;]{2,80})$/u;

export function toldAsHead(text: string, isCurrent: boolean): Told | null {
  if (AT_HEAD.test(text)) return ofPerson(`${isCurrent ? "je suis" : "j'étais"} à${text.slice(1)}`);
  const { of } = PORTFOLIO.exec(text)?.groups ?? {};
  if (of !== undefined) return ofPerson(`${isCurrent ? "je gère" : "je gérais"} un portefeuille ${of}`);
  return null;
}

const KEPT: Readonly<Record<string, [now: string, usual: string]>> = {
  suivi: ["je tiens", "je tenais"],
  géré: ["je gère", "je gérais"],
  piloté: ["je pilote", "je pilotais"],
};

export function toldAsBudget(text: string, isCurrent: boolean): Told | null {
  const { kind = "", done = "", much } = BUDGET.exec(text)?.groups ?? {};
  const [now, usual] = KEPT[done] ?? [];
  if (much === undefined || now === undefined || usual === undefined) return null;
  const [amount = "", ...others] = much.split(/, (?=\p{L})/u);
  const beside = others.length > 0 ? ` (${others.join(", ")})` : "";
  return ofPerson(
    `${isCurrent ? now : usual} un budget${kind} ${/^environ/u.test(amount) ? "d'" : "de "}${amount}${beside}`,
  );
}

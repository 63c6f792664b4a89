import { anyOf } from "../../any-of.ts";

const WHOLE = 100; // per cent
/** The source of "118% of my $640K sales quota", with the groups `share` and `goal`. */
export const SHARE_OF_GOAL =
  String.raw`(?<share>\d{2,3}(?:\.\d)?%) (?:of|to) (?<goal>(?:(?:my|the|an?) )?(?:[$€£][\d.,]+[KkMm]? )?` +
  String.raw`(?:(?!of )[\p{L}-]+ ){0,3}${anyOf("quota target goal plan budget")}s?)`;
const WITHIN = new RegExp(String.raw`(?<![\d.])${SHARE_OF_GOAL}`, "u");

/** Whether a line says with a share of less than all what was not reached: "91% of quota". */
export function missesGoal(text: string): boolean {
  const { share } = WITHIN.exec(text)?.groups ?? {};
  return share !== undefined && Number.parseFloat(share) < WHOLE;
}

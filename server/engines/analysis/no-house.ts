import { anyOf } from "../any-of.ts";

/** What stands where an employer would, and says when, where or for whom somebody worked. */
const SAYS_OTHERWISE = new RegExp(
  String.raw`^\(?${anyOf(
    String.raw`before(?:\s\p{Lu}\p{L}+)? previously earlier afterwards? various others? on\smy\sown myself self off\sthe\sroad time\s(?:off|out)`,
  )}\)?$|^${anyOf("site client project location department dept unit")} ?: `,
  "iu",
);

/** Whether what was read as an employer is none: "Before", "various)", "Site: North Depot", or a part of the person's own name. */
export function isNoHouse(employer: string, name: string | null): boolean {
  const isOwnName = !employer.includes(" ") && (name ?? "").split(" ").slice(1).includes(employer);
  return isOwnName || SAYS_OTHERWISE.test(employer);
}

import { anyOf } from "../../any-of.ts";

/** What a resume or a posting says of driving: the paper's name, and its classes, "C" and "CE". */
export type DrivingClasses = { paper: string; classes: string[] };

const CLASS = String.raw`(?:AM|A[12]?|B96|BE|B|C1E|C1|C\+E|CE|C|D1|D|T)`;
/** Of lorries and buses, as English writes it: "B+E", "D1". */
export const VEHICLE_CLASS = String.raw`[B-D]1?(?: ?\+ ?E)?`;
const LINE = new RegExp(
  [
    String.raw`(?<!\p{L})(?<paper>${anyOf(
      String.raw`permis(?:\sde\sconduire)? führerscheine?(?:\s?:?\s(?:der\s)?klassen?)? fahrerlaubnis(?:\s?:?\s(?:der\s)?klassen?)?`,
      String.raw`(?:carn[eé]t?s?|permisos?)(?:\sde\sconducir)?(?:\s(?:de\s)?(?:clase|tipo))?`,
    )}) ?:? ?\(?`,
    String.raw`(?<classes>${CLASS}(?:(?:, ?| ?/ ?| ?[&+] ?| (?:et|und|y|e) )${CLASS})*)(?![\p{L}\d'’])`,
  ].join(""),
  "iu",
);
const BETWEEN = /, ?| ?[/&] ?| \+ | (?:et|und|y|e) /u;

/** The driving licence that a line names with its classes; null where it names none. */
export function drivingClassesIn(line: string): DrivingClasses | null {
  const { paper = "", classes = "" } = LINE.exec(line)?.groups ?? {};
  if (paper === "" || classes !== classes.toUpperCase().replace(/ (?:ET|UND|Y|E) /gu, (word) => word.toLowerCase()))
    return null;
  return { paper: paper.trim(), classes: classes.split(BETWEEN).map((one) => one.replace("C+E", "CE")) };
}

const INCLUDES: Readonly<Record<string, readonly string[]>> = {
  CE: ["BE", "C", "C1", "C1E", "B"],
  C: ["C1", "B"],
  D: ["D1", "B"],
  BE: ["B"],
  C1E: ["C1", "BE", "B"],
};

/** Whether a licence of some classes is one of another class. */
export function includesClass({ classes }: DrivingClasses, asked: string): boolean {
  return classes.some((one) => one === asked || INCLUDES[one]?.includes(asked));
}

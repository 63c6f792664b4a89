import { anyOf } from "../../any-of.ts";

/** Who works with a radio gun works on the program behind it, whatever it is called. */
const THROUGH: readonly [program: RegExp, device: RegExp][] = [
  [
    /^(?:wms|lvs|sga|warehouse management.*)$/iu,
    new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf(
        String.raw`pistolas? radiofrecuencia RF PDA hand-?scanner scanner MDE pick-by-\p{L}+ douchette flasheuse radiofréquence`,
      )})(?!\p{L})`,
      "iu",
    ),
  ],
  [/^(?:pos|tpv|kassensystem)$/iu, /(?<!\p{L})(?:caja|kasse|kassieren|caisse|encaissement)(?!\p{L})/iu],
];

/** Whether lines name the device through which a program is worked on. */
export function isWorkedThrough(name: string, lines: readonly string[]): boolean {
  const device = THROUGH.find(([program]) => program.test(name))?.[1];
  return device !== undefined && lines.some((line) => device.test(line));
}

import { wholeWords } from "../../any-of.ts";

const MUST = [
  String.raw`essential required mandatory compulsory zwingend\p{L}* voraussetzung erforderlich`,
  String.raw`obligatoires? exigée?s? indispensables? impérati\p{L}* imprescindibles? obligatori\p{L}*`,
];
const asked = (...words: string[]) => wholeWords(...MUST, ...words);

const INSISTED = asked(String.raw`minimum at\sleast must-have a\smust unabdingbar excluyente`);
const STRESSED = asked(
  String.raw`must requires? strongly very\smuch highly crucial vital imperative need(?:ed|s)?`,
  "unbedingt notwendig vorausgesetzt necesario",
);

/** Whether an ask says that nobody is taken without it. */
export function isInsistedOn(ask: string): boolean {
  return INSISTED.test(ask);
}

/** Whether a posting asks for something with more than its name: "must", "strongly preferred". */
export function isStressed(ask: string): boolean {
  return STRESSED.test(ask);
}

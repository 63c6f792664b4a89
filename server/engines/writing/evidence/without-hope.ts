import { anyOf } from "../../any-of.ts";

const HOPED = anyOf(
  String.raw`may might could should would can will I\s(?:hope|think|believe|understand|imagine|expect)`,
);
const HOPE = new RegExp(
  String.raw`,\s(?:which|and\sthat|so(?:\sthat)?|something)\s(?:(?!\d)[^,;:]){0,60}?(?<!\p{L})${HOPED}(?!\p{L})(?<rest>(?!\d)[^,;:]*?)(?=[.!]?$)`,
  "u",
);
const TO_READER = /(?<!\p{L})(?:yours?|you|helps?|useful|new)(?!\p{L})/iu;

/** A sentence without the hope about its reader in which it ends: that claims nothing of the person. */
export function withoutHope(text: string): string {
  const hope = HOPE.exec(text);
  if (!hope || /\d/u.test(hope[0]) || !TO_READER.test(hope[0])) return text;
  return `${text.slice(0, hope.index)}${text.slice(hope.index + hope[0].length)}`;
}

import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

/** Characters of every class that an expression may name. */
const ALPHABET = [
  ..."aZzé7 \t\n\r\u00a0.,;:!?-–—_=*#~+|/\\()[]{}<>@&%$€'’\"“”•·§©漢ا\ufffd\u0301",
  ...("\u00ad\u200b\u202a\uf0b7\ue000\ufb01\u{e0001}".match(/./gu) ?? []),
];
const SAMPLES_OF_CLASS = 3;
const SAMPLES_OF_GROUP = 5;
/** Counted repeats up to this many cannot grow with the text. */
const FEW_REPEATS = 100;
/** Stands after what repeats, where an expression hopes for something else. */
const SPOILERS = ["\ue001", "\n\ue001"];

/** Makes a text of about `length` characters that an expression may find hard. */
export type Attack = { pump: string; text: (length: number) => string };

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}

/** Characters that a single-character node matches, of different kinds, and one that it does not. */
function charactersOf(raw: string, flags: string): { inside: string[]; outside: string | null } {
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gy]/g, ""));
  const candidates = distinct([...ALPHABET, ...raw]);
  const inside = candidates.filter((character) => one.test(character));
  const kinds = Object.values(Object.groupBy(inside, kindOf)).flatMap((some) => some?.slice(0, 1) ?? []);
  return {
    inside: kinds.slice(0, SAMPLES_OF_CLASS),
    outside: candidates.find((character) => !one.test(character)) ?? null,
  };
}

function kindOf(character: string): string {
  if (/\p{L}/u.test(character)) return "letter";
  if (/\p{N}/u.test(character)) return "digit";
  return /\s/.test(character) ? "space" : "mark";
}

/** Short texts that a node matches; the empty one where nothing is known. */
function samplesOf(node: AST.Element | AST.Alternative, flags: string): string[] {
  switch (node.type) {
    case "Alternative":
      return sequences(node.elements, flags);
    case "Group":
    case "CapturingGroup":
      return distinct(node.alternatives.flatMap((one) => samplesOf(one, flags).slice(0, 1))).slice(0, SAMPLES_OF_GROUP);
    case "Quantifier":
      return samplesOf(node.element, flags).map((sample) => sample.repeat(node.min));
    case "Character":
      return [String.fromCodePoint(node.value)];
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return charactersOf(node.raw, flags).inside;
    default:
      return [""];
  }
}

/** One text of the whole sequence for each sample of any of its parts. */
function sequences(elements: AST.Element[], flags: string): string[] {
  const each = elements.map((element) => samplesOf(element, flags));
  const first = each.map((samples) => samples[0] ?? "");
  return distinct([
    first.join(""),
    ...each.flatMap((samples, at) => samples.slice(1, 2).map((sample) => first.with(at, sample).join(""))),
  ]);
}

/** What an alternative needs before one of its nodes, so that the engine comes to it. */
function textBefore(node: AST.Node, flags: string): string {
  const { parent } = node;
  if (!parent) return "";
  if (parent.type !== "Alternative") return textBefore(parent, flags);
  // The element is one of its parent's.
  const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element));
  return textBefore(parent, flags) + (sequences(before, flags)[0] ?? "");
}

function makeAttacks(before: string, pump: string, spoilers: string[]): Attack[] {
  const many = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));
  return spoilers.flatMap((spoiler) => [
    { pump, text: (length: number) => before + many(pump, length) + spoiler },
    { pump, text: (length: number) => spoiler + before + many(pump, length) + spoiler },
    // With another start after each, or none at all.
    { pump: before + pump, text: (length: number) => many(before + pump, length) + spoiler },
    { pump, text: (length: number) => before + many(pump, length / 2) + spoiler + many(pump, length / 2) },
  ]);
}

/** Texts made of what an expression repeats, each time with a start before it and something unexpected after it. */
export function attacksOn(source: string, flags: string): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const attacks: Attack[] = [];
  function attackOn(node: AST.Element, pumps: string[], outside: string | null): void {
    const before = textBefore(node, flags);
    const spoilers = distinct(outside === null ? SPOILERS : [...SPOILERS, outside]);
    for (const pump of pumps) if (pump !== "") attacks.push(...makeAttacks(before, pump, spoilers));
  }
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max <= FEW_REPEATS) return;
      const { element } = node;
      const isOne = element.type === "CharacterSet" || element.type === "CharacterClass";
      const { outside } = isOne ? charactersOf(element.raw, flags) : { outside: null };
      attackOn(node, samplesOf(element, flags), outside);
    },
    onAlternativeEnter(node) {
      // The whole of it over and over, and without its end: each is a start that comes to nothing.
      const [whole = ""] = sequences(node.elements, flags);
      const [begun = ""] = sequences(node.elements.slice(0, -1), flags);
      for (const pump of distinct([whole, begun])) if (pump !== "") attacks.push(...makeAttacks("", pump, [""]));
    },
  });
  const known = new Map(attacks.map((attack) => [attack.text(40), attack]));
  return [...known.values()];
}

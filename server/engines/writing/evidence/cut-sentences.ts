import { anyOf } from "../../any-of.ts";

const ABBREVIATIONS = new RegExp(
  String.raw`(?:\b${anyOf(
    String.raw`e\.g i\.e etc vs Dr Mr Mrs Ms St Jr Sr Inc Ltd Co Corp No approx z\.B bzw ca Nr [Ss]tellv [Ss]tv [Kk]fm [Tt]echn`,
    "Abs Kl Ziff env aprox núm Sra? Mme",
  )}\.|\b\p{Lu}\.)$`,
  "u",
);
const INNER =
  /(?<!\p{L})(?:Mio|Mrd|ca|bzw|inkl|ggf|vs|approx|Dr|St|Nr|[Ss]tellv|[Ss]tv|[Kk]fm|[Tt]echn|Abs|Kl|env|aprox|núm)\.$/u;

/** Whether a text ends with a short form that ends no sentence: "1.2 Mio." */
export function isInnerStop(text: string): boolean {
  return INNER.test(text);
}

/** "Coordinator I. I coordinate ...": after these words an abbreviation ends its sentence. */
const OPENS_SENTENCE = new RegExp(
  String.raw`^(?:${anyOf(
    "I My As At There Before Today You Your Between From Since During After When While In",
    "Ich Meine? Gern Je Mon Ma Mes Vivo Hablo Tengo Mi",
  )} |J['’](?:ai|habite) )`,
  "u",
);

/** "At Acme Co. I ..." goes on: what only says where is no sentence. */
const ONLY_WHERE = /^(?:At|For|With|From|In|As|Bei|Beim|Chez|En|Para) (?:\S+ ){0,6}\S+$/u;

const GERMAN_MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u; // "1. September" is one date

/** A text's sentences with the white space between them, so that what is kept can be put together again. */
export function cutSentences(text: string): { text: string; gap: string }[] {
  const pieces: { text: string; gap: string }[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /(?<=[.!?…]["”»)]?)\s+(?=["“„«(¿¡]?(?:[\p{Lu}\d\p{Lo}]|i\s))|(?<!\s)\s*\n\s*|(?<=[;:])\s+(?=\p{Lu})/gu,
  )) {
    const piece = text.slice(start, match.index);
    const next = text.slice(match.index + match[0].length);
    const isDate = /(?<!\p{L})\d{1,2}\.$/u.test(piece) && GERMAN_MONTH.test(next);
    if (
      !match[0].includes("\n") &&
      (isDate || isInnerStop(piece) || ABBREVIATIONS.test(piece)) &&
      (!OPENS_SENTENCE.test(next) || ONLY_WHERE.test(text.slice(start, match.index)))
    )
      continue;
    if (piece.trim() !== "") pieces.push({ text: piece, gap: match[0] });
    start = match.index + match[0].length;
  }
  const rest = text.slice(start);
  if (rest.trim() !== "") pieces.push({ text: rest, gap: "" });
  return pieces;
}

type Pattern = { words: string[]; gaps: string[]; said: string };
export type Catalogue = { whole: Map<string, string>; patterns: Pattern[] };

const GAP = /\{(\*?\w+)\}/;
const LONGEST_SAID = 1_000; // no notice is longer; what is longer is a user's
const SENTENCE_END = /(?<=[.!?]) (?=\S)/;

/** Sentences in another language by the English ones. */
export function catalogueOf(sentences: Record<string, string>): Catalogue {
  const entries = Object.entries(sentences);
  const patterns = entries.flatMap(([english, said]) => {
    const parts = english.split(GAP);
    if (parts.length === 1) return [];
    return [{ words: parts.filter((_, at) => at % 2 === 0), gaps: parts.filter((_, at) => at % 2 === 1), said }];
  });
  const length = ({ words }: Pattern) => words.join("").length;
  // The one that says most itself is the one that is meant.
  return { whole: new Map(entries), patterns: patterns.toSorted((a, b) => length(b) - length(a)) };
}

/** What stands in the gaps, each as short as can be; null where the sentence is another. */
function gapsIn(sentence: string, { words }: Pattern): string[] | null {
  const [first = "", ...others] = words;
  const last = others.at(-1) ?? "";
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return null;
  const given: string[] = [];
  let from = first.length;
  for (const [at, word] of others.entries()) {
    const to = at === others.length - 1 ? sentence.length - last.length : sentence.indexOf(word, from + 1);
    if (to <= from) return null;
    given.push(sentence.slice(from, to));
    from = to + word.length;
  }
  return given;
}

function fillGaps({ gaps, said }: Pattern, given: string[], { whole }: Catalogue): string {
  const values = new Map(gaps.map((gap, at) => [gap, given[at] ?? ""]));
  return said
    .split(GAP)
    .map((part, at) => {
      if (at % 2 === 0) return part;
      const value = values.get(part) ?? "";
      return part.startsWith("*") ? (whole.get(value) ?? value) : value;
    })
    .join("");
}

function sayWhole(sentence: string, catalogue: Catalogue): string | null {
  const known = catalogue.whole.get(sentence);
  if (known !== undefined) return known;
  for (const pattern of catalogue.patterns) {
    const given = gapsIn(sentence, pattern);
    if (given) return fillGaps(pattern, given, catalogue);
  }
  return null;
}

/** An English sentence as the catalogue says it. Several sentences are said one by one; what it lacks stays as it is. */
export function sayFrom(catalogue: Catalogue, english: string): string {
  if (english.length > LONGEST_SAID) return english;
  const whole = sayWhole(english, catalogue);
  if (whole !== null) return whole;
  return english
    .split(SENTENCE_END)
    .map((sentence) => sayWhole(sentence, catalogue) ?? sentence)
    .join(" ");
}

import { anyOf } from "../../../any-of.ts";
import { readLexicon } from "../../../analysis/lexicon/read-lexicon.ts";
import type { MaterialLanguage } from "../../language.ts";
import { SEPARABLE } from "./stem.ts";

type Inflecting = Exclude<MaterialLanguage, "en">;

const TAILS: Record<Inflecting, readonly string[]> = {
  de: " e en n st t est et te ete ten eten test tet end ende enden ung ungen".split(" "),
  fr: " e s x t es ee ees ent ons ez er ir re ais ait aient ant age ages ement ements ation ations".split(" "),
  es: " o a e i s as os es an en ar er ir io aba aban ia ian ado ada ados adas ido ida ando iendo aron ieron aje acion".split(
    " ",
  ),
};

const families = new Map<string, number>();
for (const [row, { cells }] of readLexicon("word-families.tsv").entries())
  for (const stem of (cells[1] ?? "").split(" ")) families.set(`${cells[0]} ${stem}`, row);

const MOST_WORDS = 20_000;
const known = new Map<string, ReadonlySet<string>>();

const SHORTEST = 4;
const SHORTEST_AFTER_PREFIX = 3;
const PREFIX = new RegExp(`^(?<first>${anyOf(...SEPARABLE, "instand fest bereit frei statt")})(?=\\p{L}{4})`, "u");
const SECOND = /^(?:be|ver|er|ent|zer)(?=\p{L}{3})/u;
const BETWEEN = /^(?:ge|zu)(?=\p{L}{3})/u;

/** The roots that a folded word may have, its endings off; of an irregular one its family: "genommen", "Annahme". */
function rootsOf(word: string, language: Inflecting): ReadonlySet<string> {
  const key = `${language} ${word}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_WORDS) known.clear();
  const roots = new Set(language === "de" ? germanRoots(word) : bareRoots(word, "", language));
  known.set(key, roots);
  return roots;
}

function germanRoots(word: string): string[] {
  const first = PREFIX.exec(word)?.groups?.first ?? "";
  const starts = first === "" ? [""] : ["", first];
  return starts.flatMap((start) => {
    const rest = word.slice(start.length);
    const bare = rest.replace(BETWEEN, "");
    const second = SECOND.exec(rest)?.[0] ?? "";
    return [
      ...bareRoots(rest, start, "de"),
      ...(bare === rest ? [] : bareRoots(bare, start, "de")),
      ...(second === "" ? [] : bareRoots(rest.slice(second.length), start + second, "de")),
    ];
  });
}

function bareRoots(word: string, start: string, language: Inflecting): string[] {
  const shortest = start === "" ? SHORTEST : SHORTEST_AFTER_PREFIX;
  return TAILS[language]
    .filter((tail) => word.endsWith(tail))
    .flatMap((tail) => {
      const stem = word.slice(0, word.length - tail.length);
      const family = families.get(`${language} ${stem}`);
      const spelled = language === "es" ? stem.replace(/ue(?=[^aeiou]+$)/, "o").replace(/ie(?=[^aeiou]+$)/, "e") : stem;
      return [
        ...prefixedFamilies(stem, start, language),
        ...(family === undefined ? [] : [`${start}#${family}`]),
        ...(stem.length >= shortest ? [start + stem] : []),
        ...(spelled !== stem && spelled.length >= shortest ? [start + spelled] : []),
      ];
    });
}

const LONGEST_PREFIX = 5;

function prefixedFamilies(stem: string, start: string, language: Inflecting): string[] {
  const found: string[] = [];
  for (let cut = 2; cut <= Math.min(LONGEST_PREFIX, stem.length - 3); cut++) {
    const family = families.get(`${language} ${stem.slice(cut)}`);
    if (family !== undefined) found.push(`${start}${stem.slice(0, cut)}#${family}`);
  }
  return found;
}

/** Whether two folded words may be forms of one. */
export function haveRoot(said: string, shown: string, language: Inflecting): boolean {
  if (said.charCodeAt(0) !== shown.charCodeAt(0) && language !== "de") return false;
  const own = rootsOf(said, language);
  for (const root of rootsOf(shown, language)) if (own.has(root)) return true;
  return false;
}

import { anyOf, anyOfLines } from "../../any-of.ts";

const SAYS = anyOf(
  "mention mentioning state stating indicate indicating say saying note noting specify include including",
);
const ASKED = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:please )?(?:clearly )?${SAYS}(?: [^.?!;]{0,60})? (?=(?:that you|where you|how you)(?:['’]ve| have)? (?:first )?(?:learn(?:ed|t)|heard|found|saw|seen|came across)(?: out)? (?:(?:of|about) )?(?:this|the|our|us)(?!\p{L}))
    (?<!\p{L})(?:geben|nennen|schreiben|teilen) sie [^.?!;]{0,60}(?=(?:wo|wie|wodurch) sie [^.?!;]{0,40}(?:aufmerksam|gefunden|erfahren|gesehen))
    (?<!\p{L})(?:indiquez|précisez|mentionnez) [^.?!;]{0,60}(?=(?:où|comment) vous (?:avez (?:trouvé|connu|vu|découvert|entendu)|nous avez))
    (?<!\p{L})(?:indique|mencione|especifique|indica|menciona) [^.?!;]{0,60}(?=(?:dónde|cómo) (?:ha |has |nos |se )?(?:enterado|encontr|conoc|vi))
  `,
  "iu",
);
const LONGEST = 200;

/** What a posting wants its letters to say of where it was found, in its own words; null where it does not ask. */
export function askedWhereFound(description: string): string | null {
  const text = description.replace(/\s+/gu, " ");
  const found = ASKED.exec(text);
  if (!found) return null;
  const [whole = ""] = /^(?:[^.?!]|[.](?=\S))*/u.exec(text.slice(found.index)) ?? [];
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST).replace(/ \S*$/u, "")} …` : whole.trim();
}

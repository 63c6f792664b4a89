/** "IES „Cervantes“, Madrid": a quotation that begins within a name ends with it. */
const QUOTED_END = /\p{L}[^"“„”]{0,60} ["“„][^"“„”]{1,60}(?<end>["“”])[\s,;:|/–—-]*$/u;

export function tidyPart(text: string): string {
  const bare = trimmed(text);
  const end = QUOTED_END.exec(text)?.groups?.end;
  return end === undefined ? bare : `${bare.replace(/["“”]$/u, "")}${end}`;
}

function trimmed(text: string): string {
  return text
    .replace(/[\ue001\ue002]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\([^)]{0,200}$/, "")
    .replace(/^(?:[\s,;:|/()–—－"“”-]|\.(?!\p{L}|$))+|(?<![\s,;:|/(–—－"“”-])[\s,;:|/(–—－"“”-]+$/gu, "")
    .replace(/ \.$/u, "")
    .replace(/^(?:from|in|at)\s*$/i, "")
    .trim();
}

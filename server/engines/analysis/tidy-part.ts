export function tidyPart(text: string): string {
  return text
    .replace(/[\ue001\ue002]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\([^)]{0,200}$/, "")
    .replace(/^(?:[\s,;:|/()–—－"“”-]|\.(?!\p{L}|$))+|(?<![\s,;:|/(–—－"“”-])[\s,;:|/(–—－"“”-]+$/gu, "")
    .replace(/ \.$/u, "")
    .replace(/^(?:from|in|at)\s*$/i, "")
    .trim();
}

import { closest, distance } from "fastest-levenshtein";

const MIN_LENGTH = 6; // shorter names resemble too many foreign ones, such as HOSTS or PORTS
const MAX_MISTAKES = 3;
const LETTERS_PER_MISTAKE = 3.6;

type Misspelt = { name: string; meant: string };

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z\d]/g, "");
}

function firstWordOf(name: string): string {
  return name.split("_", 1)[0] ?? "";
}

/** Names of other programs may resemble ours, but not from the first word on. */
function isSameFamily(name: string, known: string): boolean {
  const [mine, theirs] = [firstWordOf(name), firstWordOf(known)];
  return mine === theirs || (mine.length > 4 && theirs.length > 4 && distance(mine, theirs) < MAX_MISTAKES);
}

function meantBy(name: string, known: readonly string[]): string | null {
  const letters = lettersOf(name);
  const sameLetters =
    name.includes("_") || name === name.toUpperCase() ? known.find((one) => lettersOf(one) === letters) : null;
  if (sameLetters) return sameLetters;
  if (!/^[A-Z][A-Z\d_]+$/.test(name)) return null;
  const family = known.filter((one) => one.length >= MIN_LENGTH && isSameFamily(name, one));
  if (family.length === 0) return null;
  const nearest = closest(name, family);
  const allowed = Math.min(MAX_MISTAKES, Math.floor(nearest.length / LETTERS_PER_MISTAKE));
  return distance(name, nearest) <= allowed ? nearest : null;
}

export function findMisspelt(given: readonly string[], known: readonly string[]): Misspelt[] {
  const unknown = given.filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = meantBy(name, known);
    return meant === null ? [] : [{ name, meant }];
  });
}

const LEAST_LETTERS = 4;
const LEAST_STEM = 5;
const MOST_ENDING = 3;

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at++;
  return at;
}

/** One letter too many, too few, another, or two changed about: "north" and "south" are two words, "nroth" is one. */
export function isSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/.test(a + b) || Math.abs(a.length - b.length) > 1) return false;
  const start = sharedStart(a, b);
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  const [first, second] = restOfA;
  const isTurned = restOfA.length === restOfB.length && `${second}${first}${restOfA.slice(2)}` === restOfB;
  if (isTurned && restOfA.length > 1) return true;
  if (Math.max(a.length, b.length) < LEAST_LETTERS) return false;
  if (a.length !== b.length) return restOfA.slice(1) === restOfB || restOfB.slice(1) === restOfA;
  return a.length > LEAST_LETTERS && restOfA.slice(1) === restOfB.slice(1);
}

/** "Manage", "managed" and "manages": the same word with other endings. */
export function haveOneStem(a: string, b: string): boolean {
  const start = sharedStart(a, b);
  return start >= LEAST_STEM && Math.max(a.length, b.length) - start <= MOST_ENDING;
}

/** Words for a part, as it was added or taken away. */
export const PARTS: readonly (readonly [words: string, share: number])[] = [
  ["(?:two\\sthirds|zwei\\sDrittel|deux\\stiers|dos\\stercios)", 2 / 3],
  ["(?:two\\sfifths|zwei\\sFünftel|deux\\scinquièmes|dos\\squintos)", 2 / 5],
  ["(?:three\\sfifths|drei\\sFünftel|trois\\scinquièmes|tres\\squintos)", 3 / 5],
  ["(?:four\\sfifths|vier\\sFünftel|quatre\\scinquièmes|cuatro\\squintos)", 4 / 5],
  ["(?:three\\squarters|drei\\sViertel|trois\\squarts|tres\\scuartos)", 3 / 4],
  ["(?:(?:an?|one)\\sthird|ein(?:en)?\\sDrittel|(?:un|d['’]un)\\stiers|un\\stercio)", 1 / 3],
  ["(?:(?:an?|one)\\squarter|ein(?:en)?\\sViertel|(?:un|d['’]un)\\squart|un\\scuarto)", 1 / 4],
  ["(?:(?:an?|one)\\sfifth|ein(?:en)?\\sFünftel|(?:un|d['’]un)\\scinquième|un\\squinto)", 1 / 5],
  ["(?:(?:an?|one)\\stenth|ein(?:en)?\\sZehntel|(?:un|d['’]un)\\sdixième|un\\sdécimo)", 1 / 10],
  ["(?:(?:a\\s)?half(?!\\s(?:an?|dozen)\\s)|die\\sHälfte|(?:la\\s)?moitié|(?:la\\s)?mitad)", 1 / 2],
];
const READ = PARTS.map(([words, share]) => ({
  said: new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L}|-)`, "iu"),
  share,
}));
const HALVED = /(?<!\p{L})(?:halv(?:ed|ing|e)|halbier\p{L}+)(?!\p{L})/iu;

/** The parts that a text says in words, as numbers under one: "a fifth". */
export function partsIn(text: string): number[] {
  const found = READ.filter(({ said }) => said.test(text)).map(({ share }) => share);
  return HALVED.test(text) ? [...found, 0.5] : found;
}

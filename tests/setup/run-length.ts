/** How often a random or repeated test runs: a few times in `npm test`, often in `npm run test:long`. */
export function runs({ few, many }: { few: number; many: number }): number {
  return process.env.LONG_TESTS === "1" ? many : few;
}

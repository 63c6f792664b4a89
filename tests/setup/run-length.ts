/** How often a random or repeated test runs, or on what: little in `npm test`, much in `npm run test:long`. */
export function runs<Amount>({ few, many }: { few: Amount; many: Amount }): Amount {
  return process.env.LONG_TESTS === "1" ? many : few;
}

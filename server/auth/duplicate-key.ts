/** MongoDB's E11000: another writer created the same unique record first. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 11000;
}

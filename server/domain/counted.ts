/** A count with its noun: `1 year`, `2 years`; `several` where the plural is irregular. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

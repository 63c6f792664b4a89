/** "1.480,5", "1 200" and "0.3" as numbers, as they are written on the Continent. */
function numberOf(figure: string): number {
  const plain = figure.replace(/(?<=\d)[.\s](?=\d{3}(?!\d))/gu, "").replace(",", ".");
  return Number(plain);
}

/** Whether a figure went up or down; null where it did neither, or is no number. */
export function movedTo(from: string, to: string): "up" | "down" | null {
  const [before, after] = [numberOf(from), numberOf(to)];
  if (Number.isNaN(before) || Number.isNaN(after) || before === after) return null;
  return after > before ? "up" : "down";
}

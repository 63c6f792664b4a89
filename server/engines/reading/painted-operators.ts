import { type PdfPage, pdfjs } from "./pdf-library.ts";

/** Maps what is painted to the page, in points from its top left corner. */
export type Matrix = [number, number, number, number, number, number];

type Painted = { operator: number; args: unknown[]; matrix: Matrix };

const { OPS, Util } = pdfjs;

/** What a page does besides moving its own axes, in order, each with the matrix that holds there. */
export async function* paintedOperators(page: PdfPage): AsyncGenerator<Painted> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const base = page.getViewport({ scale: 1 }).transform as Matrix;
  const saved: Matrix[] = [];
  let matrix = base;
  for (const [at, operator] of fnArray.entries()) {
    const args = (argsArray[at] as unknown[] | null) ?? [];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? base;
    else if (operator === OPS.transform) matrix = times(matrix, args);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = times(matrix, args[0]);
    } else yield { operator, args, matrix };
  }
}

function times(matrix: Matrix, by: unknown): Matrix {
  const numbers = by && typeof by === "object" ? Array.from(by as ArrayLike<number>) : [];
  return numbers.length === 6 ? (Util.transform(matrix, numbers) as Matrix) : matrix;
}

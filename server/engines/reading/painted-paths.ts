import { type Matrix, paintedOperators } from "./painted-operators.ts";
import { type PdfPage, pdfjs } from "./pdf-library.ts";

/** In points from the top left corner. */
export type Box = { left: number; right: number; top: number; bottom: number };

const { OPS } = pdfjs;
const PAINTING: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
/** pdf.js's own numbers in its list of path steps, with how many coordinates follow. */
const COORDINATES = new Map([
  [0, 2],
  [1, 2],
  [2, 6],
]);
const MOVE = 0;
const MOST_BOXES = 3_000;

/** The boxes around what is stroked or filled on a page: lines are thin ones. */
export async function paintedBoxes(page: PdfPage): Promise<Box[]> {
  const boxes: Box[] = [];
  for await (const { operator, args, matrix } of paintedOperators(page)) {
    if (operator === OPS.constructPath && PAINTING.has(args[0] as number)) boxes.push(...boxesOf(args[1], matrix));
    if (boxes.length > MOST_BOXES) return [];
  }
  return boxes;
}

function boxesOf(paths: unknown, [a, b, c, d, e, f]: Matrix): Box[] {
  const [steps] = Array.isArray(paths) ? (paths as unknown[]) : [];
  if (!(steps instanceof Float32Array)) return [];
  const boxes: Box[] = [];
  for (let at = 0; at < steps.length; ) {
    const step = steps[at]!;
    const count = COORDINATES.get(step) ?? 0;
    for (let pair = at + 1; pair < at + 1 + count; pair += 2) {
      const [x, y] = [steps[pair]!, steps[pair + 1]!];
      const point = { x: a * x + c * y + e, y: b * x + d * y + f };
      const box = boxes.at(-1);
      if (step === MOVE || !box) boxes.push({ left: point.x, right: point.x, top: point.y, bottom: point.y });
      else {
        box.left = Math.min(box.left, point.x);
        box.right = Math.max(box.right, point.x);
        box.top = Math.min(box.top, point.y);
        box.bottom = Math.max(box.bottom, point.y);
      }
    }
    at += 1 + count;
  }
  return boxes;
}

import { type Matrix, paintedOperators } from "./painted-operators.ts";
import { type PdfPage, pdfjs } from "./pdf-library.ts";

/** A page in shades of grey, one byte a pixel, row by row from the top. */
export type Picture = { width: number; height: number; grey: Uint8Array };

type Image = { width: number; height: number; kind: number | null; data: Uint8Array | Uint8ClampedArray };
type Painted = { image: Image; matrix: Matrix };

const MOST_PIXELS = 4_500_000; // about 215 dots an inch on A4: more costs time and reads no better
const LEAST_SHARE_OF_PAGE = 0.2;
const LEAST_SIDE = 64;
const WHITE = 255;
const { OPS, ImageKind } = pdfjs;

/** Paints the pictures of a page where they stand; null when they cover too little of it to be a scan. */
export async function pictureOfPage(page: PdfPage): Promise<Picture | null> {
  const viewport = page.getViewport({ scale: 1 });
  const painted = await paintedImages(page);
  const area = viewport.width * viewport.height;
  const covered = painted.reduce((sum, { matrix }) => sum + areaOf(matrix), 0);
  if (covered < area * LEAST_SHARE_OF_PAGE) return null;
  const finest = Math.max(...painted.map(({ image, matrix }) => image.width / lengthOf(matrix[0], matrix[1])));
  const scale = Math.min(finest, Math.sqrt(MOST_PIXELS / area));
  const width = Math.round(viewport.width * scale);
  const height = Math.round(viewport.height * scale);
  const picture = { width, height, grey: new Uint8Array(width * height).fill(WHITE) };
  for (const { image, matrix } of painted) paint(picture, image, matrix.map((value) => value * scale) as Matrix);
  return picture;
}

async function paintedImages(page: PdfPage): Promise<Painted[]> {
  const painted: Painted[] = [];
  for await (const { operator, args, matrix } of paintedOperators(page)) {
    if (!isPainting(operator)) continue;
    const image = await imageOf(page, args[0]);
    if (image && Math.min(image.width, image.height) >= LEAST_SIDE) painted.push({ image, matrix });
  }
  return painted;
}

function isPainting(operator: number): boolean {
  return (
    operator === OPS.paintImageXObject ||
    operator === OPS.paintInlineImageXObject ||
    operator === OPS.paintImageMaskXObject
  );
}

/** Pictures are named and come later, or stand in the list of operators themselves; a mask has no kind. */
async function imageOf(page: PdfPage, argument: unknown): Promise<Image | null> {
  const named = typeof argument === "string" ? argument : (argument as { data?: unknown } | null)?.data;
  const found = typeof named === "string" ? await objectOf(page, named) : argument;
  const { width, height, kind, data } = { ...(argument as Partial<Image>), ...(found as Partial<Image> | null) };
  return width && height && data instanceof Object && "length" in data
    ? { width, height, kind: kind ?? null, data }
    : null;
}

async function objectOf(page: PdfPage, name: string): Promise<unknown> {
  const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
  return await new Promise((resolve) => objects.get(name, resolve));
}

/** The picture fills the square from 0 to 1 that the matrix maps to the page, its first row at the top. */
function paint({ width, height, grey }: Picture, image: Image, matrix: Matrix): void {
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1) return;
  const corners = [
    [e, f],
    [e + a, f + b],
    [e + c, f + d],
    [e + a + c, f + b + d],
  ];
  const bound = (axis: 0 | 1, limit: number) => {
    const values = corners.map((corner) => corner[axis]!);
    return [Math.max(0, Math.floor(Math.min(...values))), Math.min(limit, Math.ceil(Math.max(...values)))] as const;
  };
  const [left, right] = bound(0, width);
  const [top, bottom] = bound(1, height);
  const shadeAt = (x: number, y: number) => {
    const across = (d * (x - e) - c * (y - f)) / determinant;
    const up = (a * (y - f) - b * (x - e)) / determinant;
    return across < 0 || across >= 1 || up <= 0 || up > 1
      ? -1
      : shadeOf(image, Math.floor(across * image.width), Math.floor((1 - up) * image.height));
  };
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const shade = shadeAt(x + 0.25, y + 0.25);
      const other = shadeAt(x + 0.75, y + 0.75);
      if (shade >= 0 && other >= 0) grey[y * width + x] = (shade + other) >> 1;
    }
  }
}

/** -1 where a mask lets the page through. */
function shadeOf({ width, kind, data }: Image, x: number, y: number): number {
  if (kind === null || kind === ImageKind.GRAYSCALE_1BPP) {
    const isSet = ((data[y * ((width + 7) >> 3) + (x >> 3)]! >> (7 - (x & 7))) & 1) === 1;
    return isSet ? (kind === null ? -1 : WHITE) : 0;
  }
  const at = (y * width + x) * (kind === ImageKind.RGB_24BPP ? 3 : 4);
  return (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10;
}

function areaOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}

function lengthOf(x: number, y: number): number {
  return Math.hypot(x, y) || Number.POSITIVE_INFINITY;
}

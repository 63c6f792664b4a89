import { Decimal128, Double, Int32, Long } from "bson";

type Exact = { coefficient: bigint; exponent: number };

const DIGITS = 34;

export function toExact(value: unknown): Exact | null {
  if (value instanceof Decimal128) return fromText(value.toString());
  if (value instanceof Long) return { coefficient: value.toBigInt(), exponent: 0 };
  const number = value instanceof Double || value instanceof Int32 ? value.value : Number(value);
  if (!Number.isFinite(number)) return null;
  return exactDouble(number);
}

function fromText(text: string): Exact | null {
  const match = /^(-?)(\d+)(?:\.(\d*))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) return null;
  const fraction = match[3] ?? "";
  const digits = BigInt(`${match[2]}${fraction}`);
  return { coefficient: match[1] ? -digits : digits, exponent: Number(match[4] ?? 0) - fraction.length };
}

function exactDouble(number: number): Exact {
  if (Number.isSafeInteger(number)) return { coefficient: BigInt(number), exponent: 0 };
  if (Number.isInteger(number)) return { coefficient: BigInt(number), exponent: 0 };
  let scale = 0;
  let scaled = number;
  while (!Number.isInteger(scaled) && scale < 1100) {
    scaled *= 2;
    scale++;
  }
  return { coefficient: BigInt(scaled) * 5n ** BigInt(scale), exponent: -scale };
}

function align(a: Exact, b: Exact): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [
    a.coefficient * 10n ** BigInt(a.exponent - exponent),
    b.coefficient * 10n ** BigInt(b.exponent - exponent),
    exponent,
  ];
}

export function compareExact(a: Exact, b: Exact): number {
  if (a.coefficient === 0n || b.coefficient === 0n || a.coefficient < 0n !== b.coefficient < 0n)
    return a.coefficient < b.coefficient ? -1 : a.coefficient > b.coefficient ? 1 : 0;
  if (Math.abs(a.exponent - b.exponent) > 400) {
    const aLarger = magnitude(a) > magnitude(b) === a.coefficient > 0n;
    return aLarger ? 1 : -1;
  }
  const [x, y] = align(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

function magnitude(value: Exact): number {
  return value.exponent + value.coefficient.toString().length;
}

/** 0.1 counts as that decimal, like in MongoDB's conversion to 15 digits. */
function toDecimalOperand(value: unknown): Exact | null {
  if (typeof value === "number" || value instanceof Double) {
    const number = Number(value);
    return Number.isFinite(number) ? fromText(Number(number.toPrecision(15)).toString()) : null;
  }
  return toExact(value);
}

function fromExact(value: Exact): Decimal128 {
  let { coefficient, exponent } = value;
  const negative = coefficient < 0n;
  if (negative) coefficient = -coefficient;
  const extra = coefficient.toString().length - DIGITS;
  if (extra > 0) {
    const unit = 10n ** BigInt(extra);
    const rest = coefficient % unit;
    coefficient /= unit;
    if (rest * 2n > unit || (rest * 2n === unit && coefficient % 2n === 1n)) coefficient += 1n;
    exponent += extra;
  }
  return Decimal128.fromString(`${negative ? "-" : ""}${coefficient}E${exponent}`);
}

function special(a: unknown, b: unknown, combine: (x: number, y: number) => number): Decimal128 {
  const result = combine(Number(String(a)), Number(String(b)));
  return Decimal128.fromString(Number.isNaN(result) ? "NaN" : result > 0 ? "Infinity" : "-Infinity");
}

export function addDecimal(a: unknown, b: unknown): Decimal128 {
  const [x, y] = [toDecimalOperand(a), toDecimalOperand(b)];
  if (!x || !y) return special(a, b, (p, q) => p + q);
  const [p, q, exponent] = align(x, y);
  return fromExact({ coefficient: p + q, exponent });
}

export function multiplyDecimal(a: unknown, b: unknown): Decimal128 {
  const [x, y] = [toDecimalOperand(a), toDecimalOperand(b)];
  if (!x || !y) return special(a, b, (p, q) => p * q);
  return fromExact({ coefficient: x.coefficient * y.coefficient, exponent: x.exponent + y.exponent });
}

export function divideDecimal(a: unknown, b: number): Decimal128 {
  const x = toDecimalOperand(a);
  if (!x) return special(a, b, (p, q) => p / q);
  let shift = 0;
  while ((x.coefficient * 10n ** BigInt(shift)) % BigInt(b) !== 0n && shift < 40) shift++;
  return fromExact({ coefficient: (x.coefficient * 10n ** BigInt(shift)) / BigInt(b), exponent: x.exponent - shift });
}

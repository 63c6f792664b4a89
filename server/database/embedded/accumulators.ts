import { type Doc, isPlainObject, toPlainValue } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareValues } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import { checkExpression, compilePlainExpression, context, expressionOptions, type Variables } from "./expressions.ts";
import { Sum } from "./expression-operators.ts";
import { encodeKey } from "./keys.ts";
import { evalExpr, mingo } from "./mingo-library.ts";

type Accumulator = { add(doc: Doc): void; result(): unknown };
type AccumulatorFactory = () => Accumulator;

/** Throws 40234 or 15952 on a wrong one. */
export function compileAccumulator(
  name: string,
  spec: unknown,
  variables: Variables | undefined,
  collation: Collation | null,
): AccumulatorFactory {
  if (!isPlainObject(spec)) throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  const operators = Object.keys(spec);
  if (operators.length !== 1) throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  const operator = operators[0]!;
  const argument = spec[operator];
  if (operator === "$count") return () => counter();
  const streaming = streamingAccumulators(collation)[operator];
  if (streaming) {
    const evaluate = compilePlainExpression(argument, variables, collation);
    return () => {
      const gather = streaming();
      return { add: (doc) => gather.add(evaluate(doc)), result: gather.result };
    };
  }
  const isKnown = context().getOperator("accumulator" as never, operator); // the library's enum is no type of ours
  if (!isKnown && operator in mingo().accumulator) throw notSupported(`accumulator ${operator}`);
  if (!isKnown) throw new CommandError(15952, `unknown group operator '${operator}'`);
  const plain = toPlainValue(spec);
  checkExpression(plain);
  return () => {
    const docs: Doc[] = [];
    return {
      add: (doc) => docs.push(doc),
      result: () => evalExpr(docs, plain, expressionOptions(variables, collation)),
    };
  };
}

function counter(): Accumulator {
  let count = 0;
  return {
    add: () => {
      count++;
    },
    result: () => count,
  };
}

type Gather = { add(value: unknown): void; result(): unknown };

function streamingAccumulators(collation: Collation | null): Record<string, () => Gather> {
  return {
    $sum: () => {
      const sum = new Sum();
      return { add: (value) => sum.add(value), result: () => sum.total() };
    },
    $avg: () => {
      const sum = new Sum();
      return { add: (value) => sum.add(value), result: () => sum.average() };
    },
    $min: () => extreme(-1, collation),
    $max: () => extreme(1, collation),
    $first: () => {
      let value: unknown = null;
      let seen = false;
      return {
        add: (next) => {
          if (!seen) value = next;
          seen = true;
        },
        result: () => value ?? null,
      };
    },
    $last: () => {
      let value: unknown = null;
      return {
        add: (next) => {
          value = next;
        },
        result: () => value ?? null,
      };
    },
    $push: () => {
      const values: unknown[] = [];
      return {
        add: (value) => {
          if (value !== undefined) values.push(value);
        },
        result: () => values,
      };
    },
    $addToSet: () => {
      const values = new Map<string, unknown>();
      return {
        add: (value) => {
          if (value === undefined) return;
          const key = encodeKey([value], [1], collation).toString("latin1");
          if (!values.has(key)) values.set(key, value);
        },
        result: () => [...values.values()],
      };
    },
  };
}

function extreme(sign: 1 | -1, collation: Collation | null): Gather {
  let best: unknown;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === undefined || compareValues(value, best, collation) * sign > 0) best = value;
    },
    result: () => best ?? null,
  };
}

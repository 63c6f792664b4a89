import { createRequire } from "node:module";

type Library = {
  core: typeof import("mingo/core");
  expression: typeof import("mingo/operators/expression");
  accumulator: typeof import("mingo/operators/accumulator");
  pipeline: typeof import("mingo/operators/pipeline");
  lazy: typeof import("mingo/lazy");
};

const require = createRequire(import.meta.url);
let loaded: Library | null = null;

/** Loaded at first use, because its many files are a third of the server's start-up time. */
export function mingo(): Library {
  loaded ??= {
    core: require("mingo/core"),
    expression: require("mingo/operators/expression"),
    accumulator: require("mingo/operators/accumulator"),
    pipeline: require("mingo/operators/pipeline"),
    lazy: require("mingo/lazy"),
  };
  return loaded;
}

export function evalExpr(...args: Parameters<Library["core"]["evalExpr"]>): unknown {
  return mingo().core.evalExpr(...args);
}

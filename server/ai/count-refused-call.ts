import { Counter, register } from "prom-client";

const NAME = "northfold_model_calls_refused_total";

const refused = () =>
  (register.getSingleMetric(NAME) as Counter<"cap"> | undefined) ??
  new Counter({ name: NAME, help: "Calls to the language model that a cap refused.", labelNames: ["cap"] as const });

/** The rules write instead; nobody is told but whoever runs the product. */
export function countRefusedCall(cap: "user" | "all"): void {
  refused().inc({ cap });
}

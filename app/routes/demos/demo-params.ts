import type { LinkProps } from "react-router";

/** These parameters need no server: all they show is here. */
export const IN_PLACE = {
  preventScrollReset: true,
  replace: true,
  defaultShouldRevalidate: false,
} satisfies Partial<LinkProps>;

export function oneOf<const Value extends string>(choices: readonly [Value, ...Value[]], value: string | null): Value {
  return choices.find((choice) => choice === value) ?? choices[0];
}

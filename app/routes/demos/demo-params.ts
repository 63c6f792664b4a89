import type { LinkProps } from "react-router";

/** What a demo changes about its own address needs no server: all it shows is here. */
export const IN_PLACE = {
  preventScrollReset: true,
  replace: true,
  defaultShouldRevalidate: false,
} satisfies Partial<LinkProps>;

/** The value itself when it is one of the choices, else the first of them. */
export function oneOf<const Value extends string>(choices: readonly [Value, ...Value[]], value: string | null): Value {
  return choices.find((choice) => choice === value) ?? choices[0];
}

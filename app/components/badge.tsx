import type { ComponentProps } from "react";

type BadgeProps = Omit<ComponentProps<"span">, "color"> & { color?: "amber" | "gray" | "green" | "red" };

/** Writes what Radix Themes would, whose own component works that out at each rendering of each badge of a list. */
export function Badge({ color, className, ...rest }: BadgeProps) {
  const classes = ["rt-reset rt-Badge rt-r-size-1 rt-variant-soft", className].filter(Boolean).join(" ");
  return <span data-accent-color={color ?? ""} {...rest} className={classes} />;
}

import type { ComponentProps } from "react";

/** A word or two about the thing they stand at, such as `Active`, in the look of Radix Themes' badge. */
export function Badge({ className, ...rest }: ComponentProps<"span">) {
  const look = "rt-reset rt-Badge rt-r-size-1 rt-variant-soft";
  return <span {...rest} data-accent-color="" className={className ? `${look} ${className}` : look} />;
}

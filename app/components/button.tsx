import { IconButton as RadixIconButton, Button as RadixButton } from "@radix-ui/themes";
import type { ComponentProps } from "react";

const LOOKS = {
  ink: { variant: "solid", color: "gray", highContrast: true },
  line: { variant: "surface", color: "gray", highContrast: true },
  ghost: { variant: "ghost", color: "gray" },
  done: { variant: "soft", color: "green", className: "done" },
  danger: { variant: "solid", color: "red" },
} as const;

const SIZES = { small: "1", usual: "2", large: "3" } as const;

type Looks = { look?: keyof typeof LOOKS; size?: keyof typeof SIZES };

export function Button({
  look = "line",
  size = "usual",
  className,
  ...rest
}: Looks & Omit<ComponentProps<typeof RadixButton>, "size" | "variant" | "color" | "highContrast">) {
  const own = LOOKS[look];
  return <RadixButton {...own} {...rest} size={SIZES[size]} className={joined(own, className)} />;
}

export function IconButton({
  look = "ghost",
  className,
  ...rest
}: { look?: keyof typeof LOOKS; "aria-label": string } & Omit<
  ComponentProps<typeof RadixIconButton>,
  "size" | "variant" | "color" | "highContrast"
>) {
  const own = LOOKS[look];
  return <RadixIconButton {...own} {...rest} size="2" className={joined(own, className)} />;
}

function joined(own: (typeof LOOKS)[keyof typeof LOOKS], className: string | undefined): string | undefined {
  const classes = ["className" in own ? own.className : null, className];
  return classes.filter(Boolean).join(" ") || undefined;
}

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

type Look = keyof typeof LOOKS;
type Size = keyof typeof SIZES;
type ButtonProps = { look?: Look; size?: Size; asChild?: boolean } & Omit<ComponentProps<"button">, "color">;

/** Writes what Radix Themes would, whose own component works that out at each rendering of each of some forty buttons. */
export function Button({ look = "line", size = "usual", className, asChild, disabled, ...rest }: ButtonProps) {
  const own = LOOKS[look];
  const classes = joined(own, className);
  if (asChild)
    return <RadixButton {...own} {...{ asChild, disabled }} {...rest} size={SIZES[size]} className={classes} />;
  return (
    <button
      data-disabled={disabled || undefined}
      data-accent-color={own.color}
      {...rest}
      className={[radixClasses(look, size), classes].filter(Boolean).join(" ")}
      disabled={disabled}
    />
  );
}

function radixClasses(look: Look, size: Size): string {
  const own = LOOKS[look];
  const contrast = "highContrast" in own ? " rt-high-contrast" : "";
  return `rt-reset rt-BaseButton rt-r-size-${SIZES[size]} rt-variant-${own.variant}${contrast} rt-Button`;
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

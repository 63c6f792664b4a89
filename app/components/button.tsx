import { cloneElement, type ComponentProps, type ReactElement } from "react";

/** The classes and colours of Radix Themes' buttons; its components would write the same, at several times the work. */
const LOOKS = {
  /** The primary action, at most one a region. */
  ink: { colour: "gray", classes: "rt-variant-solid rt-high-contrast" },
  line: { colour: "gray", classes: "rt-variant-surface rt-high-contrast" },
  ghost: { colour: "gray", classes: "rt-variant-ghost" },
  /** A state reached, such as Applied. */
  done: { colour: "green", classes: "rt-variant-soft done" },
  danger: { colour: "red", classes: "rt-variant-solid" },
} as const;

const SIZES = { small: "rt-r-size-1", usual: "rt-r-size-2", large: "rt-r-size-3" } as const;

type Look = keyof typeof LOOKS;

type Clickable = ComponentProps<"button"> & {
  /** True where the one child, such as a link, is what is to look like a button. */
  asChild?: boolean;
};

/** Every button, and with `asChild` every link that looks like one. */
export function Button({
  look = "line",
  size = "usual",
  ...rest
}: Clickable & { look?: Look; size?: keyof typeof SIZES }) {
  return <Dressed {...rest} look={look} dress={`rt-Button ${SIZES[size]}`} />;
}

/** A button that shows only a sign: its name is required. */
export function IconButton({ look = "ghost", ...rest }: Clickable & { look?: Look; "aria-label": string }) {
  return <Dressed {...rest} look={look} dress={`rt-IconButton ${SIZES.usual}`} />;
}

function Dressed({ look, dress, className, asChild, children, ...rest }: Clickable & { look: Look; dress: string }) {
  const { colour, classes } = LOOKS[look];
  const worn = ["rt-reset rt-BaseButton", dress, classes, className].filter(Boolean).join(" ");
  const props = { ...rest, "data-accent-color": colour, "data-disabled": rest.disabled || undefined };
  if (!asChild) {
    return (
      <button {...props} className={worn}>
        {children}
      </button>
    );
  }
  // The type of the prop cannot say that there is one child, and an element.
  const child = children as ReactElement<{ className?: string }>;
  const own = child.props.className;
  return cloneElement(child, { ...props, ...child.props, className: own ? `${worn} ${own}` : worn });
}

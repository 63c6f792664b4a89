import { Badge as RadixBadge } from "@radix-ui/themes";
import type { ComponentProps } from "react";

/** A word or two about the thing they stand at, such as `Active`. */
export function Badge(props: Omit<ComponentProps<typeof RadixBadge>, "size">) {
  return <RadixBadge {...props} size="1" />;
}

import { Badge as RadixBadge } from "@radix-ui/themes";
import type { ComponentProps } from "react";

export function Badge(props: Omit<ComponentProps<typeof RadixBadge>, "size">) {
  return <RadixBadge {...props} size="1" />;
}

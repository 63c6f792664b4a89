import { TextArea as RadixTextArea, TextField as RadixTextField } from "@radix-ui/themes";
import type { ComponentProps } from "react";

/** One line of text. */
export function TextField(props: Omit<ComponentProps<typeof RadixTextField.Root>, "className">) {
  return <RadixTextField.Root {...props} />;
}

/** Several lines of text. */
export function TextArea(props: Omit<ComponentProps<typeof RadixTextArea>, "className">) {
  return <RadixTextArea {...props} />;
}

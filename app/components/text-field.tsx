import { TextArea as RadixTextArea, TextField as RadixTextField } from "@radix-ui/themes";
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from "react";
import { restoreTyped } from "./typed-early.ts";

export function TextField(props: Omit<ComponentProps<typeof RadixTextField.Root>, "className">) {
  return <RadixTextField.Root {...props} />;
}

type FollowedTextFieldProps = { text: string; onText: (text: string) => void } & Omit<
  ComponentProps<typeof TextField>,
  "value" | "defaultValue" | "onChange" | "ref"
>;

/** Includes what was typed before hydration. */
export function FollowedTextField({ text, onText, ...rest }: FollowedTextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onText(typed);
  });
  useLayoutEffect(() => catchUp(), []);
  return <TextField {...rest} ref={input} value={text} onChange={(event) => onText(event.currentTarget.value)} />;
}

/** Keeps what was typed before hydration. */
export function TextArea(props: Omit<ComponentProps<typeof RadixTextArea>, "className" | "ref">) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current) restoreTyped(area.current);
  }, []);
  return <RadixTextArea {...props} ref={area} />;
}

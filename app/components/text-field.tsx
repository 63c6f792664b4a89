import type { ComponentProps } from "react";

/** One line of text, in the look of Radix Themes' text field. */
export function TextField(props: Omit<ComponentProps<"input">, "className">) {
  return (
    <div className="rt-TextFieldRoot rt-r-size-2 rt-variant-surface">
      <input spellCheck="false" {...props} className="rt-reset rt-TextFieldInput" />
    </div>
  );
}

/** Several lines of text, in the look of Radix Themes' text area. */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className">) {
  return (
    <div className="rt-TextAreaRoot rt-r-size-2 rt-variant-surface">
      <textarea {...props} className="rt-reset rt-TextAreaInput" />
    </div>
  );
}

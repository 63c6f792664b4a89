import { type ComponentProps, useState } from "react";

/** A select whose value is the address's: it shows a choice at once, follows Back, and keeps the focus meanwhile. */
export function SortSelect({
  value,
  ...rest
}: { value: string } & Omit<ComponentProps<"select">, "value" | "onChange">) {
  const [shown, setShown] = useState({ value, chosen: value });
  if (shown.value !== value) setShown({ value, chosen: value });
  return (
    <select
      {...rest}
      className="select"
      value={shown.chosen}
      onChange={(event) => setShown({ value, chosen: event.currentTarget.value })}
    />
  );
}

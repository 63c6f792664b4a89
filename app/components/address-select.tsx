import { type ComponentProps, useEffect, useRef } from "react";

/** A select whose value is the address's: it shows a choice at once, follows Back, and keeps the focus meanwhile. */
export function AddressSelect({
  value,
  ...rest
}: { value: string } & Omit<ComponentProps<"select">, "value" | "defaultValue" | "ref">) {
  const select = useRef<HTMLSelectElement>(null);
  const isAlive = useRef(false);
  useEffect(() => {
    const element = select.current;
    if (!element) return;
    if (isAlive.current) element.value = value;
    // A choice made before the page was alive is made now.
    else if (element.value !== value) element.dispatchEvent(new Event("change", { bubbles: true }));
    isAlive.current = true;
  }, [value]);
  // Without autocomplete no browser fills in, after a reload, what was chosen on another visit.
  return <select autoComplete="off" {...rest} ref={select} className="select" defaultValue={value} />;
}

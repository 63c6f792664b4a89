import { type ComponentProps, useEffect, useRef } from "react";

/** Its value is the URL's, so it shows a choice at once and follows Back. */
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
    else if (element.value !== value) element.dispatchEvent(new Event("change", { bubbles: true }));
    isAlive.current = true;
  }, [value]);
  // Otherwise browsers restore the choice of another visit after a reload.
  return <select autoComplete="off" {...rest} ref={select} className="select" defaultValue={value} />;
}

import { type ReactNode, useEffect, useRef } from "react";

/** Its state is the URL's. A tick made before hydration is submitted now. */
export function AddressBox({
  isOn,
  children,
  ...rest
}: {
  name: string;
  value: string;
  isOn: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLInputElement>(null);
  const isAlive = useRef(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isAlive.current) element.checked = isOn;
    else if (element.checked !== isOn) element.form?.requestSubmit();
    isAlive.current = true;
  }, [isOn]);
  return (
    <label className="narrow-box">
      <input type="checkbox" autoComplete="off" {...rest} ref={box} defaultChecked={isOn} />
      <span>{children}</span>
    </label>
  );
}

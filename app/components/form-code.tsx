import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { isFormPath } from "../lib/form-path.ts";

const SETTLED_MS = 600;

/** Loads the code of the screen's forms: if the connection broke first, the router would leave all typed text. */
export function FormCode() {
  const { pathname, search } = useLocation();
  const [actions, setActions] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has other forms
  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = [...document.forms].map((form) => new URL(form.action).pathname);
      setActions((known) => [...new Set([...known, ...shown.filter(isFormPath)])]);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
  return actions.map((action) => <PrefetchPageLinks key={action} page={action} />);
}

import { useState } from "react";
import { useFlashForm } from "./use-flash-form.ts";

/**
 * What was typed into a form that came back with an error, for as long as the form is open: the notice itself is gone
 * with the next reading of the page's data, which also happens by itself after a matching.
 */
export function useFailedForm(name: string) {
  const told = useFlashForm(name);
  const [failed, setFailed] = useState(told);
  if (told && told !== failed) setFailed(told);
  return { failed, forget: () => setFailed(null) };
}

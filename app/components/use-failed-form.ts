import { useState } from "react";
import { useFlashForm } from "./use-flash-form.ts";

export function useFailedForm(name: string) {
  const told = useFlashForm(name);
  const [failed, setFailed] = useState(told);
  if (told && told !== failed) setFailed(told);
  return { failed: failed?.values ?? null, errors: failed?.errors ?? {}, forget: () => setFailed(null) };
}

import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

export function useFlashForm(name: string): Record<string, string> | null {
  const form = useRouteLoaderData<typeof loader>("root")?.flash?.form;
  return form?.name === name ? form.values : null;
}

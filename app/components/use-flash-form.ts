import { useRouteLoaderData } from "react-router";
import type { Flash } from "../lib/flash.ts";
import type { loader } from "../root.tsx";

export function useFlashForm(name: string): NonNullable<Flash["form"]> | null {
  const form = useRouteLoaderData<typeof loader>("root")?.flash?.form;
  return form?.name === name ? form : null;
}

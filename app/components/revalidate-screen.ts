import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isSameScreen } from "../lib/dialogs.ts";
import { hasFailedInBrowser } from "./catch-failure.ts";

/** Opening a dialog does not reload its screen, and a form that failed in the browser leaves everything as it is. */
export function revalidateScreen({ currentUrl, nextUrl, formMethod, ...usual }: ShouldRevalidateFunctionArgs): boolean {
  const onlyOpens = !formMethod && currentUrl.href !== nextUrl.href && isSameScreen(currentUrl, nextUrl);
  return !onlyOpens && !hasFailedInBrowser(usual) && usual.defaultShouldRevalidate;
}

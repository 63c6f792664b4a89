import { createHash } from "node:crypto";
import appFirst from "./app.first.css?inline";
import appLater from "./app.later.css?url";
import publicFirst from "./public.first.css?inline";
import publicLater from "./public.later.css?url";

/** What a policy has to name, or browsers would apply none of it. */
export const FIRST_HASHES = [appFirst, publicFirst].map(
  (styles) => `'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
);

/** The rules that a page has within it, null where its sheets are whole; `isFirst` where it waits for no sheet at all. */
export function firstStylesOf(html: string, headEnd: number): { styles: string | null; isFirst: boolean } {
  const styles = html.includes(publicLater) ? publicFirst : html.includes(appLater) ? appFirst : null;
  return { styles, isFirst: styles === appFirst && html.includes(appLater, headEnd) };
}

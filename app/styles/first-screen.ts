import { createHash } from "node:crypto";
import appFirst from "./app.first.css?inline";
import appLater from "./app.later.css?url";
import publicFirst from "./public.first.css?inline";
import publicLater from "./public.later.css?url";

/** What a policy has to name, or browsers would apply none of it. */
export const FIRST_HASHES = [appFirst, publicFirst].map(
  (styles) => `'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
);

const HEAD_END = "</head>";

/** Whether a page waits for no sheet at all. */
export const isFirstVisit = (html: string) => html.includes(appLater, html.indexOf(HEAD_END));

/** A page with the rules of its first screen in its head, whose sheet lacks them. */
export function withFirstStyles(html: string): string {
  const end = html.indexOf(HEAD_END);
  const styles = html.includes(publicLater) ? publicFirst : html.includes(appLater) ? appFirst : null;
  return styles === null ? html : `${html.slice(0, end)}<style>${styles}</style>${html.slice(end)}`;
}

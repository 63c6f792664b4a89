import { Refusal } from "../http/errors.ts";
import type { EnteredSource } from "./add-source.ts";
import { SOURCE_KINDS } from "./sources/all-kinds.ts";

/** The source at a web address: a known board or list, else sitemap, feed or page. Throws Refusal ("invalid"). */
export function recogniseSource(entered: string): EnteredSource {
  const text = entered.trim();
  if (text === "") throw new Refusal("invalid", "Please enter an address, or choose a kind of source.");
  const address = URL.parse(text.includes("://") ? text : `https://${text}`);
  const isOfTheWeb = address && /^https?:$/.test(address.protocol) && address.hostname.includes(".");
  if (!isOfTheWeb) {
    throw new Refusal(
      "invalid",
      `"${text.slice(0, 100)}" is no address of the web. To add a board by its name, choose its kind.`,
    );
  }
  for (const kind of SOURCE_KINDS) {
    const settings = kind.recognise(address);
    if (settings) return { kind: kind.kind, settings };
  }
  throw new Refusal("invalid", "No kind of source is read at such an address.");
}

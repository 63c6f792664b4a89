import type { MetaDescriptor } from "react-router";
import { BRAND } from "../../lib/brand.ts";

type PublicPage = { path: string; title: string; description: string };

/** Title, description, canonical address and social card of a page for visitors. */
export function publicMeta({ path, title, description }: PublicPage, appUrl: string | undefined): MetaDescriptor[] {
  const fullTitle = `${title} · ${BRAND}`;
  const address = appUrl && new URL(path, appUrl).href;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:site_name", content: BRAND },
    { property: "og:type", content: "website" },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary" },
    ...(address
      ? [
          { property: "og:url", content: address },
          { tagName: "link", rel: "canonical", href: address },
        ]
      : []),
  ];
}

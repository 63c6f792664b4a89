import type { MetaDescriptor } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";

const CARD = {
  path: "/social-card.png",
  widthPx: "1200",
  heightPx: "630",
  alt: `${BRAND}: a resume with its lines marked, and the match score they explain.`,
};

type PublicPage = { path: string; title: string; description: string };

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
    { name: "twitter:card", content: "summary_large_image" },
    ...(address
      ? [
          { property: "og:url", content: address },
          { property: "og:image", content: new URL(CARD.path, appUrl).href },
          { property: "og:image:width", content: CARD.widthPx },
          { property: "og:image:height", content: CARD.heightPx },
          { property: "og:image:alt", content: CARD.alt },
          { tagName: "link", rel: "canonical", href: address },
        ]
      : []),
  ];
}

import { useRouteLoaderData } from "react-router";
import { BRAND } from "../../../../server/domain/brand.ts";
import type { loader as rootLoader } from "../../../root.tsx";

const CARD = {
  path: "/social-card.png",
  widthPx: "1200",
  heightPx: "630",
  alt: `${BRAND}: a resume with its lines marked, and the match score they explain.`,
};

type PublicPage = { path: string; title: string; description: string };

/** What search engines and cards say of a page. Elements, because a route's meta knows no texts of the language. */
export function PublicHead({ path, title, description }: PublicPage) {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl;
  const fullTitle = `${title} · ${BRAND}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {appUrl ? <Addresses address={new URL(path, appUrl).href} card={new URL(CARD.path, appUrl).href} /> : null}
    </>
  );
}

function Addresses({ address, card }: { address: string; card: string }) {
  return (
    <>
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={CARD.widthPx} />
      <meta property="og:image:height" content={CARD.heightPx} />
      <meta property="og:image:alt" content={CARD.alt} />
      <link rel="canonical" href={address} />
    </>
  );
}

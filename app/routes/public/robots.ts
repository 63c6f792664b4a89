import { getAuthConfig } from "../../../server/auth/auth-settings.ts";

/** A route instead of a file, because the sitemap needs its full address. */
export function loader(): Response {
  const sitemap = new URL("/sitemap.xml", getAuthConfig().appUrl).href;
  return new Response(`User-agent: *\nDisallow: /api/\nDisallow: /forms/\n\nSitemap: ${sitemap}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

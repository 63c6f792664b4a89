import { getAuthConfig } from "../../../server/auth/auth-settings.ts";

const PATHS = ["/", "/about", "/pricing", "/faq", "/contact", "/privacy", "/terms"];

export function loader(): Response {
  const { appUrl } = getAuthConfig();
  const urls = PATHS.map((path) => `  <url><loc>${escapeXml(new URL(path, appUrl).href)}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

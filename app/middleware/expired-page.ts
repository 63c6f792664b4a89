import { BRAND } from "../../server/domain/brand.ts";
import type { Language } from "../../server/domain/language.ts";
import type { Flash } from "../lib/flash.ts";
import { sayFlashIn, sayIn } from "../texts/sentences.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

export function expiredPage(
  expired: Flash,
  { language, ...kept }: { text: string; returnTo: string; language: Language },
): Response {
  const notice = sayFlashIn(language, expired);
  const say = (english: string) => escapeHtml(sayIn(language, english));
  const signIn = `/api/login?returnTo=${encodeURIComponent(kept.returnTo)}`;
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(notice.title)} · ${BRAND}</title></head>
<body>
<main>
<h1>${escapeHtml(notice.title)}</h1>
<p>${escapeHtml(notice.description)} ${say("What you typed was not saved; here it is, to be copied.")}</p>
<p><label for="typed">${say("Your text")}</label></p>
<p><textarea id="typed" rows="20" cols="60" readonly>${escapeHtml(kept.text)}</textarea></p>
<p><a href="${escapeHtml(signIn)}">Sign In</a></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 401,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

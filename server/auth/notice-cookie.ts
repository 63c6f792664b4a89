import { z } from "zod";
import type { AuthConfig } from "./auth-config.ts";
import { clearSignedCookie, openCookie, sealCookie } from "./signed-cookie.ts";

const NAME = "notice";
const MAX_AGE_SECONDS = 120;
const MAX_TEXT_CHARACTERS = 400;

const NoticeSchema = z.object({
  title: z.string(),
  description: z.string(),
  tone: z.enum(["neutral", "destructive"]),
});
export type Notice = z.infer<typeof NoticeSchema>;

/** Carries a one-time notice to a visitor without a session. Long texts are cut. */
export function sealNotice(notice: Notice, config: AuthConfig): string {
  const short = { ...notice, title: cut(notice.title), description: cut(notice.description) };
  const header = sealCookie(NAME, short, MAX_AGE_SECONDS, config);
  if (header === null) throw new RangeError("A cut notice always fits into a cookie");
  return header;
}

export function openNotice(request: Request, config: AuthConfig): Notice | null {
  return NoticeSchema.nullable()
    .catch(null)
    .parse(openCookie(request, NAME, config));
}

export function clearNoticeHeader(config: AuthConfig): string {
  return clearSignedCookie(NAME, config);
}

function cut(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, MAX_TEXT_CHARACTERS)
    .toWellFormed();
}

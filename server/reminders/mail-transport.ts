import type { Transporter } from "nodemailer";
import { BRAND } from "../domain/brand.ts";
import { getEnv } from "../env.ts";

const TIMEOUT_MS = 20_000;

export type Mail = { to: string; subject: string; text: string; stopUrl: string };

let transport: Promise<Transporter> | null = null;

/** The package is loaded here, since few servers send mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
}

/** Hands a mail to the server of SMTP_URL. Rejects with nodemailer's error when that does not take it. */
export async function sendMail({ to, subject, text, stopUrl }: Mail): Promise<void> {
  const { SMTP_URL, SMTP_FROM, APP_URL } = getEnv();
  if (!SMTP_URL) throw new Error("There is no mail server");
  transport ??= openTransport(SMTP_URL);
  await (await transport).sendMail({
    from: { name: BRAND, address: SMTP_FROM ?? `no-reply@${new URL(APP_URL).hostname}` },
    // As an object it is one address, whatever stands in it.
    to: { name: "", address: to },
    subject,
    text,
    list: { unsubscribe: stopUrl },
    // Mail programs stop them with one click of their own (RFC 8058).
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click", "Auto-Submitted": "auto-generated" },
  });
}

import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { sendMail } from "./mail-transport.ts";

type Received = { to: string[]; raw: string };

// Settings are read once, by the first module that asks.
const { received, server } = await vi.hoisted(async () => {
  const { once } = await import("node:events");
  const { text } = await import("node:stream/consumers");
  const { SMTPServer } = await import("smtp-server");
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  vi.stubEnv("SMTP_FROM", "jobs@example.com");
  return { received, server };
});

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const MAIL = {
  to: "lee@example.com",
  subject: "Northfold: 1 step due",
  text: "Due now\n",
  stopUrl: "https://a.b/stop?key=1",
};

test("a mail goes to one address as plain text, with what mail programs need to stop it", async () => {
  await sendMail(MAIL);
  const [{ to, raw } = { to: [], raw: "" }] = received;
  expect(to).toEqual(["lee@example.com"]);
  for (const line of [
    "From: Northfold <jobs@example.com>",
    "Subject: Northfold: 1 step due",
    "List-Unsubscribe: <https://a.b/stop?key=1>",
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    "Auto-Submitted: auto-generated",
  ])
    expect(raw).toContain(`${line}\r\n`);
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(raw).not.toContain("text/html");
});

test("nothing in an address or a subject adds a header or a recipient", async () => {
  const hostile = { to: "lee@example.com\r\nBcc: x@y.z, other@example.com", subject: "One\r\nBcc: x@y.z" };
  received.length = 0;
  await sendMail({ ...MAIL, ...hostile }).catch(() => {});
  for (const { to, raw } of received) {
    expect(to).toHaveLength(1);
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^Bcc:/im);
  }
});

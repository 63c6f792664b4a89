import { spawnSync } from "node:child_process";
import { invite } from "../../server/auth/local/invite.ts";
import { withModels } from "./app-database.ts";
import { type App, appSettings, COMPILE_CACHE } from "./app-process.ts";
import type { HttpClient } from "./http-client.ts";

const LINK = /http\S+\/invitation\?token=[\w-]{43}/;

/** `npm run admin -- invite`, as somebody calls it on the machine of a running app. */
export function inviteByCommand(app: App, email: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["server/commands/admin-command.ts", "invite", email], {
    encoding: "utf8",
    env: {
      ...process.env,
      ...COMPILE_CACHE,
      ...appSettings(app.port, app.dataDir),
      ACCOUNTS: "local",
      APP_URL: app.url,
    },
  });
  const link = stdout.match(LINK)?.[0];
  if (!link) throw new Error(`No link was printed: ${stdout}${stderr}`);
  return link;
}

/** The link of an invitation, without a process of its own for the command. */
export async function inviteTo(app: Pick<App, "port" | "dataDir" | "url">, email: string): Promise<string> {
  const { link } = await withModels(app, () => invite(email, { appUrl: app.url, now: new Date() }));
  return link;
}

export function postForm(client: HttpClient, path: string, fields: Record<string, string>, headers = {}) {
  return client.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: client.base, ...headers },
    body: new URLSearchParams(fields),
  });
}

export function acceptByForm(client: HttpClient, link: string, password: string) {
  return postForm(client, link, { password, repeated: password, firstName: "Ines", lastName: "Varga" });
}

/** Fills in the page that asks for e-mail and password, and goes where it leads. */
export async function signInByPassword(client: HttpClient, email: string, password: string) {
  const page = await client.open("/api/login");
  return client.open(page.path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: client.base },
    body: new URLSearchParams({ email, password }),
  });
}

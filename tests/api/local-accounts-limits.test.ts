import { expect, test } from "vitest";
import { withDatabase } from "../setup/app-database.ts";
import { NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { acceptByForm, inviteTo, postForm, signInByPassword } from "../setup/invitations.ts";

const PASSWORD = "seven quiet foxes";
const LOCAL = { ...NO_JOBS, ACCOUNTS: "local" };
const PROXIED = { ...LOCAL, TRUST_PROXY: "1", LIMIT_FAILED_LOGINS_PER_MINUTE: "1" };

async function tryFrom(client: HttpClient, address: string, fields: Record<string, string>): Promise<Response> {
  const from = { "X-Forwarded-For": address };
  const page = await client.open("/api/login", { headers: from });
  return postForm(client, page.path, fields, from);
}

test("SECURITY row 62: failed passwords are limited by address and by account, the same for addresses without one", async () => {
  const app = await startApp(PROXIED);
  try {
    await acceptByForm(new HttpClient(app.url), await inviteTo(app, "ada@example.com"), PASSWORD);
    for (const [email, network] of [
      ["ada@example.com", "198.51.100"],
      ["nobody@example.com", "203.0.113"],
    ] as const) {
      const wrong = { email, password: "a wrong password" };
      const tryNow = (host: number) => tryFrom(new HttpClient(app.url), `${network}.${host}`, wrong);
      const many = await Promise.all(Array.from({ length: 4 }, () => tryNow(1)));
      expect(many.map(({ status }) => status).sort(), email).toEqual([303, 429, 429, 429]);
      const refused = await tryNow(1);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.text()).toContain("Too many requests");
      // From everywhere together ten times as many, however the address changes. On a busy machine more than four at
      // once would be told to come again before their turn.
      const others: Response[] = [];
      for (const first of [2, 6, 10])
        others.push(...(await Promise.all([0, 1, 2, 3].map((next) => tryNow(first + next)))));
      expect(others.filter(({ status }) => status === 303).length, email).toBe(9);
    }
    // Somebody else's account, and a new address, are not concerned.
    await acceptByForm(new HttpClient(app.url), await inviteTo(app, "bea@example.com"), PASSWORD);
    const right = await tryFrom(new HttpClient(app.url), "192.0.2.9", { email: "bea@example.com", password: PASSWORD });
    expect(right.status).toBe(303);
  } finally {
    await app.stop();
  }
});

test("SECURITY row 62: strangers' wrong passwords lock no owner out; a browser that signed in before counts for itself", {
  tags: "long",
}, async () => {
  const app = await startApp(PROXIED);
  const right = { email: "ada@example.com", password: PASSWORD };
  const wrong = { ...right, password: "a wrong password" };
  const enter = async (client: HttpClient, address: string) => {
    const posted = await tryFrom(client, address, right);
    return (await client.open(posted.headers.get("location") ?? "/api/login")).path;
  };
  try {
    for (const email of ["ada@example.com", "bea@example.com"]) {
      await acceptByForm(new HttpClient(app.url), await inviteTo(app, email), PASSWORD);
    }
    const owner = new HttpClient(app.url);
    expect(await enter(owner, "192.0.2.1")).toBe("/");
    await owner.send("/api/logout");
    const neighbour = new HttpClient(app.url);
    await tryFrom(neighbour, "192.0.2.7", { email: "bea@example.com", password: PASSWORD });

    const strangers = Array.from({ length: 12 }, (_, at) =>
      tryFrom(new HttpClient(app.url), `198.51.100.${at + 1}`, wrong),
    );
    expect((await Promise.all(strangers)).filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await tryFrom(new HttpClient(app.url), "192.0.2.50", right)).status).toBe(429);
    // Neither somebody else's browser nor a cookie that was changed counts as the owner's.
    expect((await tryFrom(neighbour, "192.0.2.7", right)).status).toBe(429);
    const forger = new HttpClient(app.url);
    const known = owner.cookieHeader.match(/known-browser=([^;]+)/)?.[1] ?? "";
    forger.setCookie("known-browser", `${known.slice(0, -2)}${known.endsWith("A") ? "B" : "A"}`);
    expect((await tryFrom(forger, "192.0.2.8", right)).status).toBe(429);

    // Also from the very address of one of the strangers.
    expect(await enter(owner, "198.51.100.1")).toBe("/");
    await owner.send("/api/logout");
    expect((await tryFrom(owner, "192.0.2.1", wrong)).status).toBe(303);
    expect((await tryFrom(owner, "192.0.2.99", right)).status).toBe(429);
  } finally {
    await app.stop();
  }
});

test("DEC-104 SIGN_UP=open: an account of one's own, which nobody vouched for; a taken address stays its owner's", async () => {
  const app = await startApp({ ...LOCAL, SIGN_UP: "open", ADMIN_EMAILS: "boss@example.com" });
  try {
    const client = new HttpClient(app.url);
    const page = await client.open("/api/login");
    expect(page.html).toContain('href="?new"');
    const fields = { verb: "new", email: "Boss@example.com", password: PASSWORD, firstName: "Bo", lastName: "" };
    const short = await postForm(client, `${page.path}?new`, { ...fields, password: "short" });
    expect(short.headers.get("location")).toContain("?new");
    const again = await client.open(short.headers.get("location") ?? "");
    expect(again.html).toContain("at least 12 characters");
    expect(again.html).toContain('value="Boss@example.com"');
    const made = await postForm(client, `${page.path}?new`, fields);
    expect(await client.open(made.headers.get("location") ?? "")).toMatchObject({ status: 200, path: "/" });
    // The address is nobody's proof, so the setting makes no administrator of it.
    expect(await client.json("/api/auth/user")).toMatchObject({ email: "boss@example.com", isAdmin: false });

    const squatter = new HttpClient(app.url);
    const second = await squatter.open("/api/login");
    const taken = await postForm(squatter, `${second.path}?new`, { ...fields, password: "another fine password" });
    expect((await squatter.open(taken.headers.get("location") ?? "")).html).toContain(
      "There is an account with this address",
    );
    // A second click with the same password signs in.
    const twice = await postForm(squatter, `${second.path}?new`, fields);
    expect(await squatter.open(twice.headers.get("location") ?? "")).toMatchObject({ path: "/" });

    // Who runs the place vouches by an invitation, and whoever had taken the address before is out.
    const link = await inviteTo(app, "boss@example.com");
    const owner = new HttpClient(app.url);
    expect((await acceptByForm(owner, link, "nine patient herons")).status).toBe(303);
    expect((await client.send("/api/auth/user")).status).toBe(401);
    await signInByPassword(owner, "boss@example.com", "nine patient herons");
    expect(await owner.json("/api/auth/user")).toMatchObject({ isAdmin: true });
    await withDatabase(app, async (db) => {
      expect(await db.collection("local_accounts").countDocuments()).toBe(1);
    });
  } finally {
    await app.stop();
  }
});

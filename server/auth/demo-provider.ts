import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { errors, type JWKS, type KoaContextWithOIDC } from "oidc-provider";
import { z } from "zod";
import { isLoopbackHost } from "../loopback.ts";
import { type DemoPersona, demoPersonas } from "./demo-personas.ts";
import {
  type DemoFormErrors,
  type DemoFormValues,
  demoPagePolicy,
  renderMessagePage,
  renderSignInPage,
} from "./demo-provider-page.ts";
import { createDemoStore } from "./demo-provider-store.ts";
import { cleanName } from "./identity.ts";

const SIGNING_ALGORITHM = "ES256";
const MAX_FORM_BYTES = 16 * 1024;
const MAX_ACCOUNTS = 1_000;
const INTERACTION = "/interaction/";
const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
const FOR_ONE_MACHINE =
  "The demo sign-in serves the machine it runs on. Whoever runs it can let others in by the settings APP_URL and " +
  "OAUTH_ISSUER, or DEMO for a demo.";

type DemoProviderOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  cookieKeys: string[];
  signingJwks: JWKS;
  isOpen: boolean;
};
type DemoClaims = {
  email: string;
  email_verified: true;
  given_name?: string;
  family_name?: string;
  persona?: DemoPersona["id"];
};
type PageContext = Pick<KoaContextWithOIDC, "req" | "res" | "method" | "status" | "type" | "body" | "redirect" | "get">;
type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const DemoFormSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, "Enter your e-mail address.")
    .max(254, "This e-mail address is too long.")
    .pipe(z.email("Enter an e-mail address like name@example.com.")),
  firstName: z.string().max(100, "Enter at most 100 characters."),
  lastName: z.string().max(100, "Enter at most 100 characters."),
});

const TextSchema = z.string().catch("");
const DraftSchema = z
  .object({
    values: z.object({ email: TextSchema, firstName: TextSchema, lastName: TextSchema }),
    errors: z.record(z.string(), z.string()),
  })
  .catch({ values: { email: "", firstName: "", lastName: "" }, errors: {} });

export async function createDemoSigningJwks(): Promise<JWKS> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = createHash("sha256").update(`${jwk.x}.${jwk.y}`).digest("base64url").slice(0, 16);
  // A generated EC key always has its type and coordinates, which jose's type leaves optional.
  return { keys: [{ ...jwk, kid, alg: SIGNING_ALGORITHM, use: "sig" }] } as JWKS;
}

/** A request handler for the issuer's path. The body must be unread. Remembers nobody: each sign-in shows its page. */
export function createDemoProvider(options: DemoProviderOptions): { handler: Handler } {
  const { issuer, redirectUri } = options;
  const { origin, host, protocol, pathname: mountPath } = new URL(issuer);
  const isHttps = protocol === "https:";
  const startUrl = redirectUri.replace(/\/callback$/, "");
  const prefix = isHttps ? "__Host-oidc" : "oidc";
  const policy = demoPagePolicy(new URL(redirectUri).origin);
  const personas = demoPersonas({ isOpenDemo: options.isOpen });
  const accounts = new Map<string, DemoClaims>();

  const provider = new Provider(issuer, {
    adapter: createDemoStore(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: options.signingJwks,
    cookies: {
      keys: options.cookieKeys,
      names: { session: `${prefix}-session`, interaction: `${prefix}-interaction`, resume: `${prefix}-resume` },
      short: { httpOnly: true, sameSite: "lax", secure: isHttps },
      long: { httpOnly: true, sameSite: "lax", secure: isHttps },
    },
    pkce: { required: () => true },
    responseTypes: ["code"],
    clientAuthMethods: ["client_secret_basic"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "persona"],
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx, interaction) => `${mountPath}${INTERACTION}${interaction.uid}` },
    ttl: {
      Interaction: HOUR_SECONDS,
      Session: HOUR_SECONDS,
      Grant: HOUR_SECONDS,
      AccessToken: 10 * MINUTE_SECONDS,
      IdToken: 10 * MINUTE_SECONDS,
      AuthorizationCode: MINUTE_SECONDS,
    },
    findAccount: (_ctx, sub) => {
      const claims = accounts.get(sub);
      return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    // Granting everything at once leaves nothing to consent to.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError: (ctx) => showMessage(ctx),
  });
  // Behind a TLS proxy the connection itself is plain; the handler sets the real host.
  provider.proxy = true;

  function remember(sub: string, claims: DemoClaims): string {
    accounts.delete(sub);
    accounts.set(sub, claims);
    const [oldest] = accounts.keys();
    if (accounts.size > MAX_ACCOUNTS && oldest !== undefined) accounts.delete(oldest);
    return sub;
  }

  function showMessage(ctx: PageContext): void {
    const [heading, text] = messageFor(ctx.status);
    ctx.type = "html";
    ctx.body = renderMessagePage({ heading, text, startUrl });
  }

  async function interact(ctx: PageContext): Promise<void> {
    // Throws when it has expired or belongs to another browser.
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method !== "POST") {
      ctx.type = "html";
      ctx.body = renderSignInPage({
        ...DraftSchema.parse(interaction.lastSubmission),
        personas,
        isOpen: options.isOpen,
      });
      return;
    }

    const choice = readChoice(await readForm(ctx.req), personas);
    if ("errors" in choice) {
      // Redirects back to the page, so that reloading or going back posts nothing again.
      interaction.lastSubmission = choice;
      await interaction.persist();
      ctx.redirect(`${mountPath}${INTERACTION}${interaction.uid}`);
    } else {
      const login = { accountId: remember(choice.subject, choice.claims) };
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false }));
    }
    ctx.status = 303;
  }

  provider.use(async (ctx, next) => {
    ctx.set({
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    });
    try {
      // A proxy or DNS rebinding would let others use a sign-in without passwords.
      if (!options.isOpen && !isOwnMachine(ctx.req)) ctx.throw(421);
      if (!ctx.path.startsWith(INTERACTION)) await next();
      else if (isForeignPost(ctx, origin)) ctx.throw(403);
      else if (!["GET", "HEAD", "POST"].includes(ctx.method)) ctx.throw(405);
      else await interact(ctx);
      if (ctx.status === 404) ctx.throw(404);
    } catch (error) {
      ctx.status = statusOf(error);
      if (ctx.status >= 500) ctx.app.emit("error", error, ctx);
      showMessage(ctx);
    }
    ctx.set("Cache-Control", "no-store");
    tidyCookies(ctx.res, `${prefix}-session`);
  });

  const respond = provider.callback();
  return {
    handler(req, res) {
      mountAt(mountPath, req);
      // Links and redirects use the configured issuer, whatever host the request named.
      req.headers["x-forwarded-host"] = host;
      req.headers["x-forwarded-proto"] = protocol.slice(0, -1);
      req.headers.cookie = withoutCookie(req.headers.cookie, `${prefix}-session`);
      void respond(req, res);
    },
  };
}

type Choice = { subject: string; claims: DemoClaims } | { values: DemoFormValues; errors: DemoFormErrors };

function readChoice(form: URLSearchParams, personas: readonly DemoPersona[]): Choice {
  const persona = personas.find(({ id }) => id === form.get("persona"));
  if (persona) {
    const { email, firstName, lastName, id } = persona;
    const names = { given_name: firstName, family_name: lastName };
    return { subject: persona.subject, claims: { email, email_verified: true, ...names, persona: id } };
  }

  const values = {
    email: form.get("email") ?? "",
    firstName: form.get("firstName") ?? "",
    lastName: form.get("lastName") ?? "",
  };
  const parsed = DemoFormSchema.safeParse(values);
  if (!parsed.success) {
    const fields = z.flattenError(parsed.error).fieldErrors;
    return { values, errors: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts[0]])) };
  }

  const email = parsed.data.email.toLowerCase();
  const [given_name, family_name] = [cleanName(values.firstName), cleanName(values.lastName)];
  const names = { ...(given_name && { given_name }), ...(family_name && { family_name }) };
  const subject = `email-${createHash("sha256").update(email).digest("hex").slice(0, 32)}`;
  return { subject, claims: { email, email_verified: true, ...names } };
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= MAX_FORM_BYTES) chunks.push(chunk);
  }
  if (size > MAX_FORM_BYTES) throw new TooLarge();
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

class TooLarge extends Error {
  readonly status = 413;
}

function isOwnMachine({ headers }: IncomingMessage): boolean {
  return isLoopbackHost(URL.parse(`http://${headers.host}`)?.hostname ?? "");
}

function isForeignPost(ctx: PageContext, origin: string): boolean {
  if (ctx.method !== "POST") return false;
  const site = ctx.get("Sec-Fetch-Site");
  const from = ctx.get("Origin");
  return site ? site !== "same-origin" && site !== "none" : from !== "" && from !== origin;
}

function statusOf(error: unknown): number {
  if (error instanceof errors.SessionNotFound) return 400;
  const status = error instanceof Error && "status" in error ? error.status : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

function messageFor(status: number): [heading: string, text: string] {
  if (status === 403) return ["Not allowed", "This form was sent from another site, so nothing was done."];
  if (status === 404) return ["Page not found", "The demo sign-in has no such page."];
  if (status === 405) return ["Not possible here", "The demo sign-in does not know this kind of request."];
  if (status === 413) return ["Too long", "That was more text than a sign-in needs."];
  if (status === 421) return ["Only on its own machine", FOR_ONE_MACHINE];
  if (status < 500) return ["This sign-in has expired", "It is too old, was used before, or began in another browser."];
  return ["Something went wrong", "The demo sign-in could not answer. Please try again."];
}

/** oidc-provider reads originalUrl, which Express sets when it strips the mount path; without Express we do. */
function mountAt(mountPath: string, req: IncomingMessage & { originalUrl?: string }): void {
  if (req.originalUrl !== undefined || req.url === undefined) return;
  req.originalUrl = req.url;
  if (req.url.startsWith(mountPath)) req.url = req.url.slice(mountPath.length).replace(/^(?!\/)/, "/");
}

/** Nobody stays signed in here, so the provider's session cookie is dropped both ways. */
function withoutCookie(header: string | undefined, name: string): string | undefined {
  const kept = header?.split(";").filter((pair) => !isCookie(pair, name));
  return kept?.length ? kept.join(";") : undefined;
}

function tidyCookies(res: ServerResponse, sessionName: string): void {
  const cookies = [res.getHeader("Set-Cookie") ?? []].flat().map(String);
  const kept = cookies.filter((cookie) => !isCookie(cookie, sessionName));
  res.removeHeader("Set-Cookie");
  if (kept.length > 0) {
    res.setHeader(
      "Set-Cookie",
      kept.map((cookie) => cookie.replace(/; path=[^;]*/i, "; path=/")),
    );
  }
}

function isCookie(pair: string, name: string): boolean {
  const key = pair.trim().split("=", 1)[0];
  return key === name || key === `${name}.sig`;
}

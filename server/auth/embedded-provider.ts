import { createECDH, createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Provider, {
  type AdapterFactory,
  type Configuration,
  errors,
  type JWKS,
  type KoaContextWithOIDC,
} from "oidc-provider";
import { isDatabaseUnreachable, Refusal } from "../http/errors.ts";
import { readLanguage } from "../http/visitor-language.ts";
import { isLoopbackHost } from "../loopback.ts";
import { doorPolicy, renderMessagePage } from "./door-page.ts";
import type { SignInDoor } from "./sign-in-door.ts";

const SIGNING_ALGORITHM = "ES256";
const MAX_FORM_BYTES = 16 * 1024;
const INTERACTION = "/interaction/";
export const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
const FOR_ONE_MACHINE =
  "The demo sign-in serves the machine it runs on. Whoever runs it can let others in by the settings APP_URL and " +
  "ACCOUNTS or OAUTH_ISSUER, or DEMO for a demo.";

export type EmbeddedProviderOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  cookieKeys: string[];
  signingJwks: JWKS;
  store: AdapterFactory;
  door: SignInDoor;
  /** Address of the style sheet that the screens behind the door will need. */
  nextStyles: string;
  /** Takes proxies into account; null when unknown. */
  addressOf(req: IncomingMessage): string | null;
  /** Each start is stored. Throws an error with a status when there are too many. */
  countStart(address: string | null): Promise<void>;
};
type PageContext = Pick<
  KoaContextWithOIDC,
  "req" | "res" | "method" | "status" | "type" | "body" | "redirect" | "get" | "set" | "append" | "querystring"
>;
export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** The same 32 secret bytes give the same key, so that all processes sign alike. */
export function deriveSigningJwks(secret: Buffer): JWKS {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const kid = createHash("sha256").update(`${x}.${y}`).digest("base64url").slice(0, 16);
  const d = secret.toString("base64url");
  return { keys: [{ kty: "EC", crv: "P-256", x, y, d, kid, alg: SIGNING_ALGORITHM, use: "sig" }] } as JWKS;
}

type Mount = { mountPath: string; prefix: string; isHttps: boolean };

/** One client, one way to sign in, and nothing to consent to. */
function providerSettings(options: EmbeddedProviderOptions, { mountPath, prefix, isHttps }: Mount): Configuration {
  const cookie = { httpOnly: true, sameSite: "lax", secure: isHttps } as const;
  return {
    adapter: options.store,
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: options.signingJwks,
    cookies: {
      keys: options.cookieKeys,
      names: { session: `${prefix}-session`, interaction: `${prefix}-interaction`, resume: `${prefix}-resume` },
      short: cookie,
      long: { ...cookie },
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
    findAccount: async (_ctx, sub) => {
      const claims = await options.door.findClaims(sub);
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
  };
}

/** A request handler for the issuer's path. The body must be unread. Remembers nobody: each sign-in shows its page. */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): { handler: Handler } {
  const { issuer, redirectUri, door } = options;
  const { origin, host, protocol, pathname: mountPath } = new URL(issuer);
  const isHttps = protocol === "https:";
  const prefix = isHttps ? "__Host-oidc" : "oidc";
  const policy = doorPolicy(new URL(redirectUri).origin, door);

  const provider = new Provider(issuer, {
    ...providerSettings(options, { mountPath, prefix, isHttps }),
    renderError(ctx, _out, error) {
      if (isDatabaseUnreachable(error)) ctx.status = 503;
      showMessage(ctx, options);
    },
  });
  // Behind a TLS proxy the connection itself is plain; the handler sets the real host.
  provider.proxy = true;

  provider.use(async (ctx, next) => {
    ctx.set({
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    });
    try {
      // A proxy or DNS rebinding would let others use a sign-in without passwords.
      if (door.isForOwnMachine && !isOwnMachine(ctx.req)) ctx.throw(421);
      if (ctx.path === "/auth") await options.countStart(options.addressOf(ctx.req));
      if (!ctx.path.startsWith(INTERACTION)) await next();
      else if (isForeignPost(ctx, origin)) ctx.throw(403);
      else if (!["GET", "HEAD", "POST"].includes(ctx.method)) ctx.throw(405);
      else await interact(ctx, provider, options);
      if (ctx.status === 404) ctx.throw(404);
    } catch (error) {
      ctx.status = statusOf(error);
      if (ctx.status === 500) ctx.app.emit("error", error, ctx);
      if (error instanceof Refusal) ctx.set("Retry-After", String(error.retryAfterSeconds ?? 1));
      showMessage(ctx, options);
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

function showMessage(ctx: PageContext, { redirectUri }: EmbeddedProviderOptions): void {
  const [heading, text] = messageFor(ctx.status);
  ctx.type = "html";
  ctx.body = renderMessagePage({
    heading,
    text,
    startUrl: redirectUri.replace(/\/callback$/, ""),
    language: readLanguage(headersOf(ctx)),
  });
}

/** The page of a sign-in under way, or the answer to what was typed in it. */
async function interact(ctx: PageContext, provider: Provider, options: EmbeddedProviderOptions): Promise<void> {
  const { door } = options;
  // Throws when it has expired or belongs to another browser.
  const interaction = await provider.interactionDetails(ctx.req, ctx.res);
  const page = `${new URL(options.issuer).pathname}${INTERACTION}${interaction.uid}`;
  const headers = headersOf(ctx);
  const address = options.addressOf(ctx.req);
  const visitor = { address, signInId: interaction.uid, headers, language: readLanguage(headers) };
  if (ctx.method !== "POST") {
    ctx.type = "html";
    // Whoever signs in reads and types for a while: on a slow line the first screen is then there half a second sooner.
    ctx.set("Link", `<${options.nextStyles}>; rel=prefetch; as=style`);
    ctx.body = await door.render(interaction.lastSubmission, new URLSearchParams(ctx.querystring), visitor);
    return;
  }

  const answer = await door.answer(await readForm(ctx.req), visitor);
  if ("status" in answer) {
    ctx.status = answer.status;
    ctx.set("Retry-After", String(answer.retryAfterSeconds));
    ctx.type = "html";
    ctx.body = answer.html;
    return;
  }
  if ("draft" in answer) {
    // Redirects back to the page, so that reloading or going back posts nothing again.
    interaction.lastSubmission = answer.draft as typeof interaction.lastSubmission;
    await interaction.persist();
    ctx.redirect(ctx.querystring ? `${page}?${ctx.querystring}` : page);
  } else {
    const login = { accountId: answer.subject };
    if (answer.setCookie) ctx.append("Set-Cookie", answer.setCookie);
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false }));
  }
  ctx.status = 303;
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

/** By which a visitor is known, and spoken to. */
function headersOf(ctx: PageContext): Headers {
  return new Headers({ Cookie: ctx.get("Cookie"), "Accept-Language": ctx.get("Accept-Language") });
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
  if (isDatabaseUnreachable(error)) return 503;
  if (error instanceof errors.SessionNotFound) return 400;
  const status = error instanceof Error && "status" in error ? error.status : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

function messageFor(status: number): [heading: string, text: string] {
  if (status === 403) return ["Not allowed", "This form was sent from another site, so nothing was done."];
  if (status === 404) return ["Page not found", "The sign-in has no such page."];
  if (status === 405) return ["Not possible here", "The sign-in does not know this kind of request."];
  if (status === 413) return ["Too long", "That was more text than a sign-in needs."];
  if (status === 429) return ["Too many tries", "Please wait a minute and start again."];
  if (status === 503) return ["Not possible right now", "Please try again in a few minutes."];
  if (status === 421) return ["Only on its own machine", FOR_ONE_MACHINE];
  if (status < 500) return ["This sign-in has expired", "It is too old, was used before, or began in another browser."];
  return ["Something went wrong", "The sign-in could not answer. Please try again."];
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

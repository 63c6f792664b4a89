import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** Ways in which this provider misbehaves at its next answers; `none` is a good provider. */
export type Bend =
  | "none"
  | "discovery-500"
  | "discovery-hang"
  | "discovery-html"
  | "discovery-other-issuer"
  | "callback-denied"
  | "callback-error"
  | "callback-no-code"
  | "callback-no-iss"
  | "callback-evil-iss"
  | "callback-no-state"
  | "callback-other-state"
  | "token-400"
  | "token-500"
  | "token-hang"
  | "token-slow-body"
  | "token-html"
  | "token-huge"
  | "token-redirect"
  | "no-id-token"
  | "alg-none"
  | "alg-hs256"
  | "wrong-signature"
  | "wrong-aud"
  | "foreign-azp"
  | "wrong-iss"
  | "expired"
  | "no-exp"
  | "no-sub"
  | "other-nonce"
  | "no-nonce"
  | "jwks-500"
  | "jwks-hang"
  | "jwks-html"
  | "jwks-empty"
  | "userinfo-401"
  | "userinfo-500"
  | "userinfo-html"
  | "userinfo-other-sub"
  | "no-email";

export type OidcEmulator = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How often each endpoint was asked. */
  calls: { discovery: number; authorize: number; token: number; userinfo: number; jwks: number };
  /** Whoever signs in next. */
  person: { sub: string } & Record<string, unknown>;
  bend: (how: Bend) => void;
  close: () => Promise<void>;
};

type Grant = { challenge: string; nonce: string; redirectUri: string; sub: string };

const HUGE_BYTES = 20 * 1024 * 1024;

/** An OpenID Connect provider on loopback that signs `person` in without asking, and bends its answers on demand. */
export async function startOidcEmulator({ port = 0 }: { port?: number } = {}): Promise<OidcEmulator> {
  const good = await generateKeyPair("ES256", { extractable: true });
  const evil = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(good.publicKey)), kid: "emulator", alg: "ES256", use: "sig" };
  const grants = new Map<string, Grant>();
  const accessTokens = new Map<string, string>();
  let how: Bend = "none";

  const server = createServer((req, res) => {
    void route(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const emulator: OidcEmulator = {
    issuer,
    clientId: "northfold",
    clientSecret: "a:secret%with+odd characters",
    calls: { discovery: 0, authorize: 0, token: 0, userinfo: 0, jwks: 0 },
    person: { sub: "sub-1", email: "ada@example.com", email_verified: true, given_name: "Ada", family_name: "Byron" },
    bend: (next) => {
      how = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return emulator;

  async function route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? "/", issuer);
    if (url.pathname === "/.well-known/openid-configuration") discovery(res);
    else if (url.pathname === "/authorize") authorize(url, res);
    else if (url.pathname === "/token" && req.method === "POST") await token(req, res);
    else if (url.pathname === "/userinfo") userinfo(req, res);
    else if (url.pathname === "/jwks") jwks(res);
    else res.writeHead(404).end();
  }

  function discovery(res: ServerResponse): void {
    emulator.calls.discovery += 1;
    if (misbehaves("discovery", res)) return;
    json(res, 200, {
      issuer: how === "discovery-other-issuer" ? "https://evil.example" : issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      id_token_signing_alg_values_supported: ["ES256"],
      authorization_response_iss_parameter_supported: true,
    });
  }

  function authorize(url: URL, res: ServerResponse): void {
    emulator.calls.authorize += 1;
    const asked = url.searchParams;
    const back = new URL(asked.get("redirect_uri") ?? issuer);
    const code = randomBytes(16).toString("hex");
    grants.set(code, {
      challenge: asked.get("code_challenge_method") === "S256" ? (asked.get("code_challenge") ?? "") : "",
      nonce: asked.get("nonce") ?? "",
      redirectUri: back.href,
      sub: emulator.person.sub,
    });
    if (how === "callback-denied") back.searchParams.set("error", "access_denied");
    else if (how === "callback-error") back.searchParams.set("error", "server_error");
    else if (how !== "callback-no-code") back.searchParams.set("code", code);
    if (how === "callback-other-state") back.searchParams.set("state", randomBytes(16).toString("hex"));
    else if (how !== "callback-no-state") back.searchParams.set("state", asked.get("state") ?? "");
    if (how === "callback-evil-iss") back.searchParams.set("iss", "https://evil.example");
    else if (how !== "callback-no-iss") back.searchParams.set("iss", issuer);
    res.writeHead(302, { Location: back.href }).end();
  }

  async function token(req: IncomingMessage, res: ServerResponse): Promise<void> {
    emulator.calls.token += 1;
    const form = new URLSearchParams(await readText(req));
    if (misbehaves("token", res)) return;
    if (!isOurClient(req.headers.authorization)) {
      json(res, 401, { error: "invalid_client" });
      return;
    }

    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isGood = grant && grant.challenge === challenge && grant.redirectUri === form.get("redirect_uri");
    if (!isGood) {
      json(res, 400, { error: "invalid_grant" });
      return;
    }

    const accessToken = randomBytes(16).toString("hex");
    accessTokens.set(accessToken, grant.sub);
    const idToken = how === "no-id-token" ? {} : { id_token: await makeIdToken(grant) };
    json(res, 200, { access_token: accessToken, token_type: "Bearer", expires_in: 60, ...idToken });
  }

  function userinfo(req: IncomingMessage, res: ServerResponse): void {
    emulator.calls.userinfo += 1;
    if (misbehaves("userinfo", res)) return;
    const sub = accessTokens.get(req.headers.authorization?.replace(/^Bearer /, "") ?? "");
    if (!sub || how === "userinfo-401") {
      json(res, 401, { error: "invalid_token" });
      return;
    }
    const { email, ...rest } = emulator.person;
    const claims = how === "no-email" ? rest : { ...rest, email };
    json(res, 200, { ...claims, sub: how === "userinfo-other-sub" ? "somebody-else" : sub });
  }

  function jwks(res: ServerResponse): void {
    emulator.calls.jwks += 1;
    if (misbehaves("jwks", res)) return;
    json(res, 200, { keys: how === "jwks-empty" ? [] : [jwk] });
  }

  async function makeIdToken({ nonce, sub }: Grant): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const payload: JWTPayload = {
      iss: how === "wrong-iss" ? "https://evil.example" : issuer,
      aud: how === "wrong-aud" ? "another-client" : emulator.clientId,
      iat: how === "expired" ? now - 7200 : now,
    };
    if (how === "foreign-azp") Object.assign(payload, { aud: [emulator.clientId, "other"], azp: "other" });
    if (how !== "no-sub") payload.sub = sub;
    if (how !== "no-exp") payload.exp = how === "expired" ? now - 3600 : now + 300;
    if (how !== "no-nonce") payload.nonce = how === "other-nonce" ? "another" : nonce;

    if (how === "alg-none") return `${encode({ alg: "none" })}.${encode(payload)}.`;
    if (how === "alg-hs256") {
      const key = new TextEncoder().encode(emulator.clientSecret.padEnd(32, "."));
      return new SignJWT(payload).setProtectedHeader({ alg: "HS256", kid: jwk.kid }).sign(key);
    }
    const key = how === "wrong-signature" ? evil.privateKey : good.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: jwk.kid }).sign(key);
  }

  function isOurClient(authorization = ""): boolean {
    const [id, secret] = Buffer.from(authorization.replace(/^Basic /, ""), "base64")
      .toString()
      .split(":", 2)
      .map((half) => new URLSearchParams(`x=${half}`).get("x"));
    return id === emulator.clientId && secret === emulator.clientSecret;
  }

  /** The faults that any endpoint can have; true when the answer is given (or never will be). */
  function misbehaves(endpoint: string, res: ServerResponse): boolean {
    if (how === `${endpoint}-hang`) return true;
    if (how === `${endpoint}-500`) json(res, 500, { error: "server_error" });
    else if (how === `${endpoint}-400`) json(res, 400, { error: "invalid_grant" });
    else if (how === `${endpoint}-html`) res.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>");
    else if (how === `${endpoint}-redirect`) res.writeHead(302, { Location: `${issuer}/elsewhere` }).end();
    else if (how === `${endpoint}-huge`) json(res, 200, { access_token: "x".repeat(HUGE_BYTES) });
    else if (how === `${endpoint}-slow-body`) res.writeHead(200).write("{");
    else return false;
    return true;
  }
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(JSON.stringify(body));
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

async function readText(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

import { createHmac } from "node:crypto";
import { OAuth2Tokens } from "arctic";
import { jwtVerify } from "jose";
import { CodeChallengeMethod, OAuth2Strategy } from "remix-auth-oauth2";
import { z } from "zod";
import { type AuthConfig, deriveKey, userIssuer } from "./auth-config.ts";
import type { DiscoveredProvider } from "./discover-provider.ts";
import { type Identity, toIdentity } from "./identity.ts";
import { askProvider } from "./provider-requests.ts";
import { refuse, SignInRefused } from "./sign-in-refused.ts";
import { findStart, rememberStart, type SignInStart, spendStart } from "./sign-in-starts.ts";

// Public-key signatures only: neither `none` nor anything a client secret could forge.
const SIGNATURES = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const CLOCK_TOLERANCE_SECONDS = 30;

const TokenAnswerSchema = z.object({ access_token: z.string().min(1), id_token: z.string().min(1) }).loose();

type StrategyOptions = {
  provider: DiscoveredProvider;
  config: AuthConfig;
  /** Present when a sign-in begins. Without it the request is a callback and never starts a sign-in. */
  start?: { returnTo: string };
};

/** From the configuration, never from the request. */
function callbackUrl(config: AuthConfig): string {
  return `${config.appUrl}/api/login/callback`;
}

/** Adds OpenID Connect to OAuth2Strategy: nonce, `iss` (RFC 9207), verified id_token. Throws SignInRefused. */
export class OpenIdStrategy extends OAuth2Strategy<Identity> {
  override name = "openid";
  readonly #provider: DiscoveredProvider;
  readonly #config: AuthConfig;
  readonly #newStart: { returnTo: string } | null;

  constructor({ provider, config, start }: StrategyOptions) {
    super(
      {
        clientId: config.clientId,
        clientSecret: config.clientSecret,
        authorizationEndpoint: provider.authorization_endpoint,
        tokenEndpoint: provider.token_endpoint,
        redirectURI: callbackUrl(config),
        scopes: ["openid", "email", "profile"],
        codeChallengeMethod: CodeChallengeMethod.S256,
      },
      ({ request, tokens }) => this.#identify(request, tokens),
    );
    this.#provider = provider;
    this.#config = config;
    this.#newStart = start ?? null;
  }

  override async authenticate(request: Request): Promise<Identity> {
    if (this.#newStart) throw this.#start(request, this.#newStart.returnTo);

    const start = findStart(request, this.#config) ?? refuse("unknownStart");
    await spendStart(start);
    const code = this.#readCode(new URL(request.url).searchParams);
    const tokens = await this.validateAuthorizationCode(code, start.codeVerifier);
    return this.verify({ request, tokens });
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const extended = new URLSearchParams(params);
    extended.set("nonce", this.#nonce(params.get("state") ?? ""));
    return extended;
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string): Promise<OAuth2Tokens> {
    const { clientId, clientSecret } = this.#config;
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: callbackUrl(this.#config),
      code_verifier: codeVerifier,
    });
    const headers = new Headers({ Accept: "application/json" });
    const methods = this.#provider.token_endpoint_auth_methods_supported;
    if (methods.includes("client_secret_basic") || !methods.includes("client_secret_post")) {
      // RFC 6749, 2.3.1: both halves are form-encoded first, or secrets with `:`, `%` or `+` break.
      const credentials = `${formEncode(clientId)}:${formEncode(clientSecret)}`;
      headers.set("Authorization", `Basic ${Buffer.from(credentials).toString("base64")}`);
    } else {
      body.set("client_id", clientId);
      body.set("client_secret", clientSecret);
    }

    const init = { method: "POST", headers, body };
    const { status, json } = await askProvider(this.#provider.token_endpoint, init, this.#config);
    if (status !== 200) refuse("provider", json);
    const answer = TokenAnswerSchema.safeParse(json);
    return answer.success ? new OAuth2Tokens(answer.data) : refuse("unverified", answer.error);
  }

  #start(request: Request, returnTo: string): Response {
    const { state, codeVerifier, url } = this.createAuthorizationURL();
    url.search = this.authorizationParams(url.searchParams).toString();
    const start: SignInStart = { state, codeVerifier, returnTo };
    return new Response(null, {
      status: 302,
      headers: {
        Location: url.href,
        "Cache-Control": "no-store",
        "Set-Cookie": rememberStart(start, request, this.#config),
      },
    });
  }

  #readCode(params: URLSearchParams): string {
    const { issuer, authorization_response_iss_parameter_supported: mustName } = this.#provider;
    for (const name of ["iss", "code", "error"]) {
      if (params.getAll(name).length > 1) refuse("broken");
    }
    const named = params.get("iss");
    if (named === null ? mustName : named !== issuer) refuse("unverified");

    const error = params.get("error");
    if (error !== null) refuse(error === "access_denied" ? "cancelled" : "provider");
    return params.get("code") || refuse("broken");
  }

  async #identify(request: Request, tokens: OAuth2Tokens): Promise<Identity> {
    const nonce = this.#nonce(new URL(request.url).searchParams.get("state") ?? "");
    const claims = await this.#verifyIdToken(tokens.idToken(), nonce);
    const identity = toIdentity(
      { ...claims, ...(await this.#askUserInfo(tokens, claims.sub)) },
      userIssuer(this.#config),
      this.#config,
    );
    return identity ?? refuse("noEmail");
  }

  async #verifyIdToken(idToken: string, nonce: string) {
    const { clientId } = this.#config;
    const { payload } = await jwtVerify(idToken, this.#provider.keys, {
      issuer: this.#provider.issuer,
      audience: clientId,
      algorithms: SIGNATURES,
      requiredClaims: ["sub", "exp", "iat"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    }).catch((error) => {
      if (error instanceof SignInRefused) throw error;
      return refuse("unverified", error);
    });
    if (payload.nonce !== nonce) refuse("unverified");
    // OpenID Connect Core 3.1.3.7: with several audiences we must be the authorized party.
    const shared = Array.isArray(payload.aud) && payload.aud.length > 1;
    if (shared || payload.azp !== undefined) {
      if (payload.azp !== clientId) refuse("unverified");
    }
    return payload;
  }

  async #askUserInfo(tokens: OAuth2Tokens, subject: string | undefined): Promise<object> {
    const endpoint = this.#provider.userinfo_endpoint;
    if (!endpoint) return {};
    const headers = { Accept: "application/json", Authorization: `Bearer ${tokens.accessToken()}` };
    const { status, json } = await askProvider(endpoint, { headers }, this.#config);
    const claims = z.object({ sub: z.string() }).loose().safeParse(json);
    if (status !== 200 || !claims.success || claims.data.sub !== subject) return refuse("unverified");
    return claims.data;
  }

  #nonce(state: string): string {
    return createHmac("sha256", deriveKey(this.#config, "nonce")).update(state).digest("base64url");
  }
}

function formEncode(text: string): string {
  return new URLSearchParams({ text }).toString().slice("text=".length);
}

/** Parts two texts that React renders beside each other; no reader sees it. */
export const BETWEEN_TEXTS = "<!-- -->";

/**
 * A browser without a screen: keeps cookies, follows redirects of its own origin, sends what a browser sends. It asks for
 * nothing compressed, which takes a tenth of the server's time: what is about that asks for it by itself.
 */
export class HttpClient {
  readonly base: string;
  private readonly cookies = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** One request, no redirect followed. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Accept-Encoding")) headers.set("Accept-Encoding", "identity");
    if (this.cookies.size > 0) headers.set("Cookie", this.cookieHeader);
    const response = await fetch(new URL(path, this.base), { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split(/;\s*/);
      const at = pair.indexOf("=");
      const isGone = attributes.some(
        (attribute) => /^max-age=0$/i.test(attribute) || /^expires=Thu, 01 Jan 1970/i.test(attribute),
      );
      if (isGone) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** A page, with the redirects that lead to it. */
  async open(path: string, init: RequestInit = {}): Promise<{ status: number; path: string; html: string }> {
    let response = await this.send(path, init);
    let at = new URL(path, this.base);
    for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 10; hops += 1) {
      at = new URL(response.headers.get("location") ?? "/", at);
      response = await this.send(at.href);
    }
    const html = (await response.text()).replaceAll(BETWEEN_TEXTS, "");
    return { status: response.status, path: at.pathname + at.search, html };
  }

  async json<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.send(path, init);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** A call of the JSON interface; without a body where none is given. */
  sendJson(method: string, path: string, body?: unknown): Promise<Response> {
    const json = { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    return this.send(path, { method, ...(body === undefined ? {} : json) });
  }

  /** Signs in at the demo provider: by a persona's button, or with an address of one's own. */
  async signIn(who: { persona: string } | { email: string }): Promise<void> {
    const page = await this.open("/api/login");
    const fields: Record<string, string> =
      "persona" in who ? { persona: who.persona } : { email: who.email, firstName: "Test", lastName: "Person" };
    const done = await this.open(page.path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: this.base },
      body: new URLSearchParams(fields),
    });
    if (done.status !== 200 || done.path !== "/") throw new Error(`Sign-in ended at ${done.path} with ${done.status}`);
  }

  /** Uploads a resume by POST /api/upload-resume. */
  async upload(
    file: { bytes: Uint8Array<ArrayBuffer>; filename: string; type: string },
    name: string,
  ): Promise<Response> {
    const form = new FormData();
    form.set("resume", new File([file.bytes], file.filename, { type: file.type }));
    form.set("name", name);
    return this.send("/api/upload-resume", { method: "POST", body: form });
  }
}

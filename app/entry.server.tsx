import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { startProduct } from "../server/boot.ts";
import { encodeBody, encodeSmallest } from "../server/http/encode-answer.ts";
import { entityTag, isKnown } from "../server/http/entity-tag.ts";
import { isDatabaseUnreachable } from "../server/http/errors.ts";
import { logger } from "../server/http/logger.ts";
import { ownTurn } from "../server/http/own-turn.ts";
import { VisitContext } from "./components/visit.ts";
import { databaseAwayContext, hostContext, keptContext } from "./context.ts";
import { readAppearance } from "./lib/appearance.ts";
import { readLanguage } from "../server/http/visitor-language.ts";
import { VARIES_BY_LANGUAGE } from "./middleware/language.ts";
import { getSignedIn, viewedUser } from "./middleware/session.ts";
import appStyles from "./styles/app.later.css?url";
import { FIRST_HASHES, firstStylesOf } from "./styles/first-screen.ts";

export { appStyles, FIRST_HASHES, hostContext };

/** Starts database, indexes and queue before the first request; main.ts stops them. */
export const product = await startProduct();

const RENDER_TIMEOUT_MS = 10_000;

type Page = { html: string; head: string; isFirst: boolean };

/** All that is to be loaded for a page is named before; to look for it in the whole page takes longer. */
const HEAD_END = "</head>";
const STYLES = /<link [^<>]*?rel="stylesheet" href="([^"]+)"/g;

function answerPage(
  { head, isFirst, ...page }: Page,
  { status, headers }: { status: number; headers: Headers },
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const html = Buffer.from(page.html);
  // A compressed page is read when the last of it is there: a quarter of a second later, on a slow line.
  for (const [, href] of head.matchAll(STYLES)) headers.append("Link", `<${href}>; rel=preload; as=style`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", VARIES_BY_LANGUAGE);
  if (context.get(keptContext) && status === 200 && !headers.has("Set-Cookie")) {
    const tag = entityTag(html);
    headers.set("ETag", tag);
    headers.set("Cache-Control", "private, no-cache");
    if (isKnown(tag, request.headers.get("If-None-Match"))) return new Response(null, { status: 304, headers });
  }
  const { encoding } = context.get(hostContext);
  const isRare = isFirst && request.headers.get("Accept-Encoding")?.includes("br");
  const body = isRare ? encodeSmallest(html, headers) : encodeBody(html, { headers, encoding });
  return new Response(body, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { context }) => {
  const { encoding } = context.get(hostContext);
  if (!response.body || encoding === null) return response;
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  return new Response(encodeBody(body, { headers, encoding }), { status, headers });
};

/** React Router wraps all routes that it is given anew for each page: it needs those of the page alone. */
function ownRoutes(context: EntryContext): EntryContext["manifest"] {
  const { routes } = context.manifest;
  const own = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]]);
  return { ...context.manifest, routes: Object.fromEntries(own) };
}

/** The data that goes with a page, read before: else the page would have to wait for it while it is rendered. */
async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
  return serverHandoffStream ? text(serverHandoffStream) : "";
}

/** What one rendering needs: it takes the stream, and notes what it has rendered. */
function withData(context: EntryContext, value: string): EntryContext {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } };
}

/** Parts whose code comes when they are first shown make a page wait for it, the first time in a process. */
async function renderWaiting(page: ReactNode, nonce: string | undefined): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onShellError: reject,
    // The router is told of it, and logs it.
    onError() {},
  });
  // It holds the whole page: left to run out, it would keep those of the last seconds in memory.
  const timer = setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  return promise.finally(() => clearTimeout(timer));
}

const SCRIPT_AHEAD = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
const BODY_END = "</body>";

/** Told of in the head, scripts share a slow line with the styles; what runs in a page waits until these are there. */
function tellOfScripts(scripts: string[], nonce: string | undefined): string {
  if (scripts.length === 0) return "";
  const link = 'Object.assign(document.createElement("link"),{rel:"modulepreload",href})';
  const tell = `for(const href of ${JSON.stringify(scripts)})document.head.append(${link})`;
  return `<script nonce="${nonce}">${tell}</script>`;
}

/** Styles before scripts. Put together once: to search in joined text again would copy all of it. */
function inOrder(html: string, nonce: string | undefined): Page {
  const scripts: string[] = [];
  const headEnd = html.indexOf(HEAD_END);
  const bodyEnd = html.lastIndexOf(BODY_END);
  const head = html.slice(0, headEnd).replace(SCRIPT_AHEAD, (_link, href: string) => {
    scripts.push(href);
    return "";
  });
  const { styles, isFirst } = firstStylesOf(html, headEnd);
  const within = styles === null ? "" : `<style>${styles}</style>`;
  const parts = [head, within, html.slice(headEnd, bodyEnd), tellOfScripts(scripts, nonce), html.slice(bodyEnd)];
  return { html: parts.join(""), head, isFirst };
}

/** As one text: to write a page in pieces costs a third more. */
function renderPage(page: () => ReactNode, nonce: string | undefined): string | Promise<string> {
  try {
    return `<!DOCTYPE html>${renderToString(page())}`;
  } catch {
    return renderWaiting(page(), nonce);
  }
}

/** Nothing waits for slow data, so a page is sent whole: one write, compressed once, costs half of a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // A page that is kept runs no script of its own, and would be another page with each nonce.
  const nonce = context.get(keptContext) ? undefined : context.get(hostContext).nonce;
  const signedIn = getSignedIn(context);
  const { pathname, search } = new URL(request.url);
  const visit = {
    appearance: readAppearance(request.headers.get("Cookie")),
    isSignedIn: signedIn !== null,
    viewingAs: viewedUser(signedIn),
    language: readLanguage(request.headers),
    openedAt: pathname + search,
  };
  if (status === 405) headers.set("Allow", "GET, HEAD");
  const own = { ...entryContext, manifest: ownRoutes(entryContext) };
  const pageData = await readData(entryContext);
  // The data of many pages comes at once: rendered in one go, they would hold up everybody else.
  await ownTurn();
  const html = await renderPage(
    () => (
      <VisitContext value={visit}>
        <ServerRouter context={withData(own, pageData)} url={request.url} nonce={nonce} />
      </VisitContext>
    ),
    nonce,
  );
  return answerPage(inOrder(html, nonce), { status, headers }, request, context);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const path = new URL(request.url).pathname;
  if (isDatabaseUnreachable(error)) {
    context.set(databaseAwayContext, true);
    return void logger.warn({ reason: error instanceof Error ? error.name : null, path }, "database unreachable");
  }
  if (isRouteErrorResponse(error) && error.status < 500) logger.info({ status: error.status, path }, "request refused");
  else logger.error({ err: error, path }, "request failed");
};

import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { startProduct } from "../server/boot.ts";
import { encodeBody } from "../server/http/encode-answer.ts";
import { entityTag, isKnown } from "../server/http/entity-tag.ts";
import { isDatabaseUnreachable } from "../server/http/errors.ts";
import { logger } from "../server/http/logger.ts";
import { VisitContext } from "./components/visit.ts";
import { databaseAwayContext, hostContext, keptContext } from "./context.ts";
import { readAppearance } from "./lib/appearance.ts";
import { readLanguage } from "../server/http/visitor-language.ts";
import { VARIES_BY_LANGUAGE } from "./middleware/language.ts";
import { getSignedIn, viewedUser } from "./middleware/session.ts";

export { hostContext };

/** Starts database, indexes and queue before the first request; main.ts stops them. */
export const product = await startProduct();

const RENDER_TIMEOUT_MS = 10_000;

function collect(onWhole: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(chunks));
      done();
    },
  });
}

type Page = { html: Buffer<ArrayBuffer>; status: number; headers: Headers };

function answerPage({ html, status, headers }: Page, request: Request, context: Readonly<RouterContextProvider>) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", VARIES_BY_LANGUAGE);
  if (context.get(keptContext) && status === 200 && !headers.has("Set-Cookie")) {
    const tag = entityTag(html);
    headers.set("ETag", tag);
    headers.set("Cache-Control", "private, no-cache");
    if (isKnown(tag, request.headers.get("If-None-Match"))) return new Response(null, { status: 304, headers });
  }
  const { encoding } = context.get(hostContext);
  return new Response(encodeBody(html, { headers, encoding }), { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { context }) => {
  const { encoding } = context.get(hostContext);
  if (!response.body || encoding === null) return response;
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  return new Response(encodeBody(body, { headers, encoding }), { status, headers });
};

/** React Router wraps all routes that it is given anew for each page: it needs those of the page alone. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { routes } = context.manifest;
  const own = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]]);
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(own) } };
}

/** Nothing waits for slow data, so a page is sent whole: one write, compressed once, costs half of a stream. */
export default function handleRequest(
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
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <VisitContext value={visit}>
        <ServerRouter context={withOwnRoutes(entryContext)} url={request.url} nonce={nonce} />
      </VisitContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          pipe(collect((html) => resolve(answerPage({ html, status: code, headers }, request, context))));
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          logger.error({ err: error }, "render failed");
        },
      },
    );
    // It holds the whole page: left to run out, it would keep those of the last seconds in memory.
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
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

import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { startProduct } from "../server/boot.ts";
import { isDatabaseUnreachable } from "../server/http/errors.ts";
import { logger } from "../server/http/logger.ts";
import { VisitContext } from "./components/visit.ts";
import { databaseAwayContext, hostContext } from "./context.ts";
import { readAppearance } from "./lib/appearance.ts";
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

/** Nothing waits for slow data, so a page is sent whole: one write, compressed once, costs half of a stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(hostContext);
  const signedIn = getSignedIn(context);
  const visit = {
    appearance: readAppearance(request.headers.get("Cookie")),
    isSignedIn: signedIn !== null,
    viewingAs: viewedUser(signedIn),
  };
  if (status === 405) headers.set("Allow", "GET, HEAD");
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <VisitContext value={visit}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </VisitContext>,
      {
        nonce,
        onAllReady() {
          headers.set("Content-Type", "text/html; charset=utf-8");
          pipe(collect((html) => resolve(new Response(html, { headers, status: code }))));
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          logger.error({ err: error }, "render failed");
        },
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS).unref();
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

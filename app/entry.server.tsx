import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { startProduct } from "../server/boot.ts";
import { logger } from "../server/http/logger.ts";
import { VisitContext } from "./components/visit.ts";
import { hostContext } from "./context.ts";
import { readAppearance } from "./lib/appearance.ts";
import { getSignedIn } from "./middleware/session.ts";

export { hostContext };

/** Before the first request is answered: database, indexes, queue. main.ts stops it again. */
export const product = await startProduct();

const RENDER_TIMEOUT_MS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(hostContext);
  const visit = {
    appearance: readAppearance(request.headers.get("Cookie")),
    isSignedIn: getSignedIn(context) !== null,
  };
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <VisitContext value={visit}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </VisitContext>,
      {
        nonce,
        onShellReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
          pipe(body);
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

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logger.error({ err: error, path: new URL(request.url).pathname }, "request failed");
};

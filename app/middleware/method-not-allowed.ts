import type { MiddlewareFunction } from "react-router";

export function methodNotAllowed(allow: string): () => Response {
  return () => Response.json({ message: "Method not allowed" }, { status: 405, headers: { Allow: allow } });
}

/** No loader: a browser would take it for data of the form, and fetch it ahead. */
export const postOnly: MiddlewareFunction<Response> = ({ request }, next) =>
  ["GET", "HEAD"].includes(request.method) ? methodNotAllowed("POST")() : next();

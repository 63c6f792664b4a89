import type { MiddlewareFunction } from "react-router";
import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import { isForeignWrite } from "../../server/http/same-origin.ts";

export const requireSameOrigin: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const isForeign = isForeignWrite(
    {
      method: request.method,
      path: url.pathname,
      secFetchSite: request.headers.get("sec-fetch-site"),
      origin: request.headers.get("origin"),
    },
    getAuthConfig().appUrl,
  );
  if (isForeign) return Response.json({ message: "This request came from another site." }, { status: 403 });
  return next();
};

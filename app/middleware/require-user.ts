import { data, type MiddlewareFunction } from "react-router";
import { getSignedIn } from "./session.ts";

export const requireUser: MiddlewareFunction<Response> = ({ context }, next) => {
  if (!getSignedIn(context)) throw data(null, { status: 404 });
  return next();
};

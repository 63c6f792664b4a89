import { data, type MiddlewareFunction } from "react-router";
import { getSignedIn } from "./session.ts";

/** For users the public pages do not exist (RT-05). */
export const requireVisitor: MiddlewareFunction<Response> = ({ context }, next) => {
  if (getSignedIn(context)) throw data(null, { status: 404 });
  return next();
};

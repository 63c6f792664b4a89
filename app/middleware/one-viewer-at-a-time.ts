import type { MiddlewareFunction } from "react-router";
import { oneAtATime } from "../../server/http/in-turn.ts";
import { parseViewer } from "../routes/resumes/viewer-params.ts";
import { orRefusedPage } from "./refused-page.ts";
import { getSignedIn } from "./session.ts";

const takeTurn = oneAtATime();

/** Pages with a resume open may be long: a user's are made one after the other, so that many hold up nobody else. */
export const oneViewerAtATime: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const signedIn = getSignedIn(context);
  if (!signedIn || !parseViewer(url.search)) return next();
  const endTurn = await orRefusedPage(takeTurn(signedIn.user._id));
  try {
    return await next();
  } finally {
    endTurn();
  }
};

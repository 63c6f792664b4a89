import type { MiddlewareFunction } from "react-router";
import { oneAtATime } from "../../server/http/in-turn.ts";
import { parseViewer } from "../routes/resumes/viewer-params.ts";
import { orRefusedPage } from "./refused-page.ts";
import { getSignedIn } from "./session.ts";

const takeTurn = oneAtATime();

/** Long resumes take time, so each user's are rendered one after the other. */
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

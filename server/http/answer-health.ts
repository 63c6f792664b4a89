import { Router } from "express";
import type { Serving } from "./stop-serving.ts";

/** `/healthz`: the process lives. `/readyz`: 503 while it cannot serve people or is shutting down. */
export function answerHealth(serving: Serving, isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => void response.set("Cache-Control", "no-store").json({ status: "ok" }));
  router.get("/readyz", async (_request, response) => {
    serving.readinessAskedAt = performance.now();
    const ready = !serving.isLeaving && (await isReady());
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: ready ? "ready" : "not ready" });
  });
  return router;
}

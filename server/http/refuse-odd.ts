import type { RequestHandler } from "express";
import type { Env } from "../env.ts";
import { isForeignWrite } from "./same-origin.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Refuses what needs no route: no single host (400), an unknown method (501), a write from another site (403). */
export function refuseOdd(env: Env): RequestHandler {
  return (request, response, next) => {
    const { method, path, headersDistinct } = request;
    const hosts = headersDistinct.host ?? [];
    if (hosts.length !== 1 || !URL.canParse(`http://${hosts[0]}`)) {
      return void response.status(400).type("text").send("This request names no host, or several.");
    }
    if (!METHODS.has(method)) return void response.status(501).type("text").send("Not implemented");
    const origin = request.get("origin") ?? null;
    const secFetchSite = request.get("sec-fetch-site") ?? null;
    if (isForeignWrite({ method, path, secFetchSite, origin }, env.APP_URL)) {
      return void response.status(403).json({ message: "This request came from another site." });
    }
    next();
  };
}

import type { ServerBuild } from "react-router";
import { routePatterns } from "../metrics/route-patterns.ts";

/** What lies below them answers a script or a form: nearly all routes, and hardly a page among them. */
const WITHOUT_PAGES = new Set(["api", "forms"]);

export type PageRoutes = {
  /** The build without the routes that the address of a page cannot meet. */
  build: ServerBuild;
  /** Whether a path leads to one of these routes alone. */
  hold(path: string): boolean;
};

const OF_DATA = /_?\.data$/;

function firstSegment(path: string): string {
  return path.split("/", 2)[1] ?? "";
}

/** React Router tries one route after the other, twice a page: with these alone it has an eighth of them to try. */
export function pageRoutesOf(build: ServerBuild): PageRoutes {
  const routes = Object.entries(build.routes).filter(
    ([, route]) => !WITHOUT_PAGES.has(route?.path?.split("/")[0] ?? ""),
  );
  const pages = { ...build, routes: Object.fromEntries(routes) };
  const segments = new Set(routePatterns(pages).map(firstSegment));
  return {
    build: pages,
    // Whatever is written in another way, or leads nowhere, is for all routes to tell.
    hold(path) {
      const page = path.replace(OF_DATA, "");
      const first = firstSegment(page);
      return page === "/" || (first !== "" && segments.has(first));
    },
  };
}

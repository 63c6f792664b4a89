import type { ServerBuild } from "react-router";

/** The full pattern of each route of a build: `/api/resumes/:id`. */
export function routePatterns({ routes }: Pick<ServerBuild, "routes">): string[] {
  function pathOf(id: string): string {
    const route = routes[id];
    if (!route) return "";
    const above = route.parentId ? pathOf(route.parentId) : "";
    return route.path ? `${above}/${route.path}` : above;
  }
  return [...new Set(Object.keys(routes).map((id) => pathOf(id) || "/"))];
}

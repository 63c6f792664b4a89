import { matchRoutes, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { pageRoutesOf } from "./page-routes.ts";

type Configured = { id?: string; path?: string; index?: boolean; file: string; children?: Configured[] };

function entries(configured: readonly Configured[], parentId?: string): [string, object][] {
  return configured.flatMap((route) => {
    const { path, index, children = [] } = route;
    const id = route.id ?? route.file;
    return [[id, { id, parentId, path, index, module: {} }], ...entries(children, id)] as [string, object][];
  });
}

type Tree = { id: string; parentId?: string; path?: string; index?: boolean; children?: Tree[] };

function treeOf(build: Pick<ServerBuild, "routes">, parentId?: string): Tree[] {
  const own = Object.values(build.routes).filter((route) => route && route.parentId === parentId) as Tree[];
  return own.map((route) => (route.index ? route : { ...route, children: treeOf(build, route.id) }));
}

function matched(build: Pick<ServerBuild, "routes">, path: string): string[] | undefined {
  // Its type knows only routes that are either an index or have children.
  return matchRoutes(treeOf(build) as Parameters<typeof matchRoutes>[0], path)?.map(({ route }) => String(route.id));
}

const inHex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

const build = { routes: Object.fromEntries(entries(routes as Configured[])) } as unknown as ServerBuild;
const pages = pageRoutesOf(build);

test("an address meets the same route among those of pages as among all", () => {
  const patterns = Object.values(build.routes).flatMap((route) => (route?.path && !route.parentId ? [route.path] : []));
  const written = patterns.flatMap((path) => {
    const whole = `/${path.replaceAll(/:[^/]+/g, "a1")}`;
    return [
      whole,
      `${whole}/`,
      `${whole}.data`,
      whole.toUpperCase(),
      `/${whole}`,
      `${whole}/x`,
      whole.replace(/[a-z]/, inHex),
    ];
  });
  const odd = ["/", "//", "/_.data", "/%61pi/jobs", "/API/jobs", "//api/jobs", "/*", "/nothing", "/forms", "/api"];
  const held = [...written, ...odd, "/analytics/%2e%2e/api/jobs"].filter((path) => pages.hold(path));
  expect(held.length).toBeGreaterThan(40);
  for (const path of held) expect([path, matched(pages.build, path)]).toEqual([path, matched(build, path)]);
});

test("what answers forms and scripts is not tried for a page", () => {
  expect(Object.keys(pages.build.routes).length).toBeLessThan(Object.keys(build.routes).length / 3);
  for (const path of ["/", "/_.data", "/my-resumes", "/my-resumes.data", "/analytics/applications/1", "/faq"]) {
    expect(pages.hold(path)).toBe(true);
  }
  for (const path of ["/api/jobs", "/forms/account/delete", "/API/jobs", "/%61pi/jobs", "/nothing"]) {
    expect(pages.hold(path)).toBe(false);
  }
});

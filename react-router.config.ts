import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is known from the start: one request less on slow lines, and no /__manifest to flood.
  routeDiscovery: { mode: "initial" },
  // The code of a form is a line: apart from its route it would be a file more.
  splitRouteModules: false,
  // Our own gate (server/http/same-origin.ts) covers every path, resource routes included.
  allowedActionOrigins: ["**"],
} satisfies Config;

import { createElement as h } from "react";
import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { createRequestHandler } from "@react-router/express";
import express from "express";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, Outlet, Scripts, type ServerBuild, ServerRouter, useLoaderData } from "react-router";
import { compressAnswers } from "../../server/http/compress-answers.ts";

/**
 * The floor that `bench:pages` compares with: one React Router route that renders fifty jobs of a list from memory, with
 * its data beside the HTML and no styles, session or database: `node tests/bench/bare-page.ts LIST.json PORT`.
 */
const [, , file = "", port = "0"] = process.argv;

export type BareJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: string;
  score: number;
  skills: string[];
};

const jobs: BareJob[] = JSON.parse(readFileSync(file, "utf8"));

function Job({ job }: { job: BareJob }) {
  return h(
    "article",
    { "aria-labelledby": job.id },
    h("h3", { id: job.id }, job.title),
    h("p", null, h("span", null, job.company), h("span", null, job.location), h("span", null, job.salary)),
    h("b", null, `${job.score}%`),
    h("ul", null, ...job.skills.map((skill) => h("li", { key: skill }, skill))),
    h("a", { href: `/jobs/${job.id}` }, "Details"),
  );
}

function List() {
  const { jobs: shown } = useLoaderData<{ jobs: BareJob[] }>();
  return h("main", null, h("h1", null, "Jobs"), ...shown.map((job) => h(Job, { key: job.id, job })));
}

function Root() {
  return h("html", { lang: "en" }, h("head", null, h("title", null, "Jobs")), h("body", null, h(Outlet), h(Scripts)));
}

/** As React Router's own entry does it: the answer streams. */
function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const inManifest = {
  module: "/assets/route.js",
  imports: [],
  hasAction: false,
  hasLoader: false,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

// Written by hand what the framework's build writes, so that the floor needs no build of its own.
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    list: { id: "list", parentId: "root", index: true, module: { default: List, loader: () => ({ jobs }) } },
  },
  assets: {
    version: "1",
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: [] },
    routes: {
      root: { ...inManifest, id: "root", path: "" },
      list: { ...inManifest, id: "list", parentId: "root", index: true, hasLoader: true },
    },
  },
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: "/",
  routeDiscovery: { mode: "initial" },
  ssr: true,
  allowedActionOrigins: undefined,
} as unknown as ServerBuild; // its type names more than a server without a build needs

const app = express();
app.disable("x-powered-by");
app.use(compressAnswers());
app.all("/{*splat}", createRequestHandler({ build, mode: "production" }));
app.listen(Number(port), "127.0.0.1");

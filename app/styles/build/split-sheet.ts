import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ChildNode, Declaration, Node, Plugin, Root, Rule } from "postcss";
import { isLater, LATER_PARAMS } from "./later-rules.ts";

const GROUPS = ["app", "public"];
const PARTS = ["first", "later"];

export const namesRead = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

const isProperty = (node: Node): node is Declaration =>
  node.type === "decl" && (node as Declaration).prop.startsWith("--");

/** The sheets of single screens stand beside app.css, which holds the values for them. */
export function readBeside(root: Root): string[] {
  const file = root.source?.input.file ?? "";
  if (!path.basename(file).startsWith("app.")) return [];
  return globSync("*.css", { cwd: path.dirname(file) }).flatMap((name) =>
    namesRead(readFileSync(path.join(path.dirname(file), name), "utf8")),
  );
}

function isLaterRule(rule: Rule, isForVisitors: boolean): boolean {
  for (let at: Node | undefined = rule.parent; at; at = at.parent) {
    if (at.type === "atrule" && LATER_PARAMS.test((at as Node & { params: string }).params)) return true;
    if (at.type === "rule" && isLaterRule(at as Rule, isForVisitors)) return true;
  }
  return rule.selectors.every((selector) => isLater(selector, isForVisitors));
}

function findLater(root: Root, isForVisitors: boolean): Set<ChildNode> {
  const later = new Set<ChildNode>();
  root.walkRules((rule) => {
    if (isLaterRule(rule, isForVisitors)) rule.walkDecls((declaration) => void later.add(declaration));
  });
  for (let found = true; found; ) {
    found = false;
    const read = new Set<string>();
    root.walkDecls((declaration) => {
      if (later.has(declaration)) return;
      for (const name of namesRead(declaration.value)) read.add(name);
    });
    root.walkDecls((declaration) => {
      if (later.has(declaration) || !isProperty(declaration) || read.has(declaration.prop)) return;
      later.add(declaration);
      found = true;
    });
  }
  return later;
}

/** `app.first.css` becomes what the first screens show, `app.later.css` the rest of app.css, in its order. */
export function splitSheet(): Plugin {
  return {
    postcssPlugin: "split-sheet",
    OnceExit(root) {
      const [group = "", part = ""] = path.basename(root.source?.input.file ?? "").split(".");
      if (!GROUPS.includes(group) || !PARTS.includes(part)) return;
      const later = findLater(root, group === "public");
      root.walkDecls((declaration) => {
        if (later.has(declaration) === (part === "first")) declaration.remove();
      });
      dropEmpty(root);
    },
  };
}

export function dropEmpty(root: Root): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    root.walk((node) => {
      if ((node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0) {
        node.remove();
        dropped = true;
      }
    });
  }
}

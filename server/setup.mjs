// What every script of package.json runs first, on any Node from 18 on: install by the lock file and, for `start` and
// `test`, build, each only when something changed. Plain JavaScript: dependencies are not installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { refusalFor, thisMachine } from "./supported-machine.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const task = process.argv[2] ?? "start";
const BUILT = new Set(["start", "test"]);
const BUILD_INPUTS = [
  "app",
  "server",
  "models",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];

function fail(sentence) {
  say(sentence);
  process.exit(1);
}

/** Standard output may be read by another program. */
function say(sentence) {
  console.error(sentence);
}

function run(args, what) {
  const result = spawnSync("npm", args, { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "" } });
  if (result.status === 0) return;
  console.error(result.stdout ?? "", result.stderr ?? "", result.error ?? "");
  fail(`${what} failed; what it said stands above.`);
}

function changed(stamp, value) {
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== value;
}

function* filesOf(name) {
  const file = path.join(root, name);
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory())
    for (const child of readdirSync(file).sort()) yield* filesOf(path.join(name, child));
  else yield name;
}

function hashOf(names) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const name of names)
    for (const file of filesOf(name)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

function install() {
  const stamp = path.join(root, "node_modules", ".installed");
  const wanted = hashOf(["package.json", "package-lock.json"]);
  if (!changed(stamp, wanted)) return;
  say("Installing packages, as locked ...");
  rmSync(stamp, { force: true });
  run(["ci", "--include=dev", "--include=optional", "--no-fund", "--no-audit", "--loglevel=error"], "Installing");
  writeFileSync(stamp, wanted);
}

function build() {
  const stamp = path.join(root, "build", ".built");
  const wanted = hashOf(BUILD_INPUTS);
  if (!changed(stamp, wanted)) return;
  say("Building ...");
  rmSync(path.join(root, "build"), { recursive: true, force: true });
  run(["run", "build", "--loglevel=error"], "Building");
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const refusal = refusalFor(thisMachine());
if (refusal) fail(refusal);
install();
if (BUILT.has(task)) build();

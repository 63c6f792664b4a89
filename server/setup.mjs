// What `npm start`, `npm run dev` and `npm test` run first, on any Node from 18 on: install what the lock file names,
// and build, each only when something changed. Plain JavaScript without dependencies: nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const task = process.argv[2] ?? "start";
const [major] = process.versions.node.split(".").map(Number);
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
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
  console.error(sentence);
  process.exit(1);
}

function run(args, what) {
  const result = spawnSync(npm, args, { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "" } });
  if (result.status === 0) return;
  console.error(result.stdout ?? "", result.stderr ?? "", result.error ?? "");
  fail(`${what} failed; what it said stands above.`);
}

/** True when `stamp` does not hold `value` yet. */
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
  console.log("Installing packages, as locked ...");
  rmSync(stamp, { force: true });
  run(["ci", "--include=dev", "--include=optional", "--no-fund", "--no-audit", "--loglevel=error"], "Installing");
  writeFileSync(stamp, wanted);
}

function build() {
  const stamp = path.join(root, "build", ".built");
  const wanted = hashOf(BUILD_INPUTS);
  if (!changed(stamp, wanted)) return;
  console.log("Building ...");
  rmSync(path.join(root, "build"), { recursive: true, force: true });
  run(["run", "build", "--loglevel=error"], "Building");
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (major < 20) fail(`Northfold needs Node 20 or later to set itself up; this is ${process.version}.`);
install();
if (task !== "dev") build();

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { type App, databaseUri, freePort, startApp } from "../setup/app-process.ts";
import { commandsOf } from "../setup/counted-commands.ts";
import { startDatabaseGate } from "../setup/database-gate.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { weighPage } from "../setup/page-weight.ts";
import { until } from "../setup/until.ts";
import type { BareJob } from "./bare-page.ts";
import { openReport } from "./bench-report.ts";
import { type Asked, askFor, cpuMsOf, databaseOf, withChildren } from "./page-load.ts";
import { fillMatches, fillUsers, readTexts } from "./pages-data.ts";
import { visitSlowly } from "./slow-line.ts";

/**
 * What each main screen costs with 300 matches and 1,000 users: commands, bytes, processor's time, requests a second
 * beside a ping and a bare React Router page: `npm run bench:pages -- [--data DIR] [--quick] [--processes 2] [--json]`.
 */
const { report, isOn, textOf } = openReport("pages bench", ["quick"], ["processes"]);
const isQuick = isOn("quick");
const MATCHES = 300;
const USERS = 1_000;
const SECONDS = isQuick ? 2 : 4;
const ROUNDS = isQuick ? 1 : 3;
const LEVELS = [1, 10, 50];
const GROWTH = isQuick ? [10, 3_000] : [10, 300, 3_000];
const CPU_REQUESTS = isQuick ? 60 : 200;
const SCREENS = [
  { name: "dashboard", path: "/" },
  { name: "filtered", path: "/?q=team&remote=remote" },
  { name: "my resumes", path: "/my-resumes" },
  { name: "ai materials", path: "/ai-materials" },
  { name: "analytics", path: "/analytics" },
  { name: "posting", path: "/api/jobs/bench-1/posting" },
];

type Costs = { web: number; database: number };

/** One request after the other: what each takes of the processor, in ms. */
async function costsOf(app: App, asked: Asked): Promise<Costs> {
  const database = databaseOf(app.dataDir);
  const web = withChildren(app.process.pid).filter((pid) => !database.includes(pid));
  await askFor(asked, { connections: 1, seconds: 1 });
  const before = { web: cpuMsOf(web), database: cpuMsOf(database) };
  const client = new HttpClient(asked.origin);
  for (let count = 0; count < CPU_REQUESTS; count += 1) {
    const headers = { Cookie: asked.cookie ?? "", "Accept-Encoding": "gzip, deflate, br" };
    await client.send(asked.path, { headers }).then((answer) => answer.arrayBuffer());
  }
  return {
    web: (cpuMsOf(web) - before.web) / CPU_REQUESTS,
    database: (cpuMsOf(database) - before.database) / CPU_REQUESTS,
  };
}

/** The commands of the screens: counted in front of the same database, of a second process of the product. */
async function countCommands(app: App, cookie: string): Promise<Map<string, number>> {
  const given = databaseUri(app.port);
  const joined = given ? null : await joinEmbeddedDatabase(app.dataDir);
  const gate = await startDatabaseGate(given ?? joined?.uri ?? "");
  const counted = await startApp({ MONGODB_URI: gate.uri, SWEEP_SECONDS: "3600" });
  const client = new HttpClient(counted.url);
  for (const pair of cookie.split("; ")) client.setCookie(pair.split("=")[0]!, pair.slice(pair.indexOf("=") + 1));
  const counts = new Map<string, number>();
  for (const { name, path: screen } of SCREENS) {
    const commands = await commandsOf(gate, client, screen);
    counts.set(name, commands.length);
    const grouped = Object.entries(Object.groupBy(commands, (command) => command));
    report.say(
      `${name.padEnd(12)} ${String(commands.length).padStart(3)} commands: ` +
        grouped.map(([command, all = []]) => command + (all.length > 1 ? ` x${all.length}` : "")).join(", "),
    );
  }
  await counted.stop();
  await gate.close();
  await joined?.leave();
  return counts;
}

/** Of the first visit, which brings most. */
async function weighAll(client: HttpClient): Promise<void> {
  const visitor = new HttpClient(client.base);
  const kb = (bytes: number) => bytes / 1_000;
  for (const { name, path: screen } of [...SCREENS, { name: "landing", path: "/" }]) {
    const who = name === "landing" ? visitor : client;
    if (who === client) client.setCookie("sheet", "none");
    const whole = await weighPage(who, screen);
    if (who === client) client.setCookie("sheet", "none");
    const plain = await weighPage(who, screen, { withScripts: false });
    report.say(
      `${name.padEnd(12)} ${kb(whole.bytes).toFixed(1).padStart(6)} KB in ${whole.requests} requests ` +
        `(html ${kb(whole.html).toFixed(1)}, js ${kb(whole.js).toFixed(1)}, css ${kb(whole.css).toFixed(1)}); ` +
        `without scripts ${kb(plain.bytes).toFixed(1)} KB in ${plain.requests}`,
    );
    if (name === "landing") report.figure("landing_kb", kb(whole.bytes));
    if (name !== "dashboard") continue;
    report.figure("dashboard_kb_js", kb(whole.bytes));
    report.figure("dashboard_kb_nojs", kb(plain.bytes));
    report.figure("dashboard_requests_js", whole.requests);
    report.figure("dashboard_requests_nojs", plain.requests);
  }
}

/** In Chromium, with a quarter of the processor, 400 kbit/s and 400 ms to the server. */
async function visitOnSlowLine(origin: string, cookies: string): Promise<void> {
  const cookie = cookies.replace(/(^|; )sheet=[^;]*/, "");
  const asked = [
    { name: "dashboard", origin, path: "/", cookie },
    { name: "landing", origin, path: "/" },
  ];
  const visits = await visitSlowly(asked, ROUNDS);
  for (const [index, { first, again, moved }] of visits.entries()) {
    const { name } = asked[index]!;
    report.say(`${name.padEnd(12)} slow line: ${first.toFixed(2)} s, again ${again.toFixed(2)} s, moved ${moved}`);
    report.figure(`${name}_slow_s`, first);
    report.figure(`${name}_slow_again_s`, again);
  }
}

async function startBarePage(folder: string, jobs: BareJob[]): Promise<{ origin: string; stop(): Promise<void> }> {
  const file = path.join(folder, "list.json");
  writeFileSync(file, JSON.stringify(jobs));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "bare-page.ts"), file, String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(origin).then(
      () => true,
      () => null,
    ),
  );
  return {
    origin,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** In turns, so that whatever else the machine does meets all of them; the best round of each. */
async function race(contenders: (Asked & { name: string })[]): Promise<void> {
  for (const connections of LEVELS) {
    const best = new Map<string, { rate: number; p50: number; p99: number; failed: number }>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const contender of contenders) {
        const load = await askFor(contender, { connections, seconds: SECONDS });
        if (load.rate > (best.get(contender.name)?.rate ?? 0)) best.set(contender.name, load);
      }
    }
    for (const [name, { rate, p50, p99, failed }] of best) {
      report.say(
        `${String(connections).padStart(3)} connections  ${name.padEnd(12)} ${rate.toFixed(0).padStart(6)} req/s  ` +
          `p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms${failed ? `  ${failed} FAILED` : ""}`,
      );
    }
    const [dashboard, bare] = [best.get("dashboard")!, best.get("bare")!];
    if (connections !== LEVELS.at(-1)) continue;
    report.figure("dashboard_rps", dashboard.rate);
    report.figure("bare_rps", bare.rate);
    report.figure("dashboard_of_bare", dashboard.rate / bare.rate);
    report.figure("p99_ms", dashboard.p99);
  }
}

async function measureGrowth(app: App, asked: Asked): Promise<void> {
  for (const count of GROWTH) {
    await fillMatches(app, texts, count);
    const { web, database } = await costsOf(app, asked);
    report.say(
      `with ${String(count).padStart(5)} matches: web ${web.toFixed(1)} ms, database ${database.toFixed(1)} ms`,
    );
  }
}

const texts = readTexts(report, MATCHES);
const processes = textOf("processes") ?? "2";
const app = await startApp({ WEB_CONCURRENCY: processes, SWEEP_SECONDS: "3600" });
try {
  const client = await prepareDemoUser(app.url, "pro");
  await fillUsers(app, USERS);
  const list = await fillMatches(app, texts, MATCHES);
  // Who comes often, and has the whole sheet: the second page still brings rules within it.
  await client.open("/");
  const cookie = client.cookieHeader;
  const counts = await countCommands(app, cookie);
  report.figure("dashboard_commands", counts.get("dashboard") ?? Number.NaN);
  await weighAll(client);
  for (const { name, path: screen } of SCREENS) {
    const { web, database } = await costsOf(app, { origin: app.url, path: screen, cookie });
    report.say(`${name.padEnd(12)} a request: web ${web.toFixed(1)} ms, database ${database.toFixed(1)} ms`);
  }
  await visitOnSlowLine(app.url, cookie);
  const bare = await startBarePage(app.dataDir, list);
  await race([
    { name: "ping", origin: app.url, path: "/healthz" },
    { name: "bare", origin: bare.origin, path: "/" },
    { name: "dashboard", origin: app.url, path: "/", cookie },
    { name: "landing", origin: app.url, path: "/" },
  ]);
  await bare.stop();
  await measureGrowth(app, { origin: app.url, path: "/", cookie });
} finally {
  await app.stop();
}
report.close();

import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createOutsideDoor, type OutsideLimits } from "./fetch-outside.ts";
import { createHostTurns, type HostTurns } from "./outside/host-turns.ts";
import { isPublicAddress } from "./outside/public-address.ts";

/** 127.0.0.1 plays the public internet; every other address is judged as always. */
const INTERNET = "127.0.0.1";

type Names = Record<string, string[] | (() => string[])>;

type Site = { port: string; paths: string[]; connections(): number; lastHeaders(): Record<string, unknown> };

async function startSite(handler: RequestListener, { host = INTERNET, robots = "" } = {}): Promise<Site> {
  const paths: string[] = [];
  let connections = 0;
  let lastHeaders = {};
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt") {
      return response.writeHead(robots ? 200 : 404, { Connection: "close" }).end(robots);
    }
    paths.push(request.url ?? "");
    lastHeaders = request.headers;
    handler(request, response);
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  // A server that listens on TCP has an address object.
  const port = String((server.address() as AddressInfo).port);
  return { port, paths, connections: () => connections, lastHeaders: () => lastHeaders };
}

type DoorSettings = { names?: Names; ports?: string[]; limits?: OutsideLimits; turns?: HostTurns; gapMs?: number };

function openDoor({ names = {}, ports = [], limits, turns = createHostTurns(), gapMs = 0 }: DoorSettings = {}) {
  const door = createOutsideDoor({
    userAgent: "Northfold/1.0 (+https://northfold.example)",
    turns,
    ports,
    isAllowed: (address) => address === INTERNET || isPublicAddress(address),
    resolve(hostname, callback) {
      const found = names[hostname];
      const addresses = typeof found === "function" ? found() : found;
      if (!addresses) return callback(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }), []);
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    },
  });
  onTestFinished(() => door.close());
  return (address: string, request: Partial<Parameters<typeof door.read>[1]> = {}) =>
    door.read(address, { types: ["html", "json"], gapMs, ...(limits ? { limits } : {}), ...request });
}

function page(text: string): RequestListener {
  return (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(text);
}

test("SECURITY SSRF a public page is read, under an honest name and without cookies", async () => {
  const site = await startSite(page("<h1>Hello</h1>"));
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [site.port] });
  const answer = await read(`http://jobs.test:${site.port}/careers?x=1`);
  expect(answer).toMatchObject({ status: 200, text: "<h1>Hello</h1>" });
  expect(site.paths).toEqual(["/careers?x=1"]);
  expect(site.lastHeaders()["user-agent"]).toBe("Northfold/1.0 (+https://northfold.example)");
  expect(site.lastHeaders()).not.toHaveProperty("cookie");
});

const INWARD_ADDRESSES = [
  "127.0.0.2",
  "127.1.2.3",
  "2130706434",
  "0x7f000002",
  "0177.0.0.2",
  "127.2",
  "0x7f.0.0.2",
  "127.0.0.2.",
  "0.0.0.0",
  "0",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "0xa9fea9fe",
  "100.64.0.1",
  "100.100.100.200",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "168.63.129.16",
  "[::]",
  "[::1]",
  "[::ffff:127.0.0.2]",
  "[::ffff:7f00:2]",
  "[::ffff:a9fe:a9fe]",
  "[::7f00:2]",
  "[64:ff9b::7f00:2]",
  "[64:ff9b::a9fe:a9fe]",
  "[64:ff9b:1::a00:1]",
  "[2002:7f00:2::]",
  "[2001:0:7f00:2::]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fec0::1]",
  "[ff02::1]",
  "[2001:db8::1]",
  "[100::1]",
  "[5f00::1]",
  "[4000::1]",
];

test("SECURITY SSRF no way of writing an inward address is read, not even a connection is made", async () => {
  const inside = await startSite(page("secret"), { host: "127.0.0.2" });
  const read = openDoor({ ports: [inside.port] });
  for (const host of INWARD_ADDRESSES) {
    await expect(read(`http://${host}:${inside.port}/`), host).rejects.toMatchObject({ problem: "not-public" });
  }
  expect(inside.connections()).toBe(0);
});

test("SECURITY SSRF a name that leads inward is refused in the same words as one that does not exist", async () => {
  const inside = await startSite(page("secret"), { host: "127.0.0.2" });
  const names: Names = Object.fromEntries(
    INWARD_ADDRESSES.filter((host) => /^\[.*\]$|^\d+\.\d+\.\d+\.\d+$/.test(host)).map((host, at) => [
      `inward${at}.test`,
      [host.replace(/^\[|\]$/g, "")],
    ]),
  );
  const read = openDoor({ names: { ...names, "both.test": [INTERNET, "127.0.0.2"] }, ports: [inside.port] });
  expect(Object.keys(names).length).toBeGreaterThan(25);
  for (const name of [...Object.keys(names), "both.test", "nowhere.test"]) {
    await expect(read(`http://${name}:${inside.port}/`), String(names[name])).rejects.toMatchObject({
      problem: "not-public",
      message: `There is no public website at ${name}.`,
    });
  }
  expect(inside.connections()).toBe(0);
});

test("SECURITY SSRF a name that resolves anew to an inward address is refused then: what is checked is dialled", async () => {
  const outside = await startSite((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html", Connection: "close" }).end("ok");
  });
  const inside = await startSite(page("secret"), { host: "127.0.0.2" });
  let asked = 0;
  const answers = [[INTERNET], [INTERNET], ["127.0.0.2"], [INTERNET, "127.0.0.2"]];
  const names = { "rebind.test": () => answers[Math.min(asked++, answers.length - 1)]! };
  const read = openDoor({ names, ports: [outside.port, inside.port] });
  const address = `http://rebind.test:${outside.port}/`;
  expect((await read(address)).text).toBe("ok");
  await expect(read(address)).rejects.toMatchObject({ problem: "not-public" });
  await expect(read(`http://rebind.test:${inside.port}/`)).rejects.toMatchObject({ problem: "not-public" });
  expect(inside.connections()).toBe(0);
  expect(asked).toBe(4);
});

test("SECURITY SSRF each redirect is checked again, whatever it leads to", async () => {
  let target = "";
  const outside = await startSite((_, response) => response.writeHead(302, { Location: target }).end());
  const inside = await startSite(page("secret"), { host: "127.0.0.2" });
  const names = { "jobs.test": [INTERNET], "inward.test": ["127.0.0.2"] };
  const read = openDoor({ names, ports: [outside.port, inside.port] });
  const targets = [
    `http://127.0.0.2:${inside.port}/`,
    `http://inward.test:${inside.port}/`,
    `http://2130706434:${inside.port}/`,
    "http://169.254.169.254/latest/meta-data/",
    "http://[::ffff:127.0.0.2]/",
    `http://user:password@jobs.test:${outside.port}/`,
    "http://jobs.test:22/",
    "file:///etc/passwd",
    "ftp://jobs.test/",
    "data:text/html,secret",
    "javascript:alert(1)",
    "//127.0.0.2/",
    "http://",
  ];
  for (target of targets) {
    await expect(read(`http://jobs.test:${outside.port}/`), target).rejects.toMatchObject({
      problem: expect.stringMatching(/^(not-public|bad-address)$/),
      message: target.includes("inward.test")
        ? "There is no public website at inward.test."
        : "jobs.test leads on to an address that is not read.",
    });
  }
  expect(inside.connections()).toBe(0);
});

test("SECURITY SSRF other schemes, ports and addresses with a password are not read", async () => {
  const read = openDoor({ names: { "jobs.test": [INTERNET] } });
  for (const address of [
    "file:///etc/passwd",
    "ftp://jobs.test/",
    "gopher://jobs.test/",
    "data:text/html,x",
    "jobs.test",
    "",
    "http://jobs.test:22/",
    "http://jobs.test:6379/",
    "https://jobs.test:8443/",
    "http://me@jobs.test/",
    "http://me:secret@jobs.test/",
  ]) {
    await expect(read(address), address).rejects.toMatchObject({ problem: "bad-address" });
  }
});

test("a redirect is followed five times and no more, and one without an end is told", async () => {
  let left = 5;
  const site = await startSite((_, response) => {
    if (left-- > 0) return response.writeHead(301, { Location: `/next-${left}` }).end();
    response.writeHead(200, { "Content-Type": "text/html" }).end("there");
  });
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [site.port] });
  const address = `http://jobs.test:${site.port}/`;
  expect(await read(address)).toMatchObject({ text: "there", url: `${address}next-0` });
  left = 6;
  await expect(read(address)).rejects.toMatchObject({ problem: "redirects" });
  left = Number.POSITIVE_INFINITY;
  await expect(read(address)).rejects.toMatchObject({ problem: "redirects" });
});

test("SECURITY SSRF headers stay with the origin they were meant for", async () => {
  const elsewhere = await startSite(page("elsewhere"));
  const site = await startSite((request, response) => {
    const target = request.url === "/same" ? "/there" : `http://other.test:${elsewhere.port}/`;
    if (request.url === "/there") return response.writeHead(200, { "Content-Type": "text/html" }).end("same");
    response.writeHead(302, { Location: target, "Set-Cookie": "a=b" }).end();
  });
  const names = { "jobs.test": [INTERNET], "other.test": [INTERNET] };
  const read = openDoor({ names, ports: [site.port, elsewhere.port] });
  const headers = { "Authorization-Key": "secret", Authorization: "Bearer secret", "If-None-Match": '"1"' };
  await read(`http://jobs.test:${site.port}/same`, { headers });
  expect(site.lastHeaders()).toMatchObject({ "authorization-key": "secret", "if-none-match": '"1"' });
  expect(site.lastHeaders()).not.toHaveProperty("cookie");
  await read(`http://jobs.test:${site.port}/away`, { headers });
  expect(elsewhere.paths).toEqual(["/"]);
  for (const name of ["authorization-key", "authorization", "if-none-match", "cookie"]) {
    expect(elsewhere.lastHeaders()).not.toHaveProperty(name);
  }
});

const SMALL: OutsideLimits = { timeoutMs: 30_000, maxBytes: 100_000 };
const SHORT: OutsideLimits = { ...SMALL, timeoutMs: 400 };

test("bodies are counted after decompression: a bomb, an endless one and a broken one end in a sentence", async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
  const doubleBomb = gzipSync(gzipSync(Buffer.alloc(50 * 1024 * 1024)));
  const site = await startSite((request, response) => {
    const head = { "Content-Type": "text/html" };
    if (request.url === "/bomb") return response.writeHead(200, { ...head, "Content-Encoding": "gzip" }).end(bomb);
    if (request.url === "/double") {
      return response.writeHead(200, { ...head, "Content-Encoding": "gzip, gzip" }).end(doubleBomb);
    }
    if (request.url === "/broken") {
      return response.writeHead(200, { ...head, "Content-Encoding": "gzip" }).end("this is not gzip");
    }
    if (request.url === "/half") {
      response.writeHead(200, { ...head, "Content-Length": "1000" }).write("half");
      return setImmediate(() => response.destroy());
    }
    if (request.url === "/fits") return response.writeHead(200, head).end("x".repeat(SMALL.maxBytes));
    response.writeHead(200, head);
    const pour = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
    };
    response.on("drain", pour);
    pour();
  });
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [site.port], limits: SMALL });
  const at = (path: string) => read(`http://jobs.test:${site.port}${path}`);
  expect((await at("/fits")).text).toHaveLength(SMALL.maxBytes);
  for (const path of ["/bomb", "/double", "/endless"]) {
    const before = process.memoryUsage().rss;
    await expect(at(path), path).rejects.toMatchObject({ problem: "too-large" });
    expect(process.memoryUsage().rss - before, path).toBeLessThan(40 * 1024 * 1024);
  }
  for (const path of ["/broken", "/half"]) {
    await expect(at(path), path).rejects.toMatchObject({ problem: "unreachable" });
  }
});

test("time is counted over all hops: silence, a trickle, slow redirects and huge headers end in a sentence", async () => {
  const site = await startSite((request, response) => {
    if (request.url === "/silent") return;
    if (request.url === "/headers") {
      return response.writeHead(200, { "Content-Type": "text/html", "X-Much": "x".repeat(40_000) }).end("x");
    }
    if (request.url?.startsWith("/slow")) {
      setTimeout(() => response.writeHead(302, { Location: `${request.url}w` }).end(), 150);
      return;
    }
    response.writeHead(200, { "Content-Type": "text/html" });
    const trickle = setInterval(() => response.write("x"), 20);
    response.on("close", () => clearInterval(trickle));
  });
  const door = { names: { "jobs.test": [INTERNET] }, ports: [site.port] };
  const readShort = openDoor({ ...door, limits: SHORT });
  for (const path of ["/silent", "/trickle", "/slow"]) {
    const startedAt = Date.now();
    const reading = readShort(`http://jobs.test:${site.port}${path}`);
    await expect(reading, path).rejects.toMatchObject({ problem: "too-slow" });
    expect(Date.now() - startedAt, path).toBeLessThan(10_000);
  }
  const read = openDoor({ ...door, limits: SMALL });
  await expect(read(`http://jobs.test:${site.port}/headers`)).rejects.toMatchObject({ problem: "unreachable" });
});

test("a reading that is called off ends with the reason given", async () => {
  const site = await startSite(() => {});
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [site.port] });
  const reason = new Error("called off");
  const controller = new AbortController();
  const reading = read(`http://jobs.test:${site.port}/`, { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 50);
  await expect(reading).rejects.toBe(reason);
});

test("only text comes in; a failing page is its status", async () => {
  const site = await startSite((request, response) => {
    if (request.url === "/pdf") return response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF-");
    if (request.url === "/json") {
      return response.writeHead(200, { "Content-Type": "application/ld+json; charset=utf-8" }).end("{}");
    }
    if (request.url === "/304") return response.writeHead(304, { ETag: '"2"' }).end();
    response
      .writeHead(Number(request.url?.slice(1)), { "Content-Type": "text/html" })
      .end("<p>secret of an error page");
  });
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [site.port] });
  const at = (path: string) => read(`http://jobs.test:${site.port}${path}`);
  await expect(at("/pdf")).rejects.toMatchObject({ problem: "wrong-type" });
  expect((await at("/json")).text).toBe("{}");
  expect(await at("/304")).toMatchObject({ status: 304, text: "" });
  for (const status of [404, 410, 403, 500]) expect(await at(`/${status}`)).toMatchObject({ status, text: "" });
});

test("robots.txt is kept, also on the way of a redirect; without one everything may be read", async () => {
  const robots = "User-agent: *\nDisallow: /private\n\nUser-agent: Northfold\nDisallow: /not-you\nCrawl-delay: 0.4\n";
  const cameAt: number[] = [];
  const site = await startSite(
    (request, response) => {
      cameAt.push(Date.now());
      if (request.url === "/leads") return response.writeHead(302, { Location: "/not-you" }).end();
      response.writeHead(200, { "Content-Type": "text/html" }).end("ok");
    },
    { robots },
  );
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [site.port] });
  const at = (path: string) => read(`http://jobs.test:${site.port}${path}`);
  expect((await at("/private")).text).toBe("ok");
  expect((await at("/open")).text).toBe("ok");
  // A busy machine may see the first request late, but not by so much.
  const [first = 0, second = 0] = cameAt;
  expect(second - first).toBeGreaterThan(150);
  for (const path of ["/not-you/at-all", "/leads"]) {
    await expect(at(path), path).rejects.toMatchObject({ problem: "robots" });
  }
  expect(site.paths).toEqual(["/private", "/open", "/leads"]);
  expect((await read(`http://jobs.test:${site.port}/not-you`, { asksRobots: false })).text).toBe("ok");
});

test("a site that cannot say what robots may read is not read", async () => {
  const server = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, INTERNET, resolve));
  onTestFinished(() => void server.close());
  const port = String((server.address() as AddressInfo).port);
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [port] });
  await expect(read(`http://jobs.test:${port}/`)).rejects.toMatchObject({ problem: "robots" });
});

test("Retry-After is kept: a short rest is waited for by who has the patience, a long one names its end", async () => {
  let retryAfter = "1";
  const site = await startSite((_, response) => {
    response.writeHead(429, { "Retry-After": retryAfter }).end();
  });
  const read = openDoor({ names: { "jobs.test": [INTERNET] }, ports: [site.port] });
  const at = (patienceMs: number) => read(`http://jobs.test:${site.port}/`, { patienceMs });
  expect((await at(0)).status).toBe(429);
  await expect(at(0)).rejects.toMatchObject({ problem: "paused", retryAt: expect.any(Date) });
  retryAfter = new Date(Date.now() + 3_600_000).toUTCString();
  expect((await at(5_000)).status).toBe(429);
  await expect(at(5_000)).rejects.toMatchObject({ problem: "paused" });
  expect(site.paths).toHaveLength(2);
});

test("a host is asked one thing at a time, with a pause between, over all doors of the process", async () => {
  let open = 0;
  let most = 0;
  const starts: number[] = [];
  const site = await startSite((_, response) => {
    open += 1;
    most = Math.max(most, open);
    starts.push(Date.now());
    setTimeout(() => {
      open -= 1;
      response.writeHead(200, { "Content-Type": "text/html" }).end("ok");
    }, 30);
  });
  const turns = createHostTurns();
  const settings = { names: { "jobs.test": [INTERNET] }, ports: [site.port], turns, gapMs: 60 };
  const [first, second] = [openDoor(settings), openDoor(settings)];
  const address = `http://jobs.test:${site.port}/`;
  await Promise.all([first(address), second(address), first(address), second(address)]);
  expect(most).toBe(1);
  const gaps = starts.slice(1).map((at, index) => at - starts[index]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(85);
});

test("an origin that the settings name is asked where it lies, and leads nowhere inward", async () => {
  const inside = await startSite(page("secret"), { host: "127.0.0.2" });
  const base = await startSite((request, response) => {
    if (request.url === "/away") return response.writeHead(302, { Location: `http://127.0.0.2:${inside.port}/` }).end();
    response.writeHead(200, { "Content-Type": "application/json" }).end("[]");
  });
  const trustedOrigin = `http://127.0.0.1:${base.port}`;
  const outside = await startSite((_, response) => response.writeHead(302, { Location: `${trustedOrigin}/` }).end());
  const open = (trusted: string | null) =>
    createOutsideDoor({
      userAgent: "x",
      turns: createHostTurns(),
      trustedOrigin: trusted,
      ports: [inside.port, outside.port],
      resolve: (_, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]),
    });
  const door = open(trustedOrigin);
  const strict = open(null);
  onTestFinished(async () => void (await Promise.all([door.close(), strict.close()])));
  expect((await door.read(`${trustedOrigin}/`, { types: ["json"], gapMs: 0 })).text).toBe("[]");
  await expect(door.read(`${trustedOrigin}/away`, { types: ["json"], gapMs: 0 })).rejects.toMatchObject({
    problem: "not-public",
  });
  await expect(strict.read(`${trustedOrigin}/`, { types: ["json"] })).rejects.toMatchObject({ problem: "bad-address" });
  expect(inside.connections()).toBe(0);
});

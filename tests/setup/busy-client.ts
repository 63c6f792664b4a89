import { Agent, type IncomingMessage, request } from "node:http";

export type Call = { method: string; path: string; body?: string | Uint8Array; headers?: Record<string, string> };

export type Outcome = { answered: number; retried: number; failures: string[] };

type Sent = { kind: "answered"; status: number } | { kind: "retried" | "refused" } | { kind: "failed"; why: string };

/**
 * A client behind a load balancer, on one kept connection: asks until nobody takes its connections any more, or until
 * it is told to turn away. As a balancer may, it asks again when a kept connection was closed between two requests.
 */
export async function stayBusy(
  port: number,
  calls: Iterable<Call>,
  { cookie, isAway, onAnswer }: { cookie: string; isAway: () => boolean; onAnswer: () => void },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcome: Outcome = { answered: 0, retried: 0, failures: [] };
  for (const call of calls) {
    if (isAway()) break;
    let sent = await send(port, agent, call, cookie);
    while (sent.kind === "retried" && !isAway()) {
      outcome.retried += 1;
      sent = await send(port, agent, call, cookie);
    }
    if (sent.kind === "refused") break;
    if (sent.kind === "failed") outcome.failures.push(`${call.method} ${call.path}: ${sent.why}`);
    if (sent.kind === "answered") {
      outcome.answered += 1;
      onAnswer();
      if (sent.status >= 400) outcome.failures.push(`${call.method} ${call.path}: ${sent.status}`);
    }
  }
  agent.destroy();
  return outcome;
}

function send(port: number, agent: Agent, call: Call, cookie: string): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const headers = { Cookie: cookie, ...(call.body ? { "Content-Length": Buffer.byteLength(call.body) } : {}) };
  const sending = request({
    host: "127.0.0.1",
    port,
    agent,
    method: call.method,
    path: call.path,
    headers: { ...headers, ...call.headers },
  });
  let answer: IncomingMessage | null = null;
  sending.once("response", (response) => {
    answer = response;
    response.resume();
    response.once("error", (error) => resolve({ kind: "failed", why: `the answer broke off: ${error.message}` }));
    response.once("end", () => resolve({ kind: "answered", status: response.statusCode ?? 0 }));
  });
  sending.once("error", (error: NodeJS.ErrnoException) => {
    if (answer) return;
    if (error.code === "ECONNREFUSED") resolve({ kind: "refused" });
    else if (sending.reusedSocket) resolve({ kind: "retried" });
    else resolve({ kind: "failed", why: `no answer on a new connection: ${error.message}` });
  });
  sending.end(call.body);
  return promise;
}

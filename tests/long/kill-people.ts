import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { PayPalEmulator } from "../emulators/paypal.ts";
import type { Random } from "../fixtures/people/invented-people.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { HttpClient } from "../setup/http-client.ts";

/** What somebody was told is stored; what was cut off may be there or not. */
export type Person = {
  email: string;
  id: string;
  client: HttpClient;
  /** By id: the names it may have, and whether it was deleted, or may have been. */
  resumes: Map<string, { sha256: string; names: Set<string>; state: "there" | "unsure" | "gone" }>;
  letters: Set<string>;
  /** Orders whose capture was confirmed. */
  paid: Set<string>;
  /** Nothing that was asked for is under way. */
  isAtRest: boolean;
};

export type Life = {
  random: Random;
  paypal: PayPalEmulator;
  isPaused: () => boolean;
  onFault: (fault: string) => void;
};

const PAUSE_MS = 50;
const MOST_RESUMES = 6;
const PRO = { planId: "pro" };
const files = await Promise.all([resumePdf("nurse"), resumePdf("developer")]);

/** Signs in again and again until the product is there to answer. */
export async function arrive(url: string, email: string): Promise<Person> {
  for (;;) {
    const client = new HttpClient(url);
    try {
      await client.signIn({ email });
      const { id } = await client.json<{ id: string }>("/api/auth/user");
      return { email, id, client, resumes: new Map(), letters: new Set(), paid: new Set(), isAtRest: true };
    } catch {
      await wait(PAUSE_MS);
    }
  }
}

/** Null when the answer was lost, or the product said that it is not there just now. */
async function ask(person: Person, path: string, init: RequestInit, life: Life): Promise<Response | null> {
  const answer = await person.client.send(path, init).catch(() => null);
  if (answer === null || answer.status === 503) return null;
  if (answer.status >= 500) life.onFault(`${init.method ?? "GET"} ${path}: ${answer.status}`);
  return answer;
}

function asJson(method: string, body: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

const bodyOf = <Body>(answer: Response) => answer.json().catch(() => null) as Promise<Body | null>;

async function upload(person: Person, life: Life): Promise<void> {
  const bytes = life.random.pick(files);
  const form = new FormData();
  form.set("resume", new File([bytes], "cv.pdf", { type: PDF_TYPE }));
  form.set("name", "CV");
  const answer = await ask(person, "/api/upload-resume", { method: "POST", body: form }, life);
  const stored = answer?.status === 201 ? await bodyOf<{ id: string }>(answer) : null;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (stored) person.resumes.set(stored.id, { sha256, names: new Set(["CV"]), state: "there" });
}

async function rename(person: Person, life: Life): Promise<void> {
  const mine = [...person.resumes].filter(([, { state }]) => state === "there");
  if (mine.length === 0) return;
  const [id, resume] = life.random.pick(mine);
  const name = `CV ${life.random.below(1e6)}`;
  resume.names.add(name);
  const answer = await ask(person, `/api/resumes/${id}/name`, asJson("PATCH", { name }), life);
  if (answer?.ok) resume.names = new Set([name]);
}

async function remove(person: Person, life: Life): Promise<void> {
  const mine = [...person.resumes].filter(([, { state }]) => state !== "gone");
  if (mine.length === 0) return;
  const [id, resume] = life.random.pick(mine);
  resume.state = "unsure";
  const answer = await ask(person, `/api/resumes/${id}`, { method: "DELETE" }, life);
  if (answer?.ok || answer?.status === 404) resume.state = "gone";
}

async function writeLetter(person: Person, life: Life): Promise<void> {
  const listed = await ask(person, "/api/job-matches?limit=3", {}, life);
  const matches = listed?.ok ? await bodyOf<{ job: { id: string } }[]>(listed) : null;
  if (!matches?.length) return;
  const jobId = life.random.pick(matches).job.id;
  const answer = await ask(person, "/api/generate-cover-letter", asJson("POST", { jobId }), life);
  const written = answer?.status === 201 ? await bodyOf<{ coverLetter: { id: string } }>(answer) : null;
  if (written) person.letters.add(written.coverLetter.id);
}

async function buy(person: Person, life: Life): Promise<void> {
  if (person.paid.size > 0) return;
  const created = await ask(person, "/api/subscription/create", asJson("POST", PRO), life);
  const order = created?.ok ? await bodyOf<{ id: string }>(created) : null;
  if (!order) return;
  life.paypal.approve(order.id);
  const captured = await ask(person, `/api/subscription/capture/${order.id}`, asJson("POST", PRO), life);
  if (captured?.ok) person.paid.add(order.id);
}

async function read(person: Person, life: Life): Promise<void> {
  for (const path of ["/", "/my-resumes", "/api/stats"]) {
    const answer = await ask(person, path, {}, life);
    if (answer && answer.status !== 200) life.onFault(`GET ${path}: ${answer.status}`);
    await answer?.arrayBuffer().catch(() => null);
  }
}

/** Does one thing after the other until the day is over; `stop` is looked at between two. */
export async function live(person: Person, life: Life, isOver: () => boolean): Promise<void> {
  const deeds = [upload, upload, rename, rename, remove, writeLetter, buy, read, read];
  while (!isOver()) {
    person.isAtRest = life.isPaused();
    if (person.isAtRest) {
      await wait(PAUSE_MS);
      continue;
    }
    const there = [...person.resumes.values()].filter(({ state }) => state !== "gone").length;
    const deed = life.random.pick(deeds);
    await (deed === upload && there >= MOST_RESUMES ? remove : deed)(person, life);
    await wait(PAUSE_MS);
  }
}

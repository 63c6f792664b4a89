import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_BODY_BYTES, MAX_UPLOAD_BODY_BYTES } from "./body-limit.ts";
import { readForm, readJson } from "./read-body.ts";
import { expectQuick } from "../../tests/setup/expect-quick.ts";

const FORM = "application/x-www-form-urlencoded";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function post(body: BodyInit | ReadableStream<Uint8Array>, type: string): Request {
  return new Request("http://localhost/", {
    method: "POST",
    body,
    headers: { "content-type": type },
    duplex: "half",
  } as RequestInit);
}

/** A body that sends `bytes`, and then no more until `finish` is called. */
function stalled(bytes: number) {
  let sending: ReadableStreamDefaultController<Uint8Array>;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      sending = controller;
      controller.enqueue(new Uint8Array(bytes).fill(97));
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { stream, isCancelled: () => isCancelled, finish: () => sending.close() };
}

/** Lets streams that wait for nothing but each other go on. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test("SECURITY row 34: a body in pieces of a byte is refused long before it fills the memory", async () => {
  let sent = 0;
  const piece = new Uint8Array([97]);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
    },
  });
  await expect(readForm(post(stream, FORM), MAX_UPLOAD_BODY_BYTES)).rejects.toMatchObject({ kind: "invalid" });
  expect(sent).toBeLessThan(10_000);
});

test("SECURITY row 34: a large body in ordinary pieces comes whole", async () => {
  const pieces = Array.from({ length: 700 }, (_, index) => new Uint8Array(1_400).fill(97 + (index % 26)));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const form = await readForm(post(stream, FORM), MAX_BODY_BYTES);
  expect([...form.keys()].join("")).toBe(Buffer.concat(pieces).toString());
});

test("SECURITY row 34: a thousand fields are a form, a million are none and cost no time", async () => {
  expect([...(await readForm(post("a=1&".repeat(999), FORM), MAX_BODY_BYTES))]).toHaveLength(999);
  await expectQuick(1_000, () =>
    expect(readForm(post("a&".repeat(5_000_000), FORM), MAX_UPLOAD_BODY_BYTES)).rejects.toMatchObject({
      message: "This form has too many fields.",
    }),
  );
});

test("SECURITY row 34: a boundary of kilobytes is no boundary, and is not looked for", async () => {
  const boundary = "-".repeat(14_000);
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n${"-".repeat(2_000_000)}`;
  await expectQuick(1_000, () =>
    expect(
      readForm(post(body, `multipart/form-data; boundary=${boundary}`), MAX_UPLOAD_BODY_BYTES),
    ).rejects.toMatchObject({ kind: "invalid" }),
  );
});

test("SECURITY row 34: senders that stop half-way hold the memory for ten seconds at most", async () => {
  const slow = Array.from({ length: 8 }, () => stalled(MAX_UPLOAD_BODY_BYTES - 1));
  const readings = slow.map(({ stream }) =>
    readForm(post(stream, FORM), MAX_UPLOAD_BODY_BYTES).then(
      () => "read",
      (error: unknown) => error,
    ),
  );
  await settle();
  const large = () => post(`{"a":"${"b".repeat(1_000_000)}"}`, "application/json");
  await expect(readJson(large(), MAX_BODY_BYTES)).rejects.toMatchObject({ kind: "unavailable", retryAfterSeconds: 5 });

  vi.advanceTimersByTime(10_001);
  expect(Object.keys(await readJson(large(), MAX_BODY_BYTES))).toEqual(["a"]);
  expect(await readings[0]).toMatchObject({ kind: "unavailable" });
  // Cancelled, the connection would be gone before the refusal is out.
  expect(slow.map(({ isCancelled }) => isCancelled())).toEqual(Array(8).fill(false));

  for (const { finish } of slow.slice(1)) finish();
  expect(await Promise.all(readings.slice(1))).toEqual(Array(7).fill("read"));
});

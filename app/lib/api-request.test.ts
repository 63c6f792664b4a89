import { afterEach, expect, test, vi } from "vitest";
import { ApiRequestError, requestApi } from "./api-request.ts";

afterEach(() => vi.unstubAllGlobals());

function answer(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function failureOf(response: Response): Promise<ApiRequestError> {
  answer(response);
  const failure = await requestApi("/api/x").catch((error: unknown) => error);
  if (!(failure instanceof ApiRequestError)) throw new Error("It did not fail");
  return failure;
}

test("RQ-01 RQ-06 a request carries cookies and is sent once", async () => {
  const fetch = answer(new Response("{}"));
  expect((await requestApi("/api/resumes")).status).toBe(200);
  expect(fetch.mock.calls).toEqual([["/api/resumes", { credentials: "include" }]]);
});

test("RQ-04 a read is a GET whose answer is JSON", async () => {
  const fetch = answer(Response.json([{ id: "1" }]));
  expect(await (await requestApi("/api/ai-generation-progress")).json()).toEqual([{ id: "1" }]);
  expect(fetch.mock.calls[0]?.[1]?.method ?? "GET").toBe("GET");
});

test("RQ-05 an ended session raises like any refusal; a read that takes it for empty tells it by its status", async () => {
  const ended = await failureOf(Response.json({ message: "Please sign in" }, { status: 401 }));
  expect(ended.status).toBe(401);
  expect(ended.serverMessage).toBe("Please sign in");
});

test("RQ-03 a refusal raises status, colon, space and body, or the status text when the body is empty", async () => {
  const empty = await failureOf(new Response(null, { status: 404, statusText: "Not Found" }));
  expect(empty.message).toBe("404: Not Found");
  expect(empty.serverMessage).toBeNull();
  const told = await failureOf(new Response('{"message":"No such format"}', { status: 400 }));
  expect(told.message).toBe('400: {"message":"No such format"}');
  expect(told.serverMessage).toBe("No such format");
  expect((await failureOf(new Response("<html>", { status: 502 }))).serverMessage).toBeNull();
});

test("RQ-02 a body is sent as JSON with its content type, a form untouched", async () => {
  const fetch = answer(new Response("{}"));
  await requestApi("/api/x", { method: "POST", body: { planId: "pro" } });
  const form = new FormData();
  await requestApi("/api/x", { method: "PUT", body: form });
  expect(fetch.mock.calls.map(([, init]) => init)).toEqual([
    {
      credentials: "include",
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"planId":"pro"}',
    },
    { credentials: "include", method: "PUT", body: form },
  ]);
});

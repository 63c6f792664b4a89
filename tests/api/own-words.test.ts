import { beforeAll, expect, test } from "vitest";
import { type CheckedSentence, MAX_LETTER_CHARACTERS, type OwnWordView } from "../../server/domain/checked-sentence.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

const UNSURE = "I comforted surgical patients before operations.";

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

function post(client: HttpClient, path: string, body: unknown): Promise<Response> {
  return client.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function newNurse(email: string): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  const form = new FormData();
  form.set("name", "Nurse");
  form.set("resume", new File([await resumePdf("nurse")], "cv.pdf", { type: PDF_TYPE }));
  expect((await client.send("/api/upload-resume", { method: "POST", body: form })).status).toBe(201);
  return client;
}

test("DEC-99 what is asked is kept as its owner's word: theirs alone, in the export, gone with the account", async () => {
  const client = await newNurse("own-words@example.com");
  const other = await newNurse("other-words@example.com");
  const checked = await post(client, "/api/check-letter", { text: `Dear team,\n${UNSURE}\nI manage 400 nurses.` });
  expect(checked.status).toBe(200);
  const { sentences } = (await checked.json()) as { sentences: CheckedSentence[] };
  expect(sentences.map(({ answer }) => answer)).toEqual(["no claim", "not sure", "not borne out"]);

  // Only what was asked can be kept, and only by whom it was asked.
  expect((await post(client, "/api/statements", { text: "I manage 400 nurses.", isKept: true })).status).toBe(404);
  expect((await post(other, "/api/statements", { text: UNSURE, isKept: true })).status).toBe(404);
  const twice = await Promise.all([1, 2].map(() => post(client, "/api/statements", { text: UNSURE, isKept: true })));
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  const [kept, ...more] = await client.json<OwnWordView[]>("/api/statements");
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ text: UNSURE, isKept: true });
  expect(await other.json<OwnWordView[]>("/api/statements")).toEqual([]);
  const stolen = await other.send(`/api/statements/${kept?.id}`, { method: "DELETE" });
  expect(stolen.status).toBe(404);

  const again = (await (await post(client, "/api/check-letter", { text: UNSURE })).json()) as {
    sentences: CheckedSentence[];
  };
  expect(again.sentences[0]).toMatchObject({ answer: "borne out", source: { from: "you", text: UNSURE } });
  const file = (await (await client.send("/api/account/export")).json()) as Record<string, unknown>;
  expect(file.ownStatements).toMatchObject([{ text: UNSURE, isKept: true }]);
  expect(file.checkedLetter).toMatchObject([{ text: UNSURE }]);

  const gone = await client.send("/api/account", {
    method: "DELETE",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "own-words@example.com" }),
  });
  expect(gone.status).toBe(200);
  await withDatabase(app, async (database) => {
    expect(await database.collection("own_words").countDocuments({ text: UNSURE })).toBe(0);
    expect(await database.collection("letter_checks").countDocuments({ text: UNSURE })).toBe(0);
  });
});

test("DEC-99 a text to check has a size, and a user without a resume is told what to do first", async () => {
  const client = await newNurse("long-letter@example.com");
  const long = await post(client, "/api/check-letter", { text: "a ".repeat(MAX_LETTER_CHARACTERS) });
  expect(long.status).toBe(400);
  expect(((await long.json()) as { message: string }).message).toMatch(/At most 12,000 are checked at once/);
  expect((await post(client, "/api/check-letter", { text: 7 })).status).toBe(400);
  const full = "I triage patients in 2018. ".repeat(400).slice(0, MAX_LETTER_CHARACTERS);
  expect((await post(client, "/api/check-letter", { text: full })).status).toBe(200);
  const empty = new HttpClient(app.url);
  await empty.signIn({ email: "no-resume@example.com" });
  const refused = await post(empty, "/api/check-letter", { text: "I am a nurse." });
  expect(((await refused.json()) as { message: string }).message).toMatch(/upload a resume first/);
  expect((await post(new HttpClient(app.url), "/api/check-letter", { text: "x" })).status).toBe(401);
});

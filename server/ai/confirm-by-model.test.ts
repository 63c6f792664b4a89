import { afterAll, beforeAll, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "../../tests/emulators/openai.ts";
import { NURSE, profileOf } from "../engines/writing/evidence/evidence.fixtures.ts";
import { judgeStatement } from "../engines/writing/evidence/judge-statement.ts";
import { foldText, sourcesOfResume } from "../engines/writing/evidence/sources.ts";
import { confirmByModel } from "./confirm-by-model.ts";
import { createModelWriter } from "./model-writer.ts";

const UNSURE = "I comforted surgical patients before operations.";
const LINE = "Cared for surgical patients before and after operations; charted in Epic.";
/** As far from the line as the rules of the gate let come: another number, name, date, licence, or not at all. */
const LIES = [
  "I comforted 40 surgical patients before operations.",
  "I comforted surgical patients in Boston before operations.",
  "I comforted surgical patients before operations in 2009.",
  "I comforted surgical patients before operations as a certified surgeon.",
  "I never comforted surgical patients before operations.",
];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

function model() {
  return createModelWriter({ apiKey: "test-key", baseURL: server.url, model: "emulated" }, async () => ({
    refund: async () => {},
  }));
}

const unsure = (text: string) => ({ text, reason: "", source: { from: "resume" as const, line: 0, text: LINE } });

function judgedWith(entailed: string[], text: string) {
  const sources = { ...sourcesOfResume(profileOf(NURSE)), entailed: new Set(entailed.map(foldText)) };
  return judgeStatement(text, sources);
}

test("DEC-99 what the rules are not sure of is asked of the model, one line and one sentence a question", async () => {
  const before = server.requests.length;
  expect(await confirmByModel(model(), [unsure(UNSURE)])).toEqual([UNSURE]);
  const [asked, ...more] = server.requests.slice(before);
  expect(more).toEqual([]);
  expect(asked?.user).toBe(`<line>\n${LINE}\n</line>\n<sentence>\n${UNSURE}\n</sentence>`);
  expect(judgedWith([], UNSURE).answer).toBe("not sure");
  expect(judgedWith([UNSURE], UNSURE)).toMatchObject({ answer: "borne out", line: { text: LINE } });
});

test("DEC-99 a model that says yes to everything moves no number, name, date, licence or denial", async () => {
  expect(await confirmByModel(model(), LIES.map(unsure))).toHaveLength(4);
  for (const lie of LIES) expect(judgedWith(LIES, lie).answer, lie).not.toBe("borne out");
});

test("DEC-99 a model that fails confirms nothing", async () => {
  server.behave("error");
  expect(await confirmByModel(model(), [unsure(UNSURE)])).toEqual([]);
  server.behave("good");
});

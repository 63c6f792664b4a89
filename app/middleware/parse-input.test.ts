import { expect, test } from "vitest";
import { z } from "zod";
import { parseBody, parseForm } from "./parse-input.ts";

const Schema = z.object({ pay: z.string(), tone: z.enum(["plain", "warm"]), key: z.string("Please open it again.") });
const SAID = { message: "Please check what you entered." };

test("a schema without a sentence of its own speaks to the user all the same, in a form and in JSON", () => {
  for (const body of [null, [], {}, { pay: 1 }, { pay: "1", tone: "x", key: "k" }])
    expect(() => parseBody(body, Schema), JSON.stringify(body)).toThrow(expect.objectContaining(SAID));
  const fields = { pay: SAID.message, tone: SAID.message, key: "Please open it again." };
  expect(() => parseForm(new FormData(), Schema)).toThrow(expect.objectContaining({ ...SAID, fields }));
});

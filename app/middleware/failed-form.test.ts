import { expect, test } from "vitest";
import { z } from "zod";
import { Refusal } from "../../server/http/errors.ts";
import { failedForm } from "./failed-form.ts";
import { parseForm } from "./parse-input.ts";

const NameSchema = z.object({ name: z.string("Enter a name."), note: z.string("Enter a note.") });

function sent(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

function refusalOf(form: FormData, schema: z.ZodObject): Refusal {
  try {
    parseForm(form, schema);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error("nothing was refused");
}

test("a refused form comes back as typed, with each sentence at its field", () => {
  const form = sent([
    ["name", ""],
    ["note", "  two\r\nlines "],
    ["returnTo", "/"],
  ]);
  const refusal = refusalOf(form, NameSchema);
  expect(refusal.message).toBe("Enter a name.");
  expect(failedForm("rename", ["name", "note"], { refusal, form })).toEqual({
    name: "rename",
    values: { name: "", note: "  two\r\nlines " },
    errors: { name: "Enter a name." },
  });
});

test("a sentence about no field stands at the only one that was sent, and at none of several", () => {
  const refusal = new Refusal("conflict", "It is there already.");
  const one = failedForm("edit", ["text", "skill"], { refusal, form: sent([["skill", "Rust"]]) });
  expect(one?.errors).toEqual({ skill: "It is there already." });
  const form = sent([
    ["text", ""],
    ["skill", "Rust"],
  ]);
  expect(failedForm("edit", ["text", "skill"], { refusal, form })?.errors).toEqual({});
});

test("without the form nothing is shown again", () => {
  expect(failedForm("edit", ["text"], { refusal: new Refusal("too-large", "Too long."), form: null })).toBeUndefined();
});

test("line ends come as a text has them, and an empty text stays one where that counts", () => {
  const form = sent([
    ["name", ""],
    ["note", "two\r\nlines"],
  ]);
  expect(parseForm(form, NameSchema, { keepsEmpty: true })).toEqual({ name: "", note: "two\nlines" });
});

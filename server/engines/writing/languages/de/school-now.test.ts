import { expect, test } from "vitest";
import { profileOf } from "../../evidence/evidence.fixtures.ts";
import { schoolNow } from "./school-now.ts";

const schoolOf = (line: string) => schoolNow(profileOf(`Ali Ekinci\nUlm\n\nSchulbildung\n${line}\n`));

test("whoever goes to school says to which and until when", () => {
  expect(schoolOf("seit 08/2022 Mozart-Realschule Ulm, voraussichtlicher Abschluss: Juli 2027")[0]).toBe(
    "Zurzeit besuche ich die Mozart-Realschule Ulm, voraussichtlich bis Juli 2027.",
  );
});

test("a school of the past is not gone to", () => {
  expect(schoolOf("2012 - 2018 Mozart-Realschule Ulm")).toEqual([]);
});

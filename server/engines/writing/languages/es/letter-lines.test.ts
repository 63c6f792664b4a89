import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

test("Spanish names of work in the plural have the article of their gender", () => {
  const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence ?? "";
  expect(told("Inspecciones de ascensores en 40 edificios")).not.toMatch(/ los inspecciones/);
  expect(told("Reuniones semanales con los proveedores")).not.toMatch(/ los reuniones/);
  expect(told("Inspecciones de ascensores en 40 edificios")).toContain("las inspecciones");
});

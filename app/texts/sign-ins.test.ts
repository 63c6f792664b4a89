import { expect, test } from "vitest";
import { describeVisitor } from "../../server/auth/describe-visitor.ts";
import { LANGUAGES } from "../../server/domain/language.ts";
import { saySignInsIn } from "./sign-ins.ts";

const AGENTS = ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "curl/8", null];
const ADDRESSES = ["127.0.0.1", "198.51.100.7", "2001:db8::1", null];

function signInsOf(signInBy: string) {
  const visits = AGENTS.flatMap((agent) => ADDRESSES.map((address) => describeVisitor(agent, address)));
  const signIns = visits.map((visit, at) => ({
    ...visit,
    id: String(at),
    signedInAt: "2026-11-23T00:00:00.000Z",
    lastSeenAt: "2026-11-23T00:00:00.000Z",
    isPresent: false,
  }));
  return { signInBy, signIns };
}

test("each language says by what and where somebody is signed in, with the names in it", () => {
  const english = signInsOf("E-mail and password");
  for (const language of LANGUAGES.slice(1)) {
    const said = saySignInsIn(language, english);
    expect(said.signInBy).not.toBe(english.signInBy);
    for (const [at, { device, place }] of said.signIns.entries()) {
      const before = english.signIns[at];
      expect([device, place], language).not.toContain(before?.place);
      expect(device.includes("Firefox")).toBe(before?.device.includes("Firefox"));
      expect(device, language).not.toMatch(/ on |Another/);
      for (const part of ["198.51", "2001:db8"]) expect(place.includes(part)).toBe(before?.place.includes(part));
    }
  }
  expect(saySignInsIn("de", signInsOf("login.example.com")).signInBy).toBe("login.example.com");
  expect(saySignInsIn("en", english)).toBe(english);
});

import { expect, test } from "vitest";
import { describeVisitor } from "./describe-visitor.ts";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome on Android"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, "Safari on Mac"],
  ["curl/8.5.0", "Another program"],
  ["x".repeat(10_000), "Another program"],
])("%s is %s", (userAgent, device) => {
  expect(describeVisitor(userAgent, null).device).toBe(device);
});

test("of an address only the network is told", () => {
  const places = ["198.51.100.7", "::ffff:198.51.100.7", "2001:db8:1:2::3", "127.0.0.1", "::1", null, "odd"].map(
    (address) => describeVisitor(null, address).place,
  );
  expect(places).toEqual([
    ...["network 198.51", "network 198.51", "network 2001:db8", "this machine", "this machine"],
    ...["an unknown network", "an unknown network"],
  ]);
});

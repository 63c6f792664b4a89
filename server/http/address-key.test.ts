import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";

test("SECURITY row 62: an address of IPv4 counts for itself, one of IPv6 with all of its subscriber's", () => {
  expect(addressKey("192.0.2.7")).toBe("192.0.2.7");
  expect(addressKey("::ffff:192.0.2.7")).toBe("192.0.2.7");
  const subscriber = ["2001:db8:1:200::1", "2001:db8:1:2ff:ffff:ffff:ffff:ffff", "2001:0db8:0001:0200:0:0:0:2"];
  expect(new Set(subscriber.map(addressKey))).toEqual(new Set(["2001:db8:1:200::/56"]));
  expect(addressKey("2001:db8:1:300::1")).not.toBe(addressKey("2001:db8:1:200::1"));
  expect(addressKey("fe80::1%eth0")).toBe("fe80:0:0:0::/56");
  expect(addressKey("::1")).toBe("0:0:0:0::/56");
  expect(addressKey(null)).toBe("unknown");
});

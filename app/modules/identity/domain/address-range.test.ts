import { expect, test } from "vitest";
import { isAddressAllowed, parseRange } from "./address-range.ts";

test.each(["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", " 0.0.0.0/0 "])("%s is a range", (text) => {
  expect(parseRange(text)).not.toBeNull();
});

test.each([
  "",
  "10.0.0/8",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0.0/8/9",
  "10.0.0.0/-1",
  "2001:db8::/129",
  "example.com",
  "010.0.0.1",
])("%s is none", (text) => {
  expect(parseRange(text)).toBeNull();
});

test.each([
  ["10.1.2.3", ["10.0.0.0/8"], true],
  ["::ffff:10.1.2.3", ["10.0.0.0/8"], true],
  ["11.1.2.3", ["10.0.0.0/8"], false],
  ["192.0.2.7", ["10.0.0.0/8", "192.0.2.7"], true],
  ["192.0.2.8", ["192.0.2.7"], false],
  ["2001:db8::5", ["2001:db8::/32"], true],
  ["2001:db9::5", ["2001:db8::/32"], false],
  ["203.0.113.1", ["2001:db8::/32"], false],
  ["", ["10.0.0.0/8"], false],
  ["203.0.113.1", [], true],
])("from %s with %j: %s", (address, ranges, allowed) => {
  expect(isAddressAllowed(address, ranges)).toBe(allowed);
});

import { expect, test } from "vitest";
import { companyHost, hostNameOf } from "./company-address.ts";

test.each([
  ["acme", "acme"],
  [" Acme ", "acme"],
  ["acme.cairn.example", "acme.cairn.example"],
  ["https://acme.localhost:3000/login?returnTo=%2Fapp", "acme.localhost"],
])("%j names %s", (typed, host) => {
  expect(hostNameOf(typed)).toBe(host);
});

test.each([
  ["localhost:3000", "acme.localhost:3000"],
  ["globex.localhost", "acme.localhost"],
  ["127.0.0.1:3000", null],
  ["cairn.example", null],
  ["localhost.evil.example", null],
])("from %s a company is reached at %s", (host, expected) => {
  expect(companyHost("acme", host)).toBe(expected);
});

import { expect, test } from "vitest";
import { frameSource, readBaseAddress } from "./base-address.ts";

test.each([
  ["https://bi.example.com", "https://bi.example.com", false],
  [" https://BI.example.com:8443/metabase/ ", "https://bi.example.com:8443/metabase", false],
  ["http://localhost:3030", "http://localhost:3030", true],
  ["http://127.0.0.1:8088/", "http://127.0.0.1:8088", true],
])("%j is %s", (text, url, loopback) => expect(readBaseAddress(text)).toEqual({ url, loopback }));

test.each([
  "",
  "bi.example.com",
  "http://bi.example.com",
  "https://user:word@bi.example.com",
  "https://*.example.com",
  "https://bi.example.com/?x=1",
  "https://bi.example.com/#x",
  "https://bi.example.com/a;script-src *",
  "https://bi.example.com/a,b",
  "javascript:alert(1)",
  "file:///etc/passwd",
  `https://${"a".repeat(600)}.example`,
])("%j is none", (text) => expect(readBaseAddress(text)).toBeNull());

test("a policy names what lies below it, and nothing beside it", () =>
  expect(frameSource("https://bi.example.com/metabase")).toBe("https://bi.example.com/metabase/"));

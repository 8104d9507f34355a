import { expect, test } from "vitest";
import { readOrigin } from "./origin.ts";

test.each([
  ["https://intranet.example.com", "https://intranet.example.com"],
  [" https://Intranet.Example.com/team/page?x=1 ", "https://intranet.example.com"],
  ["https://intranet.example.com:443", "https://intranet.example.com"],
  ["https://intranet.example.com:8443", "https://intranet.example.com:8443"],
  ["http://localhost:5173", "http://localhost:5173"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
])("%j is the origin %s", (text, origin) => expect(readOrigin(text)).toBe(origin));

test.each([
  "",
  "intranet.example.com",
  "http://intranet.example.com",
  "https://*.example.com",
  "https://user:word@example.com",
  "javascript:alert(1)",
  "null",
  "file:///etc/passwd",
  `https://${"a".repeat(300)}.example`,
])("%j is none", (text) => expect(readOrigin(text)).toBeNull());

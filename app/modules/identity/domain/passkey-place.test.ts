import { expect, test } from "vitest";
import { relyingPartyId } from "./passkey-place.ts";

test.each([
  ["https://cairn.example", "https://cairn.example", "cairn.example"],
  ["https://acme.cairn.example", "https://cairn.example", "cairn.example"],
  ["https://people.acme.test", "https://cairn.example", "people.acme.test"],
  ["https://evilcairn.example", "https://cairn.example", "evilcairn.example"],
  ["http://acme.localhost:4302", "http://localhost:4302", "acme.localhost"],
])("from %s at %s: %s", (origin, publicUrl, id) => {
  expect(relyingPartyId(origin, publicUrl)).toBe(id);
});

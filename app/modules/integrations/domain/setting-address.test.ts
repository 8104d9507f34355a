import { expect, test } from "vitest";
import { readSettings } from "./settings-form.ts";
import { faultOfAddress } from "./setting-address.ts";

const open = { privateHosts: ["erp.acme.internal"], loopback: false };

test.each([
  ["https://jira.acme.example/base", null],
  ["http://erp.acme.internal:8080", null],
  ["http://jira.acme.example", "address-https"],
  ["http://127.0.0.1:3000", "address-https"],
  ["file:///etc/passwd", "address-https"],
  ["ftp://acme.example", "address-https"],
  ["javascript:alert(1)", "address-https"],
  ["https:", "address-https"],
  ["https://user:pw@jira.acme.example", "address-with-secret"],
  ["https://user@jira.acme.example", "address-with-secret"],
  ["http://user:pw@erp.acme.internal", "address-with-secret"],
  ["https:user:pw@jira.acme.example", "address-with-secret"],
  ["https:\\\\user:pw@jira.acme.example", "address-with-secret"],
])("as a web address %s: %s", (text, fault) => expect(faultOfAddress(text, true, open)).toBe(fault));

test.each([
  ["sftp://files.acme.example/out", null],
  ["sftp://user:pw@files.acme.example", "address-with-secret"],
  ["postgresql://db.acme.example/facts", null],
  ["postgres://user:pw@db.acme.example/facts", "address-with-secret"],
  ["Reports/2026@noon", null],
])("in any other setting %s: %s", (text, fault) => expect(faultOfAddress(text, false, open)).toBe(fault));

test("a service on this machine is reached while somebody develops", () => {
  expect(faultOfAddress("http://127.0.0.1:3000", true, { privateHosts: [], loopback: true })).toBeNull();
});

test("what is refused is told beside its field", () => {
  const properties = { address: { type: "string", format: "uri" }, place: { type: "string" } };
  const schema = { type: "object", properties, required: ["address"] };
  const read = (address: string, place = "") => readSettings(schema, { address, place }, open).faults;
  expect(read("https://jira.acme.example")).toBeNull();
  expect(read("sample:")).toBeNull();
  expect(read("file:///etc/passwd")).toEqual({ address: "address-https" });
  expect(read("https://a:b@jira.acme.example", "ldaps://a:b@acme.example")).toEqual({
    address: "address-with-secret",
    place: "address-with-secret",
  });
});

import { expect, test } from "vitest";
import { readTargetAddress } from "./target-address.ts";

const shut = { loopback: false, privateHosts: ["hooks.internal"] };
const faultOf = (text: string, near = shut) => {
  const read = readTargetAddress(text, near);
  return "fault" in read ? read.fault : read.url;
};

test("an address of the open net by https is taken, and one that the operator named", () => {
  expect(faultOf(" https://hooks.example.com/cairn?x=1 ")).toBe("https://hooks.example.com/cairn?x=1");
  expect(faultOf("http://hooks.internal:8080/in")).toBe("http://hooks.internal:8080/in");
});

test.each([
  ["http://hooks.example.com/", "not-https"],
  ["ftp://hooks.example.com/", "malformed-address"],
  ["https://user:secret@hooks.example.com/", "malformed-address"],
  ["hooks.example.com", "malformed-address"],
  ["https://localhost/", "private-address"],
  ["https://x.localhost/", "private-address"],
  ["https://127.0.0.1/", "private-address"],
  ["https://0x7f.1/", "private-address"],
  ["https://2130706433/", "private-address"],
  ["https://[::1]/", "private-address"],
  ["https://[::ffff:10.0.0.1]/", "private-address"],
  ["https://10.1.2.3/", "private-address"],
  ["https://169.254.169.254/latest/meta-data", "private-address"],
  ["https://[fd00::1]/", "private-address"],
])("%s is refused: %s", (text, fault) => expect(faultOf(text)).toBe(fault));

test("away from production, this machine may be named", () => {
  expect(faultOf("http://127.0.0.1:9/x", { ...shut, loopback: true })).toBe("http://127.0.0.1:9/x");
});

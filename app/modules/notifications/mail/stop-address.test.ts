import { expect, test } from "vitest";
import { isProof, stopAddress } from "./stop-address.ts";

const stopped = { tenantId: "t1", employeeId: "e1", rooms: ["goals", "feedback"] };

test("the proof of an address is for that company, that person and those mails alone", () => {
  const url = new URL(stopAddress("https://cairn.test", "acme", stopped, "secret one"));
  expect(url.pathname).toBe("/stop-mail/acme/e1");
  const proof = url.searchParams.get("proof")!;
  expect(isProof(stopped, proof, ["secret two", "secret one"])).toBe(true);
  expect(isProof(stopped, proof, ["secret two"])).toBe(false);
  for (const other of [
    { tenantId: "t2" },
    { employeeId: "e2" },
    { rooms: ["goals"] },
    { rooms: ["goals:yours", "feedback"] },
    { rooms: ["goals", "reviews"] },
  ])
    expect(isProof({ ...stopped, ...other }, proof, ["secret one"])).toBe(false);
});

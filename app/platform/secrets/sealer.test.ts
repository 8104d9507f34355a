import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";

const place = { column: "totp.secret", ownerId: "asha" };
const sealer = createSealer(["a secret of the installation, long enough"]);

test("what is sealed opens in its place, and reads like nothing", () => {
  const sealed = sealer.seal("JBSWY3DPEHPK3PXP", place);
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(sealer.seal("JBSWY3DPEHPK3PXP", place)).not.toBe(sealed);
  expect(sealer.open(sealed, place)).toBe("JBSWY3DPEHPK3PXP");
});

test("it opens for no other owner, in no other column, and not once a sign of it was changed", () => {
  const sealed = sealer.seal("JBSWY3DPEHPK3PXP", place);
  expect(() => sealer.open(sealed, { ...place, ownerId: "omar" })).toThrow();
  expect(() => sealer.open(sealed, { ...place, column: "other" })).toThrow();
  for (let index = "v1.".length; index < sealed.length - 1; index += 1) {
    const changed = `${sealed.slice(0, index)}${sealed[index] === "A" ? "B" : "A"}${sealed.slice(index + 1)}`;
    expect(() => sealer.open(changed, place)).toThrow();
  }
});

test("a new secret seals, the old one still opens, and without it nothing does", () => {
  const old = createSealer(["the old secret, which was long enough too"]);
  const sealed = old.seal("text", place);
  const both = createSealer(["a secret of the installation, long enough", "the old secret, which was long enough too"]);
  expect(both.open(sealed, place)).toBe("text");
  expect(both.seal("text", place).split(".")[1]).toBe(sealer.seal("text", place).split(".")[1]);
  expect(() => sealer.open(sealed, place)).toThrow(/APP_SECRET/);
});

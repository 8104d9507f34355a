import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCode } from "./recovery-code.ts";

test("a code is four groups of four signs nobody mistakes for another, new each time", () => {
  const codes = Array.from({ length: 500 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-tv-z2-9]{4}(-[a-hj-km-np-tv-z2-9]{4}){3}$/);
  expect(new Set(codes).size).toBe(500);
});

test("how it is typed does not matter, what it says does", () => {
  const code = newRecoveryCode();
  expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll("-", " ")}`)).toBe(hashRecoveryCode(code));
  expect(hashRecoveryCode(`${code}2`)).not.toBe(hashRecoveryCode(code));
});

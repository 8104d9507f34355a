import { expect, test } from "vitest";
import { readSettings } from "./cycle-settings.ts";
import { nominatesIn } from "./nominates-in.ts";

const part = [{ kind: "PEER_NOMINATION" }];
const cycle = (nominatedBy: string, providers = ["SELF", "PEER", "MANAGER"]) =>
  readSettings({ reviewers: { nominatedBy, providers } });

test("peers are nominated in a form that has a part for it, by whom the cycle lets nominate", () => {
  expect(nominatesIn(cycle("SELF"), "SELF", part)).toBe(true);
  expect(nominatesIn(cycle("SELF"), "MANAGER", part)).toBe(false);
  expect(nominatesIn(cycle("BOTH"), "MANAGER", part)).toBe(true);
  expect(nominatesIn(cycle("BOTH"), "PEER", part)).toBe(false);
  expect(nominatesIn(cycle("BOTH"), "SELF", [])).toBe(false);
  expect(nominatesIn(cycle("BOTH", ["SELF", "MANAGER"]), "SELF", part)).toBe(false);
  expect(nominatesIn(cycle("SELF"), "NOMINATOR", [])).toBe(true);
});

import { expect, test } from "vitest";
import { switchOf } from "./channels.ts";
import { differsForAll, differsForOne, type PartOrKind } from "./differs.ts";

const nothing = { chosen: null, company: null };
const push = switchOf("push", nothing);
const chat = switchOf("chat", nothing);

const room: PartOrKind["room"] = {
  ...{ chosen: null, company: { mail: "NOW", fixed: false } },
  ...{ push, chat },
};
const kind: NonNullable<PartOrKind["kind"]> = {
  ...{ chosen: null, company: null, fixed: false, otherwise: "NOW" },
  ...{ push, chat },
};

test("a person differs where they chose what they would not have had", () => {
  expect(differsForOne({ room, kind: null })).toBe(false);
  expect(differsForOne({ room, kind })).toBe(false);
  expect(differsForOne({ room: { ...room, chosen: "DAILY" }, kind: null })).toBe(true);
  expect(differsForOne({ room: { ...room, chosen: "NOW" }, kind: null })).toBe(false);
  expect(differsForOne({ room, kind: { ...kind, chosen: "NEVER" } })).toBe(true);
  const silent = switchOf("push", { chosen: false, company: null });
  expect(differsForOne({ room, kind: { ...kind, push: silent } })).toBe(true);
  expect(differsForOne({ room, kind: { ...kind, push: switchOf("push", nothing, silent) } })).toBe(true);
});

test("they do not where the company decides", () => {
  const fixed = { ...room, chosen: "DAILY" as const, company: { mail: "NOW" as const, fixed: true } };
  expect(differsForOne({ room: fixed, kind: null })).toBe(false);
  const decided = switchOf("push", { chosen: false, company: { value: true, fixed: true } });
  expect(differsForOne({ room: { ...room, push: decided }, kind: null })).toBe(false);
});

test("a company differs where it has said something else than Cairn begins with", () => {
  expect(differsForAll({ room, kind: null })).toBe(false);
  expect(differsForAll({ room, kind })).toBe(false);
  expect(differsForAll({ room: { ...room, company: { mail: "DAILY", fixed: false } }, kind: null })).toBe(true);
  expect(differsForAll({ room: { ...room, company: { mail: "NOW", fixed: true } }, kind: null })).toBe(true);
  const said = (value: boolean, fixed: boolean) => switchOf("push", { chosen: null, company: { value, fixed } });
  expect(differsForAll({ room: { ...room, push: said(true, false) }, kind: null })).toBe(false);
  expect(differsForAll({ room: { ...room, push: said(false, false) }, kind: null })).toBe(true);
  expect(differsForAll({ room, kind: { ...kind, company: { mail: "NOW", fixed: false } } })).toBe(true);
});

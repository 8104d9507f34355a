import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { actsOfPart, auditParts } from "./audit-parts.ts";

const rooms = readdirSync("app/modules", { withFileTypes: true }).filter((entry) => entry.isDirectory());

test("acts of every room belong to one part of the product", () => {
  const acts = auditParts.flatMap(actsOfPart);
  expect(rooms.length).toBeGreaterThan(30);
  expect(rooms.map(({ name }) => [name, acts.filter((one) => one === `${name}.`).length])).toEqual(
    rooms.map(({ name }) => [name, 1]),
  );
});

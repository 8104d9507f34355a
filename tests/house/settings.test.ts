import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./tree.ts";

const text = (path: string) => readFileSync(join(root, path), "utf8");

// What a launcher tells the server it starts, and no operator sets.
const internal = ["CAIRN_DEMO"];

test("every setting that the server reads stands in the table of the README, and every one in the table is read", () => {
  const read = [...text("app/platform/config/config.ts").matchAll(/^ {2}([A-Z0-9_]+): z/gm)].map((match) => match[1]!);
  const elsewhere = ["ADMIN_DATABASE_URL"];
  const rows = text("README.md").split("| Setting | Means | Default |")[1]!.split("\n\n")[0]!;
  const told = [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap((row) =>
    [...row[1]!.matchAll(/`([A-Z0-9_]+)`/g)].map((name) => name[1]!),
  );
  expect(told.toSorted()).toEqual([...read.filter((name) => !internal.includes(name)), ...elsewhere].toSorted());
});

test("what the composition sets is a setting", () => {
  const known = text("README.md");
  const set = [...text("compose.yaml").matchAll(/^ {4,6}([A-Z_]+): /gm)].map((match) => match[1]!);
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter((name) => name !== "POSTGRES_PASSWORD" && !known.includes(`\`${name}\``))).toEqual([]);
});

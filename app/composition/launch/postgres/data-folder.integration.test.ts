import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdCluster } from "./hold-cluster.ts";

let home: string;
let data: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "cairn-folder-"));
  data = join(home, "postgres");
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const hold = () => holdCluster({ home, throwaway: true });

test("a folder that was never completed is made anew", async () => {
  mkdirSync(join(data, "base"), { recursive: true });
  mkdirSync(join(data, "global"));
  writeFileSync(join(data, "PG_VERSION"), "18\n");
  const cluster = await hold();
  expect(readdirSync(data)).toContain("cairn.json");
  await cluster.release();
});

test("what an interrupted first start left behind is cleared away", async () => {
  mkdirSync(join(home, "postgres.making-1", "base"), { recursive: true });
  const cluster = await hold();
  expect(readdirSync(home)).not.toContain("postgres.making-1");
  await cluster.release();
});

test("a folder of another major version is named and not touched", async () => {
  mkdirSync(data);
  writeFileSync(join(data, "PG_VERSION"), "15\n");
  await expect(hold()).rejects.toThrow(/was made by PostgreSQL 15; this is 18/);
  expect(readdirSync(data)).toEqual(["PG_VERSION"]);
});

test("a folder with something else in it is not touched", async () => {
  mkdirSync(data);
  writeFileSync(join(data, "letters.txt"), "dear");
  await expect(hold()).rejects.toThrow(/is not a database of Cairn/);
  expect(readFileSync(join(data, "letters.txt"), "utf8")).toBe("dear");
});

test("a database that was completed once and lost its control file is not touched", async () => {
  const cluster = await hold();
  await cluster.release();
  rmSync(join(data, "global", "pg_control"));
  await expect(hold()).rejects.toThrow(/is damaged/);
  expect(readdirSync(data)).toContain("base");
});

test("a lost connection file is written again", async () => {
  const first = await hold();
  await first.release();
  rmSync(join(home, "postgres.json"));
  const second = await hold();
  expect(second.identity).toBe(first.identity);
  await second.release();
});

import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { keepAuditChain } from "#app/composition/audit-chains.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { exportAuditEntries } from "./queries/export-audit-entries.ts";
import { auditFiltersInput, listAuditEntries } from "./queries/list-audit-entries.ts";
import { checkAuditLog } from "./use-cases/check-audit-log.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;

const filters = (given: object = {}) => auditFiltersInput.parse(given);

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("priya").admin("PLATFORM_ADMIN").employee("asha").build();
  globex = await (await world.company()).employee("omar").admin("PLATFORM_ADMIN").build();
  await globex.as("omar", (context) =>
    writeAuditEntry(context, { action: "test.canary", subjectType: "Goal", subjectId: null }),
  );
  for (let number = 1; number <= 60; number += 1) {
    world.clock.set(`2026-11-16T09:00:${String(number % 60).padStart(2, "0")}Z`);
    await acme.as("asha", (context) =>
      writeAuditEntry(context, {
        action: `test.act-${number}`,
        subjectType: "Employee",
        subjectId: acme.id("priya"),
        detail: { number, text: "=1+1" },
      }),
    );
  }
  // Entries wait for every transaction of the cluster that began before them, and other tests have theirs.
  await vi.waitUntil(
    async () => {
      await keepAuditChain(world.application, acme.tenant);
      return (
        (
          await acme.asProduct((context) =>
            context.rows(
              sql`select from {audit_entry} e where not exists (select from {audit_link} l where l.entry_id = e.id)`,
            ),
          )
        ).length === 0
      );
    },
    { timeout: 20_000 },
  );
});

afterAll(() => world.close());

test("the newest come first, a page at a time, with names", async () => {
  const first = await acme.as("priya", (context) => listAuditEntries(context, filters()));
  expect(first.rows).toHaveLength(50);
  expect(first.rows[0]).toMatchObject({ action: "test.act-60", actor: "asha", subject: "priya", linked: true });
  const second = await acme.as("priya", (context) => listAuditEntries(context, filters({ before: first.next })));
  expect(second.rows.map((row) => row.action)).toContain("test.act-1");
  expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(
    first.rows.length + second.rows.length,
  );
});

test("a part of the product narrows it to the acts of its rooms, in the file too", async () => {
  for (const action of ["goals.archive", "goal-upload.apply", "reviews.share", "goalsy.none"])
    await acme.as("asha", (context) => writeAuditEntry(context, { action, subjectType: "Goal", subjectId: null }));
  const listed = async (part: string) =>
    (await acme.as("priya", (context) => listAuditEntries(context, filters({ part })))).rows.map(
      ({ action }) => action,
    );
  expect(await listed("goals")).toEqual(["goal-upload.apply", "goals.archive"]);
  expect(await listed("reviews")).toEqual(["reviews.share"]);
  expect((await listed("nonsense")).length).toBeGreaterThan(3);
  const file = await acme.as("priya", (context) =>
    exportAuditEntries(context, filters({ part: "reviews" })).then(csvOf),
  );
  expect(file.trim().split("\r\n")).toHaveLength(2);
});

test("a part of a name or an act narrows it, and so do days of the person's zone", async () => {
  const acts = await acme.as("priya", (context) => listAuditEntries(context, filters({ search: "act-17" })));
  expect(acts.rows.map((row) => row.action)).toEqual(["test.act-17"]);
  expect((await acme.as("priya", (context) => listAuditEntries(context, filters({ search: "act%" })))).rows).toEqual(
    [],
  );
  expect(
    (await acme.as("priya", (context) => listAuditEntries(context, filters({ from: "2026-11-17" })))).rows,
  ).toEqual([]);
  expect(
    (
      await acme.as("priya", (context) =>
        listAuditEntries(context, filters({ search: "asha", from: "2026-11-16", to: "2026-11-16" })),
      )
    ).rows,
  ).toHaveLength(50);
});

test("a range by its name moves with the day, by the person's day and the company's fiscal year", async () => {
  const found = async (dates: string) =>
    (await acme.as("priya", (context) => listAuditEntries(context, filters({ dates, search: "act-17" })))).rows.length;
  for (const dates of ["last-7-days", "this-month", "this-quarter", "this-year", "all-time"])
    expect([dates, await found(dates)]).toEqual([dates, 1]);
  for (const dates of ["yesterday", "last-week", "last-month", "last-quarter", "last-year"])
    expect([dates, await found(dates)]).toEqual([dates, 0]);
});

test("nobody but platform admins reads it, and nothing of another company stands in it", async () => {
  await expect(acme.as("asha", (context) => listAuditEntries(context, filters()))).rejects.toMatchObject({
    status: 404,
  });
  await expect(acme.as("asha", (context) => exportAuditEntries(context, filters()).then(csvOf))).rejects.toMatchObject({
    status: 404,
  });
  await expect(acme.as("asha", (context) => checkAuditLog(context, world.application))).rejects.toMatchObject({
    status: 404,
  });
  expect(await acme.as("priya", (context) => exportAuditEntries(context, filters()).then(csvOf))).not.toContain(
    "canary",
  );
});

test("the file holds all of it, and no cell starts a formula", async () => {
  const file = await acme.as("priya", (context) =>
    exportAuditEntries(context, filters({ search: "test.act" })).then(csvOf),
  );
  expect(file.trim().split("\r\n")).toHaveLength(61);
  expect(file).not.toMatch(/(^|,)"?[=+@]/m);
});

test("checking it says that it holds, and is written down", async () => {
  const verdict = await acme.as("priya", (context) => checkAuditLog(context, world.application));
  expect(verdict).toMatchObject({ fault: null });
  expect(verdict.verified).toBeGreaterThanOrEqual(60);
  expect(
    (await acme.as("priya", (context) => listAuditEntries(context, filters({ search: "check-audit-log" })))).rows,
  ).toHaveLength(1);
});

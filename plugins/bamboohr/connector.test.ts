import { expect, test } from "vitest";
import { LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { bamboohr } from "./connector.ts";

const secret = "key-of-the-test:x";
const person = (id: number, more: object = {}) => ({
  id: String(id),
  firstName: `Asha ${id}`,
  lastName: "Rao",
  workEmail: `asha${id}@acme.test`,
  status: "Active",
  hireDate: "2026-01-05",
  terminationDate: "0000-00-00",
  supervisorEId: id === 1 ? null : "1",
  department: "Sales",
  ...more,
});
let employees = [person(1), person(2), person(3, { status: "Inactive", terminationDate: "2026-02-28" })];
let latest = "2026-03-01T09:00:00+00:00";
const reports: number[] = [];

const answer: Answer = ({ path, query, headers }) => {
  if (headers.authorization !== `Basic ${btoa(secret)}`) return { status: 401, body: {} };
  if (path === "/api/v1/reports/custom") {
    reports.push(employees.length);
    return { body: { title: "Cairn", employees } };
  }
  if (path !== "/api/v1/employees/changed") return { status: 404, body: {} };
  const some = (query.get("since") ?? "") < latest ? { "1": { id: "1", action: "Updated" } } : [];
  return { body: { latest, employees: some } };
};
const host = (address: string, key = secret) => new LocalHost(bamboohr, { secret: key, settings: { address } });

test("everybody arrives with who leads them and when they came and went; nothing where nobody changed", async () => {
  await using server = await SourceServer.start(answer);
  const first = await host(server.address).run("person");
  expect(first.rejected).toEqual([]);
  expect(first.rows.get("2")).toMatchObject({ status: "active", managerRef: "1", hireDate: "2026-01-05" });
  expect(first.rows.get("2")).toMatchObject({ leaveDate: undefined });
  expect(first.rows.get("3")).toMatchObject({ status: "left", leaveDate: "2026-02-28" });
  const before = reports.length;
  expect((await host(server.address).run("person", { from: first.cursor, mode: "incremental" })).given).toBe(0);
  expect(reports).toHaveLength(before);
  [latest, employees] = ["2026-03-02T09:00:00+00:00", [...employees, person(4)]];
  expect((await host(server.address).run("person", { from: first.cursor, mode: "incremental" })).given).toBe(4);
});

test("a busy and a failing source is asked again, and a wrong key is a sign-in to mend", async () => {
  await using server = await SourceServer.start(answer);
  server.expectFaults("busy", "fails", null, "truncated");
  expect((await host(server.address).run("person")).rows.size).toBe(4);
  await expect(host(server.address, "wrong:x").check()).rejects.toMatchObject({ code: "auth" });
});

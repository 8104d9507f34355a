import { expect, test } from "vitest";
import { LocalHost } from "#sdk/testing/index.ts";
import { sftpPeople } from "./connector.ts";

const head = "Employee number;First name;Last name;Work email;First day;Manager;Department;Status;Cost centre";
const line = (number: number, more = "active;900") =>
  `E${number};Asha ${number};Rao;asha${number}@acme.test;2026-03-01;E1;Sales;${more}`;

function hostWith(files: Record<string, { text: string; modifiedAt: string }>) {
  return new LocalHost(sftpPeople, {
    secret: "user:word",
    settings: { address: "sftp://files.example", hostKey: "SHA256:x", folder: "/out", fileName: "people-*.csv" },
    files: {
      list: async () =>
        Object.entries(files).map(([path, { text, modifiedAt }]) => ({ path, size: text.length, modifiedAt })),
      read: async (path) => files[path]!.text,
      write: async () => undefined,
    },
  });
}

const first = { text: [head, line(1), line(2)].join("\n"), modifiedAt: "2026-03-01T00:00:00Z" };

test("the newest file of the name is read, whatever its delimiter, and its own columns are kept for the mapping", async () => {
  const later = { text: [head, line(1), line(3, "terminated;901")].join("\r\n"), modifiedAt: "2026-03-02T00:00:00Z" };
  const files = {
    "/out/people-1.csv": first,
    "/out/people-2.csv": later,
    "/out/other.csv": { ...later, modifiedAt: "2027-01-01T00:00:00Z" },
  };
  const run = await hostWith(files).run("person");
  expect([...run.rows.keys()]).toEqual(["E1", "E3"]);
  expect(run.rows.get("E3")).toMatchObject({ status: "left", managerRef: "E1", extra: { "Cost centre": "901" } });
  expect(run.rejected).toEqual([]);
});

test("a file that was read gives nothing more, and a newer one all its lines", async () => {
  const files: Record<string, { text: string; modifiedAt: string }> = { "/out/people-1.csv": first };
  const read = await hostWith(files).run("person");
  expect((await hostWith(files).run("person", { from: read.cursor, mode: "incremental" })).given).toBe(0);
  files["/out/people-2.csv"] = { ...first, modifiedAt: "2026-03-05T00:00:00Z" };
  expect((await hostWith(files).run("person", { from: read.cursor, mode: "incremental" })).given).toBe(2);
});

test("a line that fits no model is named, and the others arrive", async () => {
  const text = [head, line(1), `;No number;Rao;not-an-address;soon;;Sales;active;1`].join("\n");
  const run = await hostWith({ "/out/people-1.csv": { text, modifiedAt: first.modifiedAt } }).run("person");
  expect([...run.rows.keys()]).toEqual(["E1"]);
  expect(run.rejected).toHaveLength(1);
  expect(run.rejected[0]!.reason).toMatch(/externalId.*workEmail.*hireDate/s);
});

test("an empty file changes nothing and says so; a missing one too", async () => {
  await expect(
    hostWith({ "/out/people-1.csv": { text: head, modifiedAt: first.modifiedAt } }).run("person"),
  ).rejects.toMatchObject({ code: "config" });
  await expect(hostWith({}).check()).rejects.toMatchObject({ code: "not-found" });
});

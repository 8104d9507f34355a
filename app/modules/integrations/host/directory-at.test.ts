import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "#app/composition/launch/postgres/free-port.ts";
import type { DirectoryEntry } from "#sdk/index.ts";
import { LocalHost } from "#sdk/testing/index.ts";
import { ldap } from "../../../../plugins/ldap/connector.ts";
import { directoryAt } from "./directory-at.ts";

const slapd = "/usr/sbin/slapd";
const has = existsSync(slapd) && spawnSync("ldapadd", ["-VV"], { stdio: "ignore" }).error === undefined;
const folder = mkdtempSync(join(tmpdir(), "slapd-"));
let server: ChildProcess;
let address = "";

const people = Array.from({ length: 5 }, (_, index) => index + 1).map(
  (number) => `dn: uid=p${number},ou=people,dc=acme,dc=test
objectClass: inetOrgPerson
uid: p${number}
cn: Asha ${number}
givenName: Asha ${number}
sn: Rao
mail: asha${number}@acme.test
employeeNumber: L-${number}
title: Engineer
userPassword: never-read
${number > 1 ? "manager: uid=P1,ou=people,dc=acme,dc=test\n" : ""}`,
);

beforeAll(async () => {
  if (!has) return;
  const port = await freePort();
  address = `ldap://127.0.0.1:${port}`;
  mkdirSync(join(folder, "data"));
  const schemas = ["core", "cosine", "inetorgperson"].map((name) => `include /etc/ldap/schema/${name}.schema`);
  const config = `${schemas.join("\n")}
modulepath /usr/lib/ldap
moduleload back_mdb
database mdb
suffix "dc=acme,dc=test"
rootdn "cn=admin,dc=acme,dc=test"
rootpw word-of-the-directory
directory ${folder}/data
`;
  writeFileSync(join(folder, "slapd.conf"), config);
  server = spawn(slapd, ["-d", "0", "-f", join(folder, "slapd.conf"), "-h", address], { stdio: "ignore" });
  const entries = `dn: dc=acme,dc=test
objectClass: dcObject
objectClass: organization
o: Acme
dc: acme

dn: ou=people,dc=acme,dc=test
objectClass: organizationalUnit
ou: people

${people.join("\n")}`;
  writeFileSync(join(folder, "people.ldif"), entries);
  const add = ["-x", "-H", address, "-D", "cn=admin,dc=acme,dc=test", "-w", "word-of-the-directory"];
  await vi.waitFor(
    () => expect(spawnSync("ldapadd", [...add, "-c", "-f", join(folder, "people.ldif")]).status).toBe(0),
    { timeout: 10_000 },
  );
}, 15_000);
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const open = (password = "word-of-the-directory", loopback = true) =>
  directoryAt({ address, user: "cn=admin,dc=acme,dc=test", password, where: { loopback, privateHosts: [] } });

/** The connector asks as it does through its host, page by page. */
function hostOf(directory: ReturnType<typeof directoryAt>) {
  return new LocalHost(ldap, {
    secret: "unused",
    settings: { address, base: "ou=people,dc=acme,dc=test" },
    directory: {
      async *search(question) {
        let next: string | null = null;
        do {
          const page: { entries: DirectoryEntry[]; next: string | null } = await directory.search({
            ...question,
            pageSize: 2,
            next,
          });
          yield page.entries;
          ({ next } = page);
        } while (next !== null);
      },
    },
  });
}

describe.skipIf(!has)("against OpenLDAP (skipped where it is not installed)", () => {
  test("everybody arrives once, page by page, under the manager the directory names; no password with them", async () => {
    const directory = open();
    const host = hostOf(directory);
    expect((await host.check()).account).toBe("ou=people,dc=acme,dc=test");
    const { rows, rejected, cursor } = await host.run("person");
    expect(rejected).toEqual([]);
    expect([...rows.keys()].toSorted()).toEqual(["L-1", "L-2", "L-3", "L-4", "L-5"]);
    expect(rows.get("L-2")).toMatchObject({ managerRef: "L-1", workEmail: "asha2@acme.test", jobTitle: "Engineer" });
    expect(JSON.stringify([...rows.values()])).not.toContain("never-read");
    expect((await host.run("person", { from: cursor, mode: "incremental" })).given).toBe(0);
    await directory.end();
  });

  test("wrong credentials, a filter nobody understands and another network are told apart", async () => {
    const asked = { base: "dc=acme,dc=test", filter: "(uid=*)", attributes: ["uid"], pageSize: 10, next: null };
    await expect(open("wrong").search(asked)).rejects.toMatchObject({ code: "auth" });
    await expect(open().search({ ...asked, base: "dc=elsewhere" })).rejects.toMatchObject({ code: "config" });
    await expect(open(undefined, false).search(asked)).rejects.toMatchObject({ code: "config" });
  });
});

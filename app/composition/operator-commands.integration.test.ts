import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { end, operatorOf, productionSecret } from "#tests/support/operator.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/postgres.ts";
import pg from "pg";
import type { Command, CommandGroup } from "./modes/command.ts";
import { modes } from "./modes/modes.ts";

let database: TestDatabase;
let operate: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  database = await createTestDatabase();
  operate = operatorOf(database.url);
});
afterAll(() => database.drop());

const verbs = Object.entries(modes).flatMap(([name, mode]: [string, Command | CommandGroup]) =>
  "commands" in mode
    ? Object.entries(mode.commands).map(([verb, one]) => ({ call: [name, verb], shape: one.shape }))
    : [{ call: [name], shape: mode.shape }],
);
const neededWords = ({ shape }: (typeof verbs)[number]) => (shape.words ?? []).map(() => "south");

describe.each(verbs)("$call", (verb) => {
  // Nothing can be opened here: whoever refuses has not looked at the settings.
  const nowhere = operatorOf(undefined);

  test("refuses what it does not know before it opens anything", async () => {
    const misspelt = await nowhere(...verb.call, ...neededWords(verb), "--lfit");
    expect(misspelt).toMatchObject({ code: 2, said: "" });
    expect(misspelt.complained).toMatch(/^cairn: There is no option "--lfit"[^\n]* See node build\/server\.js [^\n]+$/);
    const tooMuch = await nowhere(...verb.call, ...neededWords(verb), "superfluous");
    expect(tooMuch).toMatchObject({ code: 2, said: "" });
    expect(tooMuch.complained).toMatch(/^cairn: "superfluous" is one word too many\. [^\n]+$/);
  });

  test("has help in the one form", async () => {
    const { code, said, complained } = await nowhere(...verb.call, "--help");
    expect({ code, complained }).toEqual({ code: 0, complained: "" });
    expect(said).toMatch(
      new RegExp(
        `^Usage: node build/server\\.js ${verb.call.join(" ")}[^]+Options:[^]+--help[^]+Exit codes:\n  0  done\n  1  `,
      ),
    );
  });
});

test("a verb that is nearly known is suggested, with exit code 2", async () => {
  expect(await operate("tnant")).toMatchObject({
    code: 2,
    complained: expect.stringContaining("did you mean tenant?"),
  });
  expect(await operate("tenant", "suspnd", "south")).toMatchObject({
    code: 2,
    complained: expect.stringContaining("did you mean suspend?"),
  });
  expect(await operate()).toMatchObject({ code: 2, said: "" });
  expect(await operate("--help")).toMatchObject({ code: 0, said: expect.stringContaining("set-up-database") });
});

describe("a database that cannot be used", () => {
  const changed = (change: Partial<URL>) => Object.assign(new URL(database.url), change).href;

  test.each([
    ["nobody listens", () => changed({ port: "1" }), /ECONNREFUSED[^\n]* Nothing listens there: start PostgreSQL/],
    ["an unknown host", () => changed({ hostname: "nowhere.invalid" }), /The host is not known: correct its name/],
    [
      "a wrong password",
      () => changed({ password: "guess" }),
      /password authentication failed[^\n]*Correct the user or/,
    ],
    ["no such database", () => changed({ pathname: "/nothing" }), /does not exist[^\n]* set-up-database/],
    [
      "not migrated",
      () => database.url,
      /is not migrated: it has no register yet\. Run node build\/server\.js migrate/,
    ],
  ])("%s: one line that says what to do, and exit code 1", async (_, url, words) => {
    for (const call of [["web"], ["worker"], ["tenant", "list"], ["mail", "list"]]) {
      const { code, said, complained } = await operatorOf(url())(...call);
      expect({ code, said }).toEqual({ code: 1, said: "" });
      expect(complained).toMatch(/^cairn: [^\n]+$/);
      expect(complained).toMatch(words);
      expect(complained).not.toContain(new URL(database.url).password);
    }
  });

  test("a role that sees through the walls is refused", async () => {
    const { code, complained } = await operatorOf(database.adminUrl)("worker");
    expect({ code, lines: complained.split("\n").length }).toEqual({ code: 1, lines: 1 });
  });
});

describe("on a migrated database", () => {
  beforeAll(async () => {
    expect(await operate("migrate")).toMatchObject({
      code: 0,
      complained: "",
      said: expect.stringMatching(/^The register took \d+ steps\.\n0 companies: 0 migrated, 0 up to date, 0 failed\.$/),
    });
  });

  test("migrating again says that there was nothing to do", async () => {
    expect(await operate("migrate")).toMatchObject({
      said: "The register was up to date.\n0 companies: 0 migrated, 0 up to date, 0 failed.",
    });
    expect(await operate("tenant", "list")).toMatchObject({ code: 0, said: expect.stringContaining("no company yet") });
  });

  test("machines read JSON of create, list, migrate and verify", async () => {
    const json = async (...words: string[]) => {
      const { code, said } = await operate(...words, "--json");
      return { code, answer: JSON.parse(said) as unknown };
    };
    const south = { address: "south", name: "South Ltd", status: "ACTIVE", version: expect.any(Number) };
    expect(await json("tenant", "create", "south", "--name", "South Ltd")).toEqual({
      code: 0,
      answer: { ...south, invitation: null },
    });
    expect(await json("tenant", "list")).toEqual({ code: 0, answer: [south] });
    expect(await json("migrate")).toEqual({
      code: 0,
      answer: { registerSteps: 0, tenants: 1, migrated: [], failed: [] },
    });
    expect(await json("tenant", "verify", "--all")).toEqual({
      code: 0,
      answer: [expect.objectContaining({ address: "south", asWritten: true, fault: null })],
    });
  });

  test("a misspelt flag suspends nobody, and a company that is not there is one line", async () => {
    await operate("tenant", "suspend", "south", "--lfit");
    expect((await operate("tenant", "list")).said).toMatch(/^south +ACTIVE/);
    await operate("tenant", "suspend", "south");
    expect((await operate("tenant", "list")).said).toMatch(/^south +SUSPENDED/);
    await operate("tenant", "suspend", "south", "--lift");
    expect(await operate("tenant", "suspend", "north")).toMatchObject({
      code: 1,
      complained: 'cairn: There is no company at "north"; tenant list shows them.',
    });
    expect(await operate("tenant", "create", "south")).toMatchObject({ code: 1 });
    expect(await operate("tenant", "create", "South!")).toMatchObject({ code: 2 });
    expect(await operate("tenant", "verify", "south", "--all")).toMatchObject({ code: 2 });
  });

  test("a company leaves in an archive, is erased with a certificate, and comes back suspended", async () => {
    const home = mkdtempSync(join(tmpdir(), "cairn-operator-"));
    const [folder, key, certificate] = ["south", "south.key", "south.json"].map((name) => join(home, name)) as [
      string,
      string,
      string,
    ];
    expect(await operate("tenant", "export", "south", folder)).toMatchObject({
      code: 2,
      complained: expect.stringContaining("--key-file"),
    });
    const within = await operate("tenant", "export", "south", folder, "--key-file", join(folder, "key"));
    expect(within).toMatchObject({ code: 1, complained: expect.stringContaining("may not lie in the archive") });
    const exported = await operate("tenant", "export", "south", folder, "--key-file", key);
    expect(exported).toMatchObject({ code: 0, said: expect.stringContaining("Exported South Ltd: ") });
    expect(exported.complained).toContain("Made the key of the archive");
    const erase = (...words: string[]) => operate("tenant", "erase", "south", "--certificate", certificate, ...words);
    expect(await erase()).toMatchObject({ code: 2, complained: expect.stringContaining("--confirm south") });
    expect(await erase("--confirm", "south")).toMatchObject({ code: 1, complained: expect.stringContaining("in use") });
    expect(existsSync(certificate)).toBe(false);
    await operate("tenant", "suspend", "south");
    writeFileSync(certificate, "of another company");
    expect(await erase("--confirm", "south")).toMatchObject({ code: 1, complained: expect.stringContaining("holds") });
    // What a call that was interrupted leaves.
    writeFileSync(certificate, "");
    expect(await erase("--confirm", "south")).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(certificate, "utf8"))).toMatchObject({ company: { address: "south" } });
    expect((await operate("tenant", "list")).said).toContain("no company yet");
    const imported = await operate("tenant", "import", folder, "--key-file", key, "--json");
    expect(JSON.parse(imported.said)).toMatchObject({ address: "south", status: "SUSPENDED", notTaken: [] });
    expect(await operate("tenant", "suspend", "south", "--lift")).toMatchObject({ code: 0 });
    rmSync(home, { recursive: true });
  });

  test("an audit log that was changed makes verify end with 1", async () => {
    const schema = (await asAdmin("select schema_name from control.tenant where slug = 'south'"))[0]!["schema_name"];
    await operate("tenant", "flags", "south", "--set", "view-as=off");
    const worker = await operate("worker");
    await expect
      .poll(async () => (await operate("tenant", "verify", "south")).said, { timeout: 10_000 })
      .not.toContain("not linked yet");
    await end(worker);
    await asAdmin(`update "${schema}".audit_entry set action = 'nothing.happened'`);
    const { code, said } = await operate("tenant", "verify", "south");
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("NOT as written: an entry was changed") });
  });

  test("a secret that opens nothing starts neither web nor worker; beside the right one it does", async () => {
    const wrong = "another secret for another installation";
    for (const call of [
      ["web"],
      ["worker"],
      ["all"],
      ["tenant", "verify", "--all"],
      ["tenant", "rotate-keys", "--all"],
    ]) {
      const { code, complained } = await operatorOf(database.url, { APP_SECRET: wrong })(...call);
      expect(code).toBe(1);
      expect(complained).toMatch(/^cairn: APP_SECRET does not open 1 of 1 data keys in this database\. [^\n]+$/);
    }
    const both = operatorOf(database.url, { APP_SECRET: `${wrong},${productionSecret}` });
    expect(await both("tenant", "rotate-keys", "--all")).toMatchObject({ code: 0 });
    expect(await operate("worker")).toMatchObject({ code: 1 });
    expect(
      await operatorOf(database.url, { APP_SECRET: `${productionSecret},${wrong}` })("tenant", "rotate-keys", "--all"),
    ).toMatchObject({ code: 0 });
  });

  test("what a newer release migrated is left alone", async () => {
    await asAdmin("update control.tenant set schema_version = schema_version + 1");
    for (const call of [["web"], ["worker"], ["migrate"], ["tenant", "list"]])
      expect(await operate(...call)).toMatchObject({
        code: 1,
        complained: expect.stringMatching(
          /^cairn: The database was migrated by a newer release: a company is at [^\n]+$/,
        ),
      });
    await asAdmin("update control.tenant set schema_version = schema_version - 2");
    expect(await operate("worker")).toMatchObject({
      code: 1,
      complained: expect.stringMatching(
        /^cairn: The database is not migrated: it has none of its companies at [^\n]+$/,
      ),
    });
    await asAdmin("update control.tenant set schema_version = schema_version + 1");
    await asAdmin("insert into control.migration (version, name) values (9999, 'of tomorrow')");
    expect(await operate("migrate")).toMatchObject({
      code: 1,
      complained: expect.stringContaining("its register is at version 9999"),
    });
    await asAdmin("delete from control.migration where version = 9999");
    expect(await operate("tenant", "list")).toMatchObject({ code: 0 });
  });
});

async function asAdmin(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows as Record<string, string>[];
}

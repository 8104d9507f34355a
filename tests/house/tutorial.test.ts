import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#app/composition/launch/postgres/free-port.ts";
import { verifyBundle } from "#sdk/host/bundle.ts";
import { Newcomer, tutorialCommands } from "#tests/support/newcomer.ts";

let newcomer: Newcomer;
const commands = tutorialCommands();

beforeAll(() => {
  newcomer = new Newcomer();
}, 60_000);
afterAll(() => newcomer.leave());

const called = (act: string) => commands.filter((command) => command.startsWith(`npm run connector -- ${act} `));

test("the tutorial names every act of the command, in the order in which they are done", () => {
  const acts = commands.flatMap((command) => /^npm run connector -- (\w+)/.exec(command)?.[1] ?? []);
  expect(acts).toEqual(["create", "verify", "dev", "record", "pack"]);
});

test("what is created is verified, shows its form and its rows, is recorded, packed and signed", async () => {
  expect(newcomer.run(called("create")[0]!)).toContain("plugins/acme-people/connector.ts");
  expect(newcomer.run(called("verify")[0]!)).toMatch(/Tests.*passed/);
  const port = await freePort();
  const dev = newcomer.start(called("dev")[0]!, port);
  try {
    const address = `http://127.0.0.1:${port}/`;
    const page = await vi.waitFor(async () => (await fetch(address)).text(), { timeout: 20_000 });
    expect(page).toMatch(/Address <input name="address" value="http:\/\/127\.0\.0\.1:\d+"/);
    const act = async (name: string) => {
      const body = new URLSearchParams({ act: name });
      return (await fetch(address, { method: "POST", body })).text();
    };
    expect(await act("check")).toMatch(/Signed in as <b>integration@source\.example<\/b>[\s\S]*Log[\s\S]*Signed in/);
    expect(await act("person")).toMatch(/3 rows of person in 2 pages, 0 left out/);
  } finally {
    dev.end();
  }
  newcomer.run(called("record")[0]!);
  const tape = readFileSync(join(newcomer.folder, "acme-people.tape.json"), "utf8");
  expect(tape).toContain("Haddad");
  expect(tape).not.toContain("a-secret-of-the-test");
  for (const command of commands.slice(commands.indexOf(called("record")[0]!) + 1)) newcomer.run(command);
  verifyBundle(join(newcomer.bundles, "acme-people"), join(newcomer.bundles, "publishers"));
}, 120_000);

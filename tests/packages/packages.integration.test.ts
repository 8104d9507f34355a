import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#app/composition/launch/postgres/free-port.ts";
import { requireConnector } from "#app/modules/integrations/host/catalogue.ts";
import { createAccessToken, createAccessTokenInput } from "#app/modules/identity/use-cases/create-access-token.ts";
import { knownPassword, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld } from "#tests/support/world.ts";
import { OutsideFolder } from "./outside-folder.ts";

let outside: OutsideFolder;
beforeAll(async () => {
  outside = await OutsideFolder.open();
}, 300_000);
afterAll(() => outside?.leave());

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: outside.folder }).map((path) => readFileSync(join(outside.folder, path), "utf8"));

test("what is written with the packages, outside of this project, fits their types", async () => {
  expect(await outside.faultsOfTypes()).toBe("");
});

test("a connector is made, checked, tried, recorded and packed, and a server of Cairn takes it", async () => {
  await outside.command('cairn-connector create acme-people --kind hr --title "Acme People"');
  expect(await outside.faultsOfTypes("acme-people")).toBe("");
  expect(await outside.command("cairn-connector verify acme-people --junit report.xml")).toMatch(
    /\d+ passed, 0 failed/,
  );
  expect(textsOf("report.xml")[0]).toContain('<testsuite name="acme-people"');
  const port = await freePort();
  const dev = outside.start(`cairn-connector dev acme-people --sample --port ${port}`);
  try {
    const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(await vi.waitFor(page, { timeout: 20_000 })).toContain('Address <input name="address"');
  } finally {
    dev.end();
  }
  await outside.command("cairn-connector record acme-people --sample --to people.tape.json");
  expect(textsOf("people.tape.json")[0]).toContain("Haddad");
  await outside.command("openssl genpkey -algorithm ed25519 -out acme.key && mkdir -p bundles/publishers");
  await outside.command("openssl pkey -in acme.key -pubout -out bundles/publishers/acme.pem");
  await outside.command("cairn-connector pack acme-people --publisher acme --key acme.key --to bundles");
  const settings = { folder: join(outside.folder, "bundles"), level: 1 as const, privateHosts: [] };
  const found = await requireConnector(settings, "acme-people");
  expect(found).toMatchObject({ ours: false, manifest: { title: { en: "Acme People" } } });
  expect(Object.keys(found.streams)).toEqual(["person"]);
}, 60_000);

test("a check that fails is named, and ends the command with 1", async () => {
  await outside.command('cairn-connector create broken-people --kind hr --title "Broken"');
  const mapping = join(outside.folder, "broken-people/mapping.ts");
  writeFileSync(mapping, readFileSync(mapping, "utf8").replace('source["id"]', '"the same for all"'));
  const refused = outside.command("cairn-connector verify broken-people");
  await expect(refused).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining("FAIL") as string });
}, 30_000);

test("a site's own bundler takes every language of the widgets along, with React and without", async () => {
  await outside.command("vite build --ssr page.ts --outDir plain --logLevel error", { NODE_ENV: "production" });
  const config = "export default { ssr: { noExternal: true }, logLevel: 'error' };";
  await outside.command(`printf "%s" "${config}" > vite.config.mjs`);
  for (const page of ["page.ts", "react-page.tsx"]) {
    await outside.command(`vite build --ssr ${page} --outDir out/${page}`);
    const texts = textsOf(`out/${page}/**/*.js`).join("\n");
    for (const word of ["Lob senden", "Enviar elogio", "प्रशंसा", "إرسال"])
      expect(texts, `${page}: ${word}`).toContain(word);
    expect(texts).not.toMatch(/\.json["'`]/);
  }
}, 60_000);

test("a program reads, checks in and follows changes by the typed client, and goes on where it was stopped", async () => {
  const world = await createWorld();
  const acme = await (await world.company("acme")).employee("asha").build();
  const door = openDoor(world);
  await door.letIn(acme, "asha");
  const served = await serveApi(world);
  try {
    const asha = await served.as(door, acme, "asha");
    const made: string[] = [];
    for (const title of ["Win one", "Win two", "Win three", "Win four", "Win five"]) {
      const body = { title, timeFrame: "2026-Q4", level: "INDIVIDUAL", progressType: "MANUAL" };
      const answer = await asha("/goals", { method: "POST", body });
      expect(answer.status).toBe(201);
      made.push(((await answer.json()) as { id: string }).id);
    }
    const browser = await door.signedIn(acme, "asha");
    const { token } = await browser.visit(async (scope) =>
      createAccessToken(
        await scope.open(),
        createAccessTokenInput.parse({ name: "Program", scope: "WRITE", days: "30", currentPassword: knownPassword }),
        scope,
      ),
    );
    const program = async (words: string) =>
      JSON.parse(await outside.command(`node program.ts ${words}`, { CAIRN: served.root, TOKEN: token })) as object;
    const first = (await program("follow-a-page kept.json")) as Record<string, string>;
    expect(Object.keys(first)).toHaveLength(2);
    expect(Object.values(await program("follow kept.json")).sort()).toEqual(
      ["Win five", "Win four", "Win one", "Win three", "Win two"].sort(),
    );
    const worked = (await program("work")) as { titles: string[]; worked: string };
    expect(worked).toMatchObject({ conflict: true, refused: expect.stringMatching(/^platform\./) as string });
    expect(worked.titles).toHaveLength(5);
    const other = `/goals/${made.find((id) => id !== worked.worked)}`;
    const { version } = (await (await asha(other)).json()) as { version: number };
    expect((await asha(`${other}?version=${version}`, { method: "DELETE" })).ok).toBe(true);
    const now = Object.values(await program("follow kept.json"));
    expect(now).toContain("Renamed once");
    expect(now).toHaveLength(4);
  } finally {
    await served.close();
    await world.close();
  }
}, 60_000);

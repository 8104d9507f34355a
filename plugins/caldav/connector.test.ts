import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LocalHost } from "#sdk/testing/index.ts";
import { caldav } from "./connector.ts";

const has = spawnSync("radicale", ["--version"], { stdio: "ignore" }).status === 0;
const folder = mkdtempSync(join(tmpdir(), "radicale-"));
let server: ChildProcess;
let address = "";

beforeAll(async () => {
  if (!has) return;
  const port = await freePort();
  address = `http://127.0.0.1:${port}/`;
  writeFileSync(join(folder, "users"), "cairn:word\n");
  const config = `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\nhtpasswd_encryption = plain\n[storage]\nfilesystem_folder = ${folder}/data\n[rights]\ntype = authenticated\n`;
  writeFileSync(join(folder, "config"), config);
  server = spawn("radicale", ["--config", join(folder, "config")], { stdio: "ignore" });
  await vi.waitFor(() => fetch(address), { timeout: 10_000 });
}, 15_000);

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const host = (secret = "cairn:word") =>
  new LocalHost(caldav, { secret, settings: { address, calendar: "/cairn/{name}/" } });
const event = (sequence: number, title: string) => ({
  owner: "asha@acme.test",
  uid: "one@cairn",
  sequence,
  title,
  url: "https://cairn.test/app",
  when: { on: "2026-03-01" },
  calendar: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Cairn//EN\r\nBEGIN:VEVENT\r\nUID:one@cairn\r\nDTSTAMP:20260301T000000Z\r\nDTSTART;VALUE=DATE:20260301\r\nSEQUENCE:${sequence}\r\nSUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
});
const stored = async () => {
  const answer = await fetch(`${address}cairn/asha/`, { headers: { authorization: `Basic ${btoa("cairn:word")}` } });
  return answer.ok ? answer.text() : "";
};

describe.skipIf(!has)("against Radicale (skipped where it is not installed)", () => {
  test("says whose the credentials are, and refuses wrong ones", async () => {
    expect((await host().check()).account).toContain("cairn");
    await expect(host("cairn:wrong").check()).rejects.toMatchObject({ code: "auth" });
  });

  test("makes the calendar, puts an entry once however often it is sent, and takes it away", async () => {
    await host().act("upsertEvent", event(0, "First"));
    await host().act("upsertEvent", event(1, "Second"));
    const text = await stored();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain("SUMMARY:Second");
    await host().act("cancelEvent", { owner: "asha@acme.test", uid: "one@cairn" });
    expect(await stored()).not.toContain("BEGIN:VEVENT");
    await expect(host().act("cancelEvent", { owner: "asha@acme.test", uid: "one@cairn" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

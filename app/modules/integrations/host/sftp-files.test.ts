import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "#app/composition/launch/postgres/free-port.ts";
import type { Connector } from "#sdk/index.ts";
import { LocalHost } from "#sdk/testing/index.ts";
import { sftpFiles } from "./sftp-files.ts";

// The connector that asks such a server; no file of the product names one.
const place = new URL("../../../../plugins/sftp-facts/connector.ts", import.meta.url).href;
const { sftpFacts } = (await import(place)) as { sftpFacts: Connector<"analytics", unknown> };

const sshd = "/usr/sbin/sshd";
// A server of one's own takes the rights to start one.
const has = existsSync(sshd) && userInfo().uid === 0 && spawnSync("ssh-keygen", ["-?"]).error === undefined;
const folder = mkdtempSync(join(tmpdir(), "sftp-"));
const where = { loopback: true, privateHosts: [] };
let server: ChildProcess;
let address = "";
let hostKey = "";
let userKey = "";

beforeAll(async () => {
  if (!has) return;
  const port = await freePort();
  address = `sftp://127.0.0.1:${port}`;
  for (const name of ["host", "user"])
    spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, name)]);
  hostKey = spawnSync("ssh-keygen", ["-l", "-f", join(folder, "host.pub")])
    .stdout.toString()
    .split(" ")[1]!;
  userKey = readFileSync(join(folder, "user"), "utf8");
  writeFileSync(join(folder, "authorized"), readFileSync(join(folder, "user.pub")));
  chmodSync(join(folder, "authorized"), 0o600);
  mkdirSync(join(folder, "out"));
  writeFileSync(join(folder, "out", "people.csv"), "Employee number,First name\nE1,Zoë\n");
  mkdirSync("/run/sshd", { recursive: true });
  const config = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${join(folder, "host")}`,
    `AuthorizedKeysFile ${join(folder, "authorized")}`,
    "PidFile none",
    "StrictModes no",
    "UsePAM no",
    "PasswordAuthentication no",
    "PermitRootLogin prohibit-password",
    "Subsystem sftp internal-sftp",
    "ForceCommand internal-sftp",
  ];
  writeFileSync(join(folder, "config"), `${config.join("\n")}\n`);
  server = spawn(sshd, ["-D", "-f", join(folder, "config")], { stdio: "ignore" });
  await vi.waitFor(() => reached(port), { timeout: 10_000 });
}, 20_000);

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function reached(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, "127.0.0.1", () => (socket.destroy(), resolve()));
    socket.on("error", reject);
  });
}

const files = (given: object = {}) =>
  sftpFiles({ address, hostKey, user: userInfo().username, password: userKey, where, ...given });

describe.skipIf(!has)("against OpenSSH (skipped where it is not installed, or not by root)", () => {
  test("files are listed and read by the key of a user, and what is not there is not found", async () => {
    const open = files();
    const [file] = await open.list(join(folder, "out"));
    expect(file).toMatchObject({ path: join(folder, "out", "people.csv"), size: 35 });
    expect(await open.read(file!.path)).toContain("Zoë");
    await expect(open.read("/nowhere.csv")).rejects.toMatchObject({ code: "not-found" });
    await open.end();
  });

  test("a file is put there whole, and again in place of itself, by the connector that sends facts", async () => {
    const open = files();
    const host = new LocalHost(sftpFacts, {
      secret: "unused",
      settings: { address, hostKey, folder: join(folder, "out") },
      files: open,
    });
    const field = (name: string) => ({ name, type: "text" });
    const facts = { dataset: "goals", fields: [field("id")], rows: [{ id: "1" }], gone: ["2"], batch: 3 };
    for (const at of ["2026-03-01T09:00:00Z", "2026-03-01T09:00:01Z"]) await host.act("putFacts", { ...facts, at });
    expect(await open.read(join(folder, "out", "goals-00000003.csv"))).toBe("change,id\r\nput,1\r\ngone,2\r\n");
    expect((await open.list(join(folder, "out"))).map(({ path }) => path)).not.toContain(".part");
    await open.end();
  });

  test("a server with another key is refused, and the one it has is named", async () => {
    const open = files({ hostKey: "SHA256:another" });
    await expect(open.list("/")).rejects.toMatchObject({
      code: "config",
      message: expect.stringContaining(hostKey) as string,
    });
  });

  test("a user it does not know is a sign-in to mend; a server within our own network is not asked", async () => {
    await expect(files({ password: "wrong" }).list("/")).rejects.toMatchObject({ code: "auth" });
    const closed = files({ where: { loopback: false, privateHosts: [] } });
    await expect(closed.list("/")).rejects.toMatchObject({ code: "config" });
  });
});

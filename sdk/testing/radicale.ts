import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Whether this machine has Radicale, a CalDAV server. */
export const hasRadicale = spawnSync("radicale", ["--version"], { stdio: "ignore" }).status === 0;

/** A CalDAV server of its own, with the account `cairn` and the password `word`. */
export interface Radicale extends Disposable {
  address: string;
  /** What stands below a path; empty where nothing does. */
  stored(path: string): Promise<string>;
  /** Puts an entry there as somebody's calendar program does; null takes it away. */
  put(path: string, text: string | null): Promise<void>;
}

export async function startRadicale(): Promise<Radicale> {
  const folder = mkdtempSync(join(tmpdir(), "radicale-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  writeFileSync(join(folder, "users"), "cairn:word\n");
  const config = `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\nhtpasswd_encryption = plain\n[storage]\nfilesystem_folder = ${folder}/data\n[rights]\ntype = authenticated\n`;
  writeFileSync(join(folder, "config"), config);
  const server = spawn("radicale", ["--config", join(folder, "config")], { stdio: "ignore" });
  while (!(await fetch(address).catch(() => null))) await pause(50);
  const headers = { authorization: `Basic ${btoa("cairn:word")}` };
  return {
    address,
    async stored(path) {
      const answer = await fetch(`${address}${path}`, { headers });
      return answer.ok ? answer.text() : "";
    },
    async put(path, text) {
      const init = text === null ? { method: "DELETE" } : { method: "PUT", body: text };
      await fetch(`${address}${path}`, { ...init, headers: { ...headers, "content-type": "text/calendar" } });
    },
    [Symbol.dispose]() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

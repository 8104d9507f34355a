import { createHash, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createRequire } from "node:module";
import type { AddressInfo, Server as NetServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sftpFiles } from "./sftp-files.ts";

// A server that speaks SFTP and means no good; the library of our client plays it, so it is there on every machine.
const require = createRequire(createRequire(import.meta.url).resolve("ssh2-sftp-client"));
const { Server, utils } = require("ssh2") as {
  Server: new (options: object, connected: (client: Emitter) => void) => NetServer;
  utils: { parseKey(key: string): { getPublicSSH(): Buffer }; sftp: { STATUS_CODE: { OK: number; EOF: number } } };
};
type Emitter = { on(event: string, heard: (...given: never[]) => void): Emitter };
type Sftp = Emitter & Record<"handle" | "data" | "attrs" | "status" | "name", (id: number, given: unknown) => void>;

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const pem = privateKey.export({ type: "pkcs1", format: "pem" }) as string;
const hostKey = `SHA256:${createHash("sha256").update(utils.parseKey(pem).getPublicSSH()).digest("base64")}`;
const block = Buffer.alloc(32 * 1024);
const largest = 128 * 1024;
let server: NetServer;
let given = 0;
let said = 0;
/** Names in its one folder, with how the far end describes each. */
let listed: { name: string; mode: number }[] = [];
let asked: string[] = [];
const [aFile, aLink] = [0o100644, 0o120777];

beforeAll(async () => {
  server = new Server({ hostKeys: [pem] }, (client) => {
    client.on("error", () => undefined);
    client.on("authentication", (asked: { accept(): void }) => asked.accept());
    client.on("session", (accept: () => Emitter) =>
      accept().on("sftp", (acceptSftp: () => Sftp) => serveZeros(acceptSftp())),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

/** Every file is said to be small, and never ends; in its folder lies whatever a test puts there. */
function serveZeros(sftp: Sftp): void {
  const attributes = (mode = aFile) => ({ mode, uid: 0, gid: 0, size: said, atime: 0, mtime: 0 });
  let told = false;
  sftp.on("LSTAT", (id: number, path: string) => {
    asked.push(path);
    const name = path.split("/").at(-1);
    sftp.attrs(id, attributes(listed.find((one) => one.name === name)?.mode));
  });
  sftp.on("OPENDIR", (id: number) => {
    told = false;
    sftp.handle(id, Buffer.from("d"));
  });
  sftp.on("READDIR", (id: number) => {
    if (told) return sftp.status(id, utils.sftp.STATUS_CODE.EOF);
    told = true;
    const kind = (mode: number) => (mode === aLink ? "l" : "-");
    const names = listed.map(({ name, mode }) => ({
      filename: name,
      longname: `${kind(mode)}rw-r--r-- 1 u g 1 Jan 1 00:00 ${name}`,
      attrs: attributes(mode),
    }));
    sftp.name(id, names);
  });
  sftp.on("OPEN", (id: number) => sftp.handle(id, Buffer.from("f")));
  sftp.on("STAT", (id: number) => sftp.attrs(id, attributes()));
  sftp.on("FSTAT", (id: number) => sftp.attrs(id, attributes()));
  sftp.on("CLOSE", (id: number) => sftp.status(id, utils.sftp.STATUS_CODE.OK));
  sftp.on("READ", (id: number, _handle: Buffer, _offset: number, length: number) => {
    given += length;
    // It ends in the end, so that who reads on for ever fails this test and not the machine.
    if (given > 64 * largest) return sftp.status(id, utils.sftp.STATUS_CODE.EOF);
    sftp.data(id, block.subarray(0, length));
  });
}

const files = (where = { loopback: true, privateHosts: [] as string[] }) => {
  const address = `sftp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sftpFiles({ address, hostKey, user: "cairn", password: "x", where, largest });
};

test.each([0, 100])(
  "a file that is said to have %i bytes and does not end is read to the bound, and refused",
  async (size) => {
    [said, given] = [size, 0];
    const open = files();
    await expect(open.read("/zero.csv")).rejects.toMatchObject({
      code: "config",
      message: expect.stringContaining("is larger than") as string,
    });
    expect(given).toBeLessThan(2 * largest);
    await open.end();
  },
);

test.each([
  "127.0.0.1",
  "0x7f.1",
  "2130706433",
  "localhost",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "0.0.0.0",
  "169.254.169.254",
  "10.0.0.1",
])("a server is not asked that lies within our own network, however it is written: %s", async (host) => {
  const open = sftpFiles({
    address: `sftp://${host}:${(server.address() as AddressInfo).port}`,
    hostKey,
    user: "cairn",
    password: "x",
    where: { loopback: false, privateHosts: [] },
  });
  await expect(open.list("/")).rejects.toMatchObject({ code: "config" });
  await expect(open.list("/")).rejects.not.toMatchObject({ message: "The server cannot be reached." });
});

test("of what a server says to hold, plain files of that folder alone are listed, whatever they are called", async () => {
  const far = [
    "../../etc/passwd",
    "/etc/passwd",
    "..",
    ".",
    "a\\b.csv",
    "new\nline.csv",
    "nul\0.csv",
    "esc\u001b[2J.csv",
  ];
  listed = [...far, "people.csv", "Zoë 人.csv"].map((name) => ({ name, mode: aFile }));
  listed.push({ name: "link.csv", mode: aLink });
  const open = files();
  expect((await open.list("/out/")).map(({ path }) => path)).toEqual(["/out/people.csv", "/out/Zoë 人.csv"]);
  await open.end();
});

test.each(["/out/../etc/passwd", "..", "/out/a\nb.csv", "/out/nul\0.csv"])(
  "a path that leaves its folder, or ends where the far end reads on, is neither read nor written: %j",
  async (path) => {
    asked = [];
    const open = files();
    await expect(open.read(path)).rejects.toMatchObject({ code: "config" });
    await expect(open.write(path, "x")).rejects.toMatchObject({ code: "config" });
    await open.end();
    expect(asked).toEqual([]);
  },
);

test("a link is not followed: who may put one into the folder does not choose what is read", async () => {
  listed = [{ name: "people.csv", mode: aLink }];
  given = 0;
  const open = files();
  await expect(open.read("/out/people.csv")).rejects.toMatchObject({
    code: "config",
    message: expect.stringContaining("is a link") as string,
  });
  expect(given).toBe(0);
  await open.end();
});

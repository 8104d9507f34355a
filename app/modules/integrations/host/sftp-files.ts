import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type SftpClient from "ssh2-sftp-client";
import { ConnectorError, type FileAccess } from "#sdk/index.ts";
import { withoutTrailing } from "#app/platform/text/without-trailing.ts";
import { assertReachable, type Where } from "./assert-reachable.ts";

/** Bytes of a file. */
const usualLargest = 50 * 1024 * 1024;

export type SftpPlace = {
  address: string;
  hostKey: string;
  user: string;
  password: string;
  where: Where;
  largest?: number;
};

/** Files of a server over SFTP, whose key must be the one an administrator named. Opened when first asked, closed by `end`. */
export function sftpFiles(place: SftpPlace): FileAccess & { end(): Promise<void> } {
  let opening: Promise<SftpClient> | undefined;
  const { largest = usualLargest } = place;
  const client = () => (opening ??= connect(place));
  return {
    list: (folder) =>
      told(async () =>
        (await (await client()).list(folder))
          .filter(({ type, name }) => type === "-" && isPlainName(name))
          .map(({ name, size, modifyTime }) => ({
            path: `${folder.replace(/\/$/, "")}/${name}`,
            size,
            modifiedAt: new Date(modifyTime).toISOString(),
          })),
      ),
    read: (path) =>
      told(async () => {
        requirePlainPath(path);
        const open = await client();
        await refuseLink(open, path);
        const tooLarge = new ConnectorError(
          "config",
          `${path} is larger than ${Math.round(largest / 1024 / 1024)} MB.`,
        );
        if ((await open.stat(path)).size > largest) throw tooLarge;
        // The stream knows `end`, which the types of the library leave out.
        const toTheBound = { autoClose: true, end: largest };
        // What a server says of a file's size binds it to nothing: devices have none and do not end.
        const bytes = (await open.get(path, undefined, { readStreamOptions: toTheBound })) as Buffer;
        if (bytes.length > largest) throw tooLarge;
        return new TextDecoder("utf-8").decode(bytes);
      }),
    write: (path, content) =>
      told(async () => {
        requirePlainPath(path);
        const open = await client();
        // Put under another name first: who reads the folder never meets half a file. What stands there may be a link.
        if (await open.exists(`${path}.part`)) await open.delete(`${path}.part`);
        await open.put(Buffer.from(content, "utf8"), `${path}.part`);
        if (await open.exists(path)) await open.delete(path);
        await open.rename(`${path}.part`, path);
      }),
    end: async () => void (await opening?.then((open) => open.end()).catch(() => undefined)),
  };
}

/** A name of one file in the folder that was asked for; a server may say any. */
function isPlainName(name: string): boolean {
  return name !== "" && name !== "." && name !== ".." && !/[/\\]/.test(name) && !hasControls(name);
}

const hasControls = (text: string) => /\p{Cc}/u.test(text);

/** No way leads out of the folder that an administrator named, nor ends early where the far end reads it otherwise. */
function requirePlainPath(path: string): void {
  if (hasControls(path) || path.split("/").includes(".."))
    throw new ConnectorError("config", "A path holds neither “..” nor signs that cannot be seen.");
}

/** Whoever may put a link into the folder does not choose what else of the server is read. */
async function refuseLink(open: SftpClient, path: string): Promise<void> {
  if ((await open.exists(path)) === "l")
    throw new ConnectorError("config", `${path} is a link. Name the file it leads to.`);
}

async function connect({ address, hostKey, user, password, where }: SftpPlace): Promise<SftpClient> {
  if (!URL.canParse(address) || new URL(address).protocol !== "sftp:")
    throw new ConnectorError("config", "The address looks like sftp://files.example.com:22.");
  const { hostname, port } = new URL(address);
  const host = await assertReachable(hostname, where);
  // Loaded as it is, and only when a file is fetched: parts of it are native and cannot be bundled.
  const Client = createRequire(import.meta.url)("ssh2-sftp-client") as typeof SftpClient;
  const client = new Client();
  let seen = "";
  const hostVerifier = (key: Buffer) => {
    seen = withoutTrailing(createHash("sha256").update(key).digest("base64"), "=");
    return seen === withoutTrailing(hostKey.replace(/^SHA256:/, ""), "=");
  };
  const keyed = password.includes("PRIVATE KEY") ? { privateKey: password } : { password };
  try {
    await client.connect({
      host,
      port: Number(port || 22),
      username: user,
      ...keyed,
      hostVerifier,
      readyTimeout: 10_000,
    });
  } catch (error) {
    throw refusal(error as Error & { code?: string; level?: string }, seen, hostKey);
  }
  return client;
}

function refusal(error: Error & { code?: string }, seen: string, expected: string): ConnectorError {
  if (/verification failed|host denied/i.test(error.message))
    return new ConnectorError("config", `The server's key is SHA256:${seen}, not ${expected || "one that was named"}.`);
  if (/authentication/i.test(error.message)) return new ConnectorError("auth", "The server refuses this user.");
  return new ConnectorError("config", "The server cannot be reached.");
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectorError) throw error;
    const { code, message } = error as Error & { code?: unknown };
    if (code === 2 || code === "ENOENT" || /no such file/i.test(message))
      throw new ConnectorError("not-found", "There is no such file or folder.");
    if (code === 3 || /permission/i.test(message))
      throw new ConnectorError("scope", "The server does not show it to this user.");
    throw new ConnectorError("transient", "The server broke off.");
  }
}

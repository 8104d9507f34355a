import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { LaunchError } from "../launch/launch-error.ts";

/** What opens the secrets of an archive and proves that nobody changed it. It lies in a file apart from the archive. */
export type ArchiveKey = { readonly secret: string };

const shape = /^[A-Za-z0-9_-]{43}$/;

/** The key in a file. */
export async function readArchiveKey(path: string): Promise<ArchiveKey> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new LaunchError(`The key file ${path} cannot be read.`);
  });
  if (!shape.test(text.trim())) throw new LaunchError(`${path} holds no key of an archive.`);
  return { secret: text.trim() };
}

/** The key in a file, which is made where there is none. `made` says whether it was. */
export async function readOrMakeArchiveKey(path: string): Promise<ArchiveKey & { made: boolean }> {
  const secret = randomBytes(32).toString("base64url");
  try {
    await writeFile(path, `${secret}\n`, { flag: "wx", mode: 0o600 });
    return { secret, made: true };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") throw new LaunchError(`The key file ${path} cannot be written: ${message}`);
    return { ...(await readArchiveKey(path)), made: false };
  }
}

export function proofOf({ secret }: ArchiveKey, manifest: Uint8Array): string {
  return createHmac("sha256", secret).update("cairn archive\n").update(manifest).digest("hex");
}

export function isProof(key: ArchiveKey, manifest: Uint8Array, proof: string): boolean {
  const [told, right] = [Buffer.from(proof.trim()), Buffer.from(proofOf(key, manifest))];
  return told.length === right.length && timingSafeEqual(told, right);
}

import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Where the supervisor of a folder listens. Binding it is the lock: one supervisor a folder. On Linux the name is
 * abstract, so the kernel frees it however the supervisor ends.
 */
export function supervisorAddress(home: string): string {
  const name = createHash("sha256").update(realpathSync(home)).digest("hex").slice(0, 24);
  return process.platform === "linux" ? `\0cairn-${name}` : join(tmpdir(), `cairn-${name}.sock`);
}

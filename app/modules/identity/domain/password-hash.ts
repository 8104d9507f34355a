import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { AppError } from "#app/platform/errors/app-error.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { withoutTrailing } from "#app/platform/text/without-trailing.ts";

const derive = promisify(argon2) as (algorithm: "argon2id", parameters: object) => Promise<Buffer>;

// 19 MiB, two passes, one lane (OWASP's first choice): about 24 ms of one core.
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** At most two hashes at a time, so that a rush of sign-ins does not stall pages. */
const atOnce = pLimit(2);

/** So many wait for their turn, a second or a few; whoever comes then is told to come back instead of waiting half a minute. */
export const mostWaiting = 40;
const secondsUntilRoom = 5;

/** Refuses where too many wait already: before anything else is done for somebody who could not be answered in time. */
export function requireRoom(): void {
  if (atOnce.pendingCount < mostWaiting) return;
  throw new AppError("identity.busy", 503, "Too many people sign in at this moment.", {
    retryAfter: secondsUntilRoom,
  });
}

function queued(work: () => Promise<Buffer>): Promise<Buffer> {
  requireRoom();
  return atOnce(work);
}

/** PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await queued(() => derive("argon2id", { ...cost, nonce: salt, message: normalized(password) }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${toBase64(salt)}$${toBase64(tag)}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, , , parameters, salt, tag] = hash.split("$");
  const [memory, passes] = (parameters ?? "").match(/\d+/g) ?? [];
  if (!salt || !tag || !memory || !passes) return false;
  const expected = Buffer.from(tag, "base64");
  const actual = await queued(() =>
    derive("argon2id", {
      ...cost,
      memory: Number(memory),
      passes: Number(passes),
      tagLength: expected.length,
      nonce: Buffer.from(salt, "base64"),
      message: normalized(password),
    }),
  );
  return timingSafeEqual(actual, expected);
}

function toBase64(bytes: Buffer): string {
  return withoutTrailing(bytes.toString("base64"), "=");
}

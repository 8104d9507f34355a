import { createHash } from "node:crypto";

/**
 * The entity tag of an answer: the version of the record, where it has one, and a digest of all that was answered; for what a
 * record shows of others changes without a version of its own. `text` is the answer as it is sent.
 */
export function entityTag(body: unknown, text: string): string {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 16);
  const version = versionOf(body);
  return version === undefined ? `"${digest}"` : `"${version}-${digest}"`;
}

function versionOf(body: unknown): number | undefined {
  if (typeof body !== "object" || body === null || !("version" in body)) return undefined;
  return typeof body.version === "number" ? body.version : undefined;
}

/** The version that an entity tag, or the bare number in quotes, speaks of. */
export function versionTagged(tag: string | undefined): number | undefined {
  const version = /^(?:W\/)?"(\d{1,9})(?:-[\w-]{16})?"$/.exec(tag ?? "")?.[1];
  return version === undefined ? undefined : Number(version);
}

/** Whether one of the tags that a request names, by `If-None-Match` or `If-Match`, is this one; weak ones count as strong. */
export function isKnown(tag: string, named: string | undefined): boolean {
  const tags = (named ?? "").split(",").map((one) => strong(one.trim()));
  return tags.includes(strong(tag)) || tags.includes("*");
}

const strong = (tag: string) => tag.replace(/^W\//, "");

import { createHash } from "node:crypto";

/** One thing that is to stand at the source for one person. `digest` says whether it is what stands there already. */
export type Item = { employeeId: string; item: string; digest: string; input: unknown };

export const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url");

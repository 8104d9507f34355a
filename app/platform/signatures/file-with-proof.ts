import { createHash } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import type { DocumentContent, FileStatement, Proof } from "./document-content.ts";
import { withProof } from "./proof-line.ts";

const sha256 = (of: string | Uint8Array) => createHash("sha256").update(of).digest("hex");

/**
 * A PDF with the company's proof of what it says, as `/verify` reads it: for papers whose words a room keeps itself, sealed,
 * so that no document is stored. The outcome is ISSUED until whom it is for acknowledged it.
 */
export async function fileWithProof(
  context: Pick<Context, "sign">,
  file: Uint8Array,
  { content, proof }: { content: DocumentContent; proof: Omit<Proof, "content"> },
): Promise<Uint8Array> {
  const words = JSON.stringify(content);
  const settled = JSON.stringify({ ...proof, content: sha256(words) } satisfies Proof);
  const { signature: proofSignature } = await context.sign(settled);
  return carryingProof(context, file, { content: words, proof: settled, proofSignature });
}

/** A file with what was settled about it, signed as a whole. */
export async function carryingProof(
  context: Pick<Context, "sign">,
  file: Uint8Array,
  settled: Omit<FileStatement, "file">,
): Promise<Uint8Array> {
  const statement = JSON.stringify({ file: sha256(file), ...settled } satisfies FileStatement);
  const { signature, publicKey } = await context.sign(statement);
  return withProof(file, { statement, signature, publicKey });
}

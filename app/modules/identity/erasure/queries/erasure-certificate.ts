import { createHash } from "node:crypto";
import { requirePersonToErase } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export type ErasureCertificate = {
  /** What is certified, as JSON: ids and counts, no names of people. */
  proof: string;
  /** SHA-256 of the proof. */
  digest: string;
  signature: string;
  publicKey: string;
};

/** That somebody was erased, signed by the company; not found before it is done. */
export async function erasureCertificate(context: Context, employeeId: string): Promise<ErasureCertificate> {
  await requirePersonToErase(context, employeeId);
  const row = await firstRow<Omit<ErasureCertificate, "digest">>(
    context,
    sql`select proof, proof_signature as signature, public_key as "publicKey" from {person_erasure}
      where employee_id = ${employeeId} and state = 'DONE'`,
  );
  if (!row) throw notFound("The certificate");
  return { ...row, digest: createHash("sha256").update(row.proof).digest("hex") };
}

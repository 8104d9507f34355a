import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { rulesOfCompany, type DisciplinaryRules } from "../data/settings.ts";
import { ownTypes } from "../data/type-names.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type Certificate = {
  id: string;
  at: string;
  by: string | null;
  because: "RETENTION" | "ORDER";
  reason: string;
};
export type SettingsPage = {
  rules: DisciplinaryRules;
  types: { id: string; name: string; archived: boolean; version: number }[];
  open: { id: string; name: string; version: number } | "new" | null;
  certificates: Certificate[];
};

export const settingsPageInput = z.object({ type: z.string().max(60).optional().catch(undefined) });

export async function settingsPage(
  context: Context,
  { type }: z.output<typeof settingsPageInput>,
): Promise<SettingsPage> {
  await authorize(context, "view", { kind: "DisciplinarySettings" });
  const types = await ownTypes(context);
  const seesCertificates = (await context.ability()).decide("view", { kind: "DisciplinaryCertificate" }).allowed;
  return {
    rules: await rulesOfCompany(context),
    types,
    open: type === "new" ? "new" : (types.find(({ id }) => id === type) ?? null),
    certificates: seesCertificates ? await certificates(context) : [],
  };
}

function certificates(context: Context): Promise<Certificate[]> {
  return context.rows(
    sql`select x.id, ${instant(sql`x.expunged_at`)} as at, e.display_name as by, x.because, x.reason
      from {disciplinary_expunged} x
      left join {employee} e on e.id = x.expunged_by order by x.expunged_at desc, x.id desc limit 100`,
  );
}

export type CertificatePage = Certificate & {
  counts: { revisions: number; statements: number; files: number; papers: number; notices: number };
  proof: string;
  signature: string;
  publicKey: string;
};

/** That a note was expunged, with the company's signature: neither whose it was nor a word of it. */
export async function certificatePage(context: Context, certificateId: string): Promise<CertificatePage> {
  await authorize(context, "view", { kind: "DisciplinaryCertificate" });
  const found = await firstRow<CertificatePage>(
    context,
    sql`select x.id, ${instant(sql`x.expunged_at`)} as at, e.display_name as by, x.because, x.reason, x.counts, x.proof,
      x.proof_signature as signature, x.public_key as "publicKey" from {disciplinary_expunged} x
      left join {employee} e on e.id = x.expunged_by where x.id = ${certificateId}`,
  );
  if (!found) throw notFound("DisciplinaryCertificate");
  return found;
}

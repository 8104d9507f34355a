import { z } from "zod";
import { logoPlace } from "#app/platform/company/logo.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { logoPicture } from "#app/platform/files/logo-picture.ts";
import { announceCompany, holdCompany } from "../data/announce-company.ts";

export const setCompanyLogoInput = z.object({ logo: z.instanceof(File, { error: "file-required" }).optional() });

/** The company has another logo from now on: at its door, in the app, in mails and on new documents. */
export async function setCompanyLogo(
  context: Context,
  { logo }: z.output<typeof setCompanyLogoInput>,
): Promise<{ key: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  const picture = await logoPicture(new Uint8Array((await logo?.arrayBuffer()) ?? []));
  const key = crypto.randomUUID();
  // The bytes are stored before the company names them: what no company names is swept.
  await context.files.put(logoPlace(context.tenant.id, key), picture, "image/png");
  await show(context, key, "people.set-company-logo");
  return { key };
}

export const removeCompanyLogoInput = z.object({});

/** The company is shown by its name alone; within a day the logo can be brought back. */
export async function removeCompanyLogo(context: Context): Promise<{ key: string | null }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  return { key: await show(context, null, "people.remove-company-logo") };
}

export const restoreCompanyLogoInput = z.object({ key: z.uuid() });

/** A logo that was removed a moment ago is shown again; 404 once its picture is gone. */
export async function restoreCompanyLogo(
  context: Context,
  { key }: z.output<typeof restoreCompanyLogoInput>,
): Promise<{ key: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  if (!(await context.files.get(logoPlace(context.tenant.id, key)))) throw notFound("The logo");
  await show(context, key, "people.restore-company-logo");
  return { key };
}

/** Answers with the logo there was. */
async function show(context: Context, key: string | null, action: string): Promise<string | null> {
  const company = await holdCompany(context);
  const before = company.logoKey ?? null;
  if (before === key) return before;
  company.logoKey = key;
  await announceCompany(context, company, { action, fields: ["logo"] });
  return before;
}

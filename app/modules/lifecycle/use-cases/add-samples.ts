import { companyLanguage } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { sql } from "#tenancy/sql.ts";
import { LifecycleTemplate } from "../data/entities.ts";
import { storeVersion } from "../data/store-version.ts";
import { sampleIn, samples } from "../domain/samples.ts";
import { beginnings } from "../queries/beginnings.ts";
import { wordsOf } from "../queries/words.ts";
import { writeDown } from "./write-down.ts";

/** Templates to begin with, in the company's language and all others; refused where there are any already. */
export async function addSamples(context: Context): Promise<{ templates: number }> {
  await authorize(context, "edit", { kind: "LifecycleTemplates" });
  await lockNamed(context, "lifecycle-samples");
  const known = await firstRow(context, sql`select from {lifecycle_template} t where t.archived_at is null`);
  if (known) throw conflict("lifecycle.samples-there", "There are templates already.");
  return { templates: (await storeSamples(context)).size };
}

const ticked = { kind: "TICK", link: undefined } as const;

/** The samples as templates, by their key. */
export async function storeSamples(context: Context): Promise<Map<string, string>> {
  const own = await companyLanguage(context);
  const known = new Set(beginnings(context).map(({ link }) => link));
  const stored = new Map<string, string>();
  for (const sample of samples) {
    const templateId = context.newId();
    const { name, steps: written } = sampleIn(sample, { own, wordsIn: wordsOf, newId: context.newId });
    // Without the module that a step leads to, it is ticked off.
    const steps = written.map((step) => (step.link && !known.has(step.link) ? { ...step, ...ticked } : step));
    const made = { createdAt: context.clock.now(), createdBy: context.actor.employeeId };
    context.em.create(LifecycleTemplate, { id: templateId, name, moment: sample.moment, ...made });
    await context.em.flush();
    const number = await storeVersion(context, templateId, steps);
    await writeDown(
      context,
      "lifecycle.template-saved",
      { templateId, number },
      { action: "add-sample", subject: "LifecycleTemplate", id: templateId, detail: { sample: sample.key } },
    );
    stored.set(sample.key, templateId);
  }
  return stored;
}

import { z } from "zod";
import { audienceShape, keptAudience, type AudienceRule } from "#app/modules/audiences/domain.ts";
import { requireAudience, requireFinishedAudience } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { ReviewCycle } from "../data/entities.ts";
import { groupTemplatesSchema, mostFormGroups, readSettings, type FormGroup } from "../domain/cycle-settings.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const saveFormGroupInput = z.object({
  cycleId: ids.cycle,
  groupId: z.guid().optional().describe("The group that is changed; left out, one is added after those there are."),
  name: textInput({ most: 60, missing: "reviews.needed", tooLong: "reviews.too-long" }).describe(
    "What the group is called.",
  ),
  ...audienceShape,
  templates: groupTemplatesSchema
    .default({})
    .describe("By provider, which template they fill in; none is what everybody else is asked."),
  version: versionRead,
});
export const removeFormGroupInput = z.object({
  cycleId: ids.cycle,
  groupId: z.guid().describe("The group whose people are asked as everybody else again."),
  version: versionRead,
});
export type SavedFormGroup = { cycleId: string; groupId: string; version: number };

/** Some people of a draft are asked with templates of their own. */
export async function saveFormGroup(
  context: Context,
  { cycleId, groupId, name, templates, version, ...said }: z.output<typeof saveFormGroupInput>,
): Promise<SavedFormGroup> {
  const groups = await holdGroups(context, cycleId, version);
  const former = groupId === undefined ? undefined : groups.find(groupId);
  requireFinishedAudience(said);
  await requireAudience(context, said, { resting: true });
  if (groups.all.some((one) => one.id !== groupId && one.name.toLowerCase() === name.toLowerCase()))
    throw refused("name", "reviews.group-name-taken");
  if (!former && groups.all.length >= mostFormGroups) throw refused("name", "reviews.too-many-groups");
  const chosen = Object.values(templates).filter((id) => id !== "");
  if (chosen.length === 0) throw refused("templates", "reviews.group-without-form");
  await requireTemplates(context, chosen);
  const id = former?.id ?? context.newId();
  const group = { id, name, audience: keptAudience(said), templates };
  const all = former ? groups.all.map((one) => (one.id === id ? group : one)) : [...groups.all, group];
  return groups.keep(all, { groupId: id, action: "save-form-group", detail: { before: former ?? null, after: group } });
}

export const raiseFormGroupInput = z.object({
  cycleId: ids.cycle,
  groupId: z.guid().describe("The group that goes before the one above it."),
  version: versionRead,
});

/** A group goes before the one above it: whoever is in both is asked as the first of them. */
export async function raiseFormGroup(
  context: Context,
  { cycleId, groupId, version }: z.output<typeof raiseFormGroupInput>,
): Promise<SavedFormGroup> {
  const groups = await holdGroups(context, cycleId, version);
  const raised = groups.find(groupId);
  const place = groups.all.indexOf(raised);
  if (place === 0) return { cycleId, groupId, version: groups.version() };
  const others = groups.all.filter(({ id }) => id !== groupId);
  return groups.keep(others.toSpliced(place - 1, 0, raised), {
    ...{ groupId, action: "save-form-group" },
    detail: { before: { place: place + 1 }, after: { name: raised.name, place } },
  });
}

/** The people of a group are asked as everybody else again, or as another group they are in. */
export async function removeFormGroup(
  context: Context,
  { cycleId, groupId, version }: z.output<typeof removeFormGroupInput>,
): Promise<SavedFormGroup> {
  const groups = await holdGroups(context, cycleId, version);
  const before = groups.find(groupId);
  const others = groups.all.filter(({ id }) => id !== groupId);
  return groups.keep(others, { groupId, action: "remove-form-group", detail: { before } });
}

type KeptGroup = Omit<FormGroup, "audience"> & { audience: AudienceRule };

/** The groups of a draft, held: nobody else changes it until the transaction ends. */
async function holdGroups(context: Context, cycleId: string, version: number | undefined) {
  await requireCycle(context, "edit", cycleId);
  const record = await holdRecord(
    context,
    ReviewCycle,
    { id: cycleId },
    { version, subject: "ReviewCycle", changedBy: ["reviews.save-section", "reviews.save-form-group"] },
  );
  if (record.state !== "DRAFT") throw conflict("reviews.already-launched", "What was launched stays as it was.");
  const settings = readSettings(record.settings);
  return {
    all: settings.formGroups as readonly KeptGroup[],
    version: () => record.version,
    find: (groupId: string): KeptGroup => {
      const found = settings.formGroups.find(({ id }) => id === groupId);
      if (!found) throw notFound("The group");
      return found;
    },
    /** Stores the groups as they are now, with what was done to one of them. */
    keep: async (
      formGroups: readonly KeptGroup[],
      { groupId, action, detail }: { groupId: string; action: string; detail: Record<string, unknown> },
    ): Promise<SavedFormGroup> => {
      record.settings = { ...settings, formGroups };
      await context.em.flush();
      const written = { action, subject: "ReviewCycle", id: cycleId, detail };
      await writeDown(context, "reviews.cycle-saved", { cycleId }, written);
      return { cycleId, groupId, version: record.version };
    },
  };
}

async function requireTemplates(context: Context, templateIds: readonly string[]): Promise<void> {
  const asked = [...new Set(templateIds)];
  const rows = await context.rows(
    sql`select 1 from {review_template} where id = any(${asked}::uuid[]) and archived_at is null`,
  );
  if (rows.length < asked.length) throw refused("templates", "reviews.template-gone");
}

const refused = (field: string, code: string) =>
  invalid(code, "The group cannot be kept as it is.", { fields: { [field]: code } });

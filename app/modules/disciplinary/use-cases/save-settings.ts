import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { saveSettingsRow } from "#app/platform/data/settings-row.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { optionalInput, textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { documentAsks } from "#app/platform/signatures/document-state.ts";
import { DisciplinarySettings, DisciplinaryType } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { severities, standardTypes } from "../domain/note.ts";
import { managerReaches } from "../policy.ts";
import { writeDown } from "./write-down.ts";

const wrong = { error: "disciplinary.number" };
const months = z.coerce.number(wrong).int(wrong).min(0, wrong).max(60, wrong);
const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(
    (sent) => (sent === undefined || sent === "" ? [] : Array.isArray(sent) ? sent : [sent]),
    z.array(z.enum(values)),
  );

export const saveSettingsInput = z.object({
  review: tickInput.default(false).describe("Whether HR reviews notes of others before they are published."),
  managersRaise: z.enum(managerReaches, { error: "disciplinary.choose" }).describe("Which managers write notes."),
  managersSee: z.enum(managerReaches, { error: "disciplinary.choose" }).describe("Which managers read published ones."),
  showsStatements: tickInput.default(false).describe("Whether the person reads what witnesses stated."),
  asks: z.enum(documentAsks, { error: "disciplinary.choose" }).describe("What the person is asked for."),
  answerDays: z.coerce.number(wrong).int(wrong).min(1, wrong).max(90, wrong).describe("Days to answer."),
  appealDays: z.coerce.number(wrong).int(wrong).min(0, wrong).max(180, wrong).describe("Days to appeal; 0 for none."),
  verbalMonths: months.describe("Months a verbal warning counts; 0 where the company does not give any."),
  writtenMonths: months.describe("Months a written warning counts; 0 where the company does not give any."),
  finalMonths: months.describe("Months a final warning counts; 0 where the company does not give any."),
  retentionMonths: optionalInput(z.coerce.number(wrong).int(wrong).min(1, wrong).max(240, wrong)).describe(
    "Months after which notes are expunged by themselves; left out, they are kept.",
  ),
  preamble: textInput({ most: 2000, tooLong: "disciplinary.too-long" })
    .default("")
    .describe("What stands above each note."),
  usedTypes: several(standardTypes).describe("Types of the product that the company uses."),
  usedSeverities: several(severities).describe("Severities that the company uses; Low is always there."),
  version: z.coerce.number().int().default(0).describe("Counts the changes of the settings."),
});

/** What holds for notes from now on; what was published keeps the days it was published with. */
export async function saveSettings(
  context: Context,
  { usedTypes, usedSeverities, version, retentionMonths, ...rules }: z.output<typeof saveSettingsInput>,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "DisciplinarySettings" });
  const saved = await saveSettingsRow(
    context,
    DisciplinarySettings,
    {
      ...rules,
      retentionMonths: retentionMonths ?? null,
      hiddenTypes: standardTypes.filter((type) => !usedTypes.includes(type)),
      hiddenSeverities: severities.filter((one) => one !== "LOW" && !usedSeverities.includes(one)),
    },
    { id: 1, version, subject: "DisciplinarySettings", changedBy: ["disciplinary.save-settings"] },
  );
  await tell(context, "save-settings", null);
  return saved;
}

export const saveTypeInput = z.object({
  typeId: optionalInput(ids.type),
  name: textInput({ most: 80, missing: "disciplinary.name-needed", tooLong: "disciplinary.too-long" }).describe(
    "What it is called.",
  ),
  version: versionRead,
});

/** Adds a type of the company's own, or calls one otherwise. */
export async function saveType(
  context: Context,
  { typeId, name, version }: z.output<typeof saveTypeInput>,
): Promise<{ typeId: string }> {
  await authorize(context, "edit", { kind: "DisciplinarySettings" });
  const id = typeId ?? context.newId();
  if (typeId) (await holdType(context, typeId, version)).name = name;
  else context.em.create(DisciplinaryType, { id, name, createdAt: context.clock.now() });
  await refusingTaken(context.em.flush(), takenName);
  await tell(context, "save-type", id);
  return { typeId: id };
}

export const archiveTypeInput = z.object({
  typeId: ids.type,
  archived: tickInput.describe("Whether it is put away, or brought back."),
});

/** A type is put away and offered no more; notes of it keep its name. */
export async function archiveType(
  context: Context,
  { typeId, archived }: z.output<typeof archiveTypeInput>,
): Promise<{ typeId: string }> {
  await authorize(context, "edit", { kind: "DisciplinarySettings" });
  const type = await holdType(context, typeId, undefined);
  type.archivedAt = archived ? context.clock.now() : null;
  await refusingTaken(context.em.flush(), takenName);
  await tell(context, "archive-type", typeId);
  return { typeId };
}

const takenName = {
  disciplinary_type_name: { field: "name", code: "disciplinary.name-taken", message: "A type is called so." },
};

function holdType(context: Context, id: string, version: number | undefined) {
  return holdRecord(
    context,
    DisciplinaryType,
    { id },
    { version, subject: "DisciplinaryType", changedBy: ["disciplinary.save-type"] },
  );
}

function tell(context: Context, action: string, id: string | null): Promise<void> {
  return writeDown(context, "disciplinary.settings-changed", {}, { action, subject: "DisciplinarySettings", id });
}

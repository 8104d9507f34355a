import { z } from "zod";
import { readPeopleFile, type FileProblem } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { unreadable } from "#app/platform/import/file-limits.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { ReviewCycle } from "../data/entities.ts";
import { readSettings } from "../domain/cycle-settings.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";

export const uploadRevieweesInput = z.object({
  cycleId: ids.cycle,
  file: z.instanceof(File).describe("People by work e-mail or employee number, one a line: CSV, text or XLSX."),
});

/** Bytes of a file of people. */
export const largestUpload = 5 * 1024 * 1024;
export const uploadTooLarge = unreadable("too-large", { megabytes: largestUpload / 1024 / 1024 });

const mostReviewees = 20_000;
const mostProblems = 200;

/**
 * People of a file are reviewed besides those who are named one by one. A line that names nobody is told and left out, and
 * takes down nobody else.
 */
export async function uploadReviewees(
  context: Context,
  { cycleId, file }: z.output<typeof uploadRevieweesInput>,
): Promise<{ cycleId: string; version: number; added: number; known: number; problems: FileProblem[] }> {
  await requireCycle(context, "edit", cycleId);
  const record = await holdRecord(
    context,
    ReviewCycle,
    { id: cycleId },
    { version: undefined, subject: "ReviewCycle", changedBy: ["reviews.save-section"] },
  );
  if (record.state !== "DRAFT") throw conflict("reviews.already-launched", "What was launched stays as it was.");
  const refused = (code: string) => invalid(code, "The file cannot be taken.", { fields: { file: code } });
  if (file.size === 0) throw refused("reviews.file-needed");
  const { ids: named, problems } = await readPeopleFile(context, file);
  if (named.length === 0) throw refused("reviews.nobody-in-file");
  const settings = readSettings(record.settings);
  const before = new Set(settings.reviewees.employeeIds);
  const added = named.filter((id) => !before.has(id));
  const employeeIds = [...before, ...added];
  if (employeeIds.length > mostReviewees) throw refused("reviews.too-many-people");
  record.settings = { ...settings, reviewees: { ...settings.reviewees, everyone: false, employeeIds } };
  await context.em.flush();
  await writeDown(
    context,
    "reviews.cycle-saved",
    { cycleId },
    {
      action: "upload-reviewees",
      subject: "ReviewCycle",
      id: cycleId,
      detail: { added: added.length, left: problems.length },
    },
  );
  const known = named.length - added.length;
  return { cycleId, version: record.version, added: added.length, known, problems: problems.slice(0, mostProblems) };
}

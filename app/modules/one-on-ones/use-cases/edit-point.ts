import { tickInput } from "#app/platform/http/typed-input.ts";
import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { OneOnOnePoint } from "../data/entities.ts";
import { requirePoint } from "../data/point-record.ts";
import { requireSubject, subjectColumns } from "./point-subject.ts";
import { onePoint, pointTextInput, subjectInput } from "./one-on-one-input.ts";
import { tellOfPoint } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";

export const editPointInput = onePoint.extend({
  text: pointTextInput,
  /** Stays what it is where it is not sent. */
  changesSubject: tickInput
    .optional()
    .describe("Whether it is about something else from now on: `subject`, or nothing."),
  subject: subjectInput,
  version: versionRead,
});

/** Its author words a talking point anew. */
export async function editPoint(
  context: Context,
  { pointId, text, version, changesSubject, subject = null }: z.output<typeof editPointInput>,
): Promise<{ pointId: string }> {
  const { point, series } = await requirePoint(context, "edit", pointId);
  const record = await holdRecord(
    context,
    OneOnOnePoint,
    { id: pointId },
    { version, subject: "OneOnOneText", changedBy: ["one-on-ones.edit-point"] },
  );
  const about = changesSubject ? subjectColumns(subject) : {};
  if (changesSubject && (record.goalId ?? record.subjectId) !== (subject?.id ?? null))
    await requireSubject(context, subject, "subject");
  else if (record.body === text) return { pointId };
  Object.assign(record, { body: text, ...about });
  await context.em.flush();
  await tellOfPoint(context, series, point);
  await writeDown(
    context,
    "one-on-ones.point-changed",
    { meetingId: point.meetingId, pointId, change: "EDITED" },
    { action: "edit-point", subject: "OneOnOneText", id: pointId },
  );
  return { pointId };
}

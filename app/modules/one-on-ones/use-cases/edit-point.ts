import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { OneOnOnePoint } from "../data/entities.ts";
import { requirePoint } from "../data/point-record.ts";
import { onePoint, pointTextInput } from "./one-on-one-input.ts";
import { writeDown } from "./write-down.ts";

export const editPointInput = onePoint.extend({ text: pointTextInput, version: versionRead });

/** Its author words a talking point anew. */
export async function editPoint(
  context: Context,
  { pointId, text, version }: z.output<typeof editPointInput>,
): Promise<{ pointId: string }> {
  const { point } = await requirePoint(context, "edit", pointId);
  const record = await holdRecord(
    context,
    OneOnOnePoint,
    { id: pointId },
    { version, subject: "OneOnOneText", changedBy: ["one-on-ones.edit-point"] },
  );
  if (record.body === text) return { pointId };
  record.body = text;
  await context.em.flush();
  await writeDown(
    context,
    "one-on-ones.point-changed",
    { meetingId: point.meetingId, pointId, change: "EDITED" },
    { action: "edit-point", subject: "OneOnOneText", id: pointId },
  );
  return { pointId };
}

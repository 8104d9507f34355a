import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { takeDownPhoto } from "../data/photos.ts";
import type { PhotoChanged } from "../events.ts";

export const removePhotoInput = z.object({ employeeId: z.uuid() });
export type RemovePhotoInput = z.output<typeof removePhotoInput>;

/** A person is shown by their initials again; within a day the photo can be brought back. */
export async function removePhoto(context: Context, { employeeId }: RemovePhotoInput): Promise<{ employeeId: string }> {
  await authorize(context, "edit-photo", await requireEmployeeSubject(context, employeeId));
  await takeDownPhoto(context, employeeId);
  const changed: PhotoChanged = { name: "people.photo-changed", payload: { employeeId, key: null } };
  await recordEvent(context, changed);
  await writeAuditEntry(context, { action: "people.remove-photo", subjectType: "Employee", subjectId: employeeId });
  return { employeeId };
}

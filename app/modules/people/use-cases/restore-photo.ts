import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { bringBackPhoto } from "../data/photos.ts";
import type { PhotoChanged } from "../events.ts";
import type { RemovePhotoInput } from "./remove-photo.ts";

/** The photo removed last is shown again. */
export async function restorePhoto(context: Context, { employeeId }: RemovePhotoInput): Promise<{ key: string }> {
  await authorize(context, "edit-photo", await requireEmployeeSubject(context, employeeId));
  const key = await bringBackPhoto(context, employeeId);
  const changed: PhotoChanged = { name: "people.photo-changed", payload: { employeeId, key } };
  await recordEvent(context, changed);
  await writeAuditEntry(context, { action: "people.restore-photo", subjectType: "Employee", subjectId: employeeId });
  return { key };
}

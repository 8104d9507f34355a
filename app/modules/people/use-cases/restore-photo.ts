import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { bringBackPhoto } from "../data/photos.ts";
import type { RemovePhotoInput } from "./remove-photo.ts";
import { writeDown } from "./write-down.ts";

/** The photo removed last is shown again. */
export async function restorePhoto(context: Context, { employeeId }: RemovePhotoInput): Promise<{ key: string }> {
  await authorize(context, "edit-photo", await requireEmployeeSubject(context, employeeId));
  const key = await bringBackPhoto(context, employeeId);
  const written = { action: "restore-photo", subject: "Employee", id: employeeId };
  await writeDown(context, "people.photo-changed", { employeeId, key }, written);
  return { key };
}

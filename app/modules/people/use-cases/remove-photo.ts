import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { takeDownPhoto } from "../data/photos.ts";
import { writeDown } from "./write-down.ts";

export const removePhotoInput = z.object({ employeeId: z.uuid() });
export type RemovePhotoInput = z.output<typeof removePhotoInput>;

/** A person is shown by their initials again; within a day the photo can be brought back. */
export async function removePhoto(context: Context, { employeeId }: RemovePhotoInput): Promise<{ employeeId: string }> {
  await authorize(context, "edit-photo", await requireEmployeeSubject(context, employeeId));
  await takeDownPhoto(context, employeeId);
  const written = { action: "remove-photo", subject: "Employee", id: employeeId };
  await writeDown(context, "people.photo-changed", { employeeId, key: null }, written);
  return { employeeId };
}

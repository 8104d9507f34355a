import { z } from "zod";
import type { AuditWriter } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { EventWriter } from "#app/platform/events/record-event.ts";
import { squarePictures } from "#app/platform/files/square-pictures.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { storePhoto } from "../data/photos.ts";
import { writeDown } from "./write-down.ts";

export const setPhotoInput = z.object({
  employeeId: z.uuid(),
  photo: z.instanceof(File, { error: "file-required" }).optional(),
});
export type SetPhotoInput = z.output<typeof setPhotoInput>;

/** A person has another photo from now on: people their own, platform admins everybody's. */
export async function setPhoto(context: Context, { employeeId, photo }: SetPhotoInput): Promise<{ key: string }> {
  await authorize(context, "edit-photo", await requireEmployeeSubject(context, employeeId));
  return putPhoto(context, employeeId, photo);
}

/** The same; whether whoever gives it may is the caller's to ask. */
export async function putPhoto(
  context: EventWriter & AuditWriter,
  employeeId: string,
  photo: File | undefined,
): Promise<{ key: string }> {
  const pictures = await squarePictures(new Uint8Array((await photo?.arrayBuffer()) ?? []));
  const key = crypto.randomUUID();
  await storePhoto(context, employeeId, key, pictures);
  const written = { action: "set-photo", subject: "Employee", id: employeeId };
  await writeDown(context, "people.photo-changed", { employeeId, key }, written);
  return { key };
}

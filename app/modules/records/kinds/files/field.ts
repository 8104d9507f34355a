import type { Holds, Told } from "../../domain/field.ts";

/** A file as answers tell it; its bytes are at `attachmentAddress(id)`. Sizes of a picture are in pixels. */
export type NamedFile = {
  id: string;
  kind: "IMAGE" | "GIF" | "DOCUMENT";
  fileName: string;
  byteSize: number;
  width: number | null;
  height: number | null;
};

/** What is sent of files: those that come, and the ids of those that go. */
export type FilesSent = { added?: File[] | undefined; removed?: string[] | undefined };

export type FilesField = Omit<Told, "required"> & { kind: "FILES"; required?: false };

/**
 * Pictures and documents on the record, kept by `platform/files/attachments` and opened by whoever may see it; no column, and
 * one field a record. No file brings them; programs read them and take them away.
 */
export function files<const Say extends Omit<Told, "required">>(
  say: Say,
): Say & FilesField & Holds<FilesSent | undefined, NamedFile[]> {
  return { ...say, kind: "FILES" };
}

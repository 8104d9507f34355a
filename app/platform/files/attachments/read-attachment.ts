import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { loadSharp } from "../load-sharp.ts";
import { attachmentLimits } from "./attachment-limits.ts";
import { contentOf, type FoundContent } from "./file-content.ts";

export type AttachmentKind = "IMAGE" | "GIF" | "DOCUMENT";

/** A file as it is kept: what it is by its content; of pictures nothing but their pixels. */
export type ReadAttachment = {
  kind: AttachmentKind;
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
};

const mostPixels = 40_000_000;
/** Pixels of all frames together. */
const mostMovingPixels = 60_000_000;
const widest = 1_600;
const widestMoving = 480;

/** Which files a field takes. */
export type AttachmentRule = "pictures" | "anything";

/** Reads what somebody gave with suspicion: its name and the type it claims count for nothing. `field` is that of the form. */
export async function readAttachment(
  file: { name: string; bytes: Uint8Array },
  { takes, field }: { takes: AttachmentRule; field: string },
): Promise<ReadAttachment> {
  const refuse = (code: string, params: Record<string, string | number> = {}) =>
    invalid(code, "The file is not taken.", { params: { ...params, name: file.name }, fields: { [field]: code } });
  const found = contentOf(file.bytes, file.name);
  if (!found) throw refuse(takes === "pictures" ? "platform.attachment-no-picture" : "platform.attachment-type");
  if (found.kind === "DOCUMENT" && takes === "pictures") throw refuse("platform.attachment-no-picture");
  const largest = found.kind === "DOCUMENT" ? attachmentLimits.documentBytes : attachmentLimits.pictureBytes;
  if (file.bytes.length > largest) throw refuse("platform.attachment-too-large", { megabytes: largest / 1024 / 1024 });
  const fileName = nameOf(file.name, found);
  if (found.kind === "DOCUMENT")
    return { ...found, fileName, contentType: found.contentType, bytes: file.bytes, width: null, height: null };
  try {
    return { kind: found.kind, fileName, contentType: "image/webp", ...(await drawn(file.bytes, found)) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse("platform.attachment-broken");
  }
}

/** The picture drawn anew, no larger than a screen shows it, without what the camera wrote beside the pixels. */
async function drawn(bytes: Uint8Array, { kind, format }: FoundContent) {
  const sharp = await loadSharp();
  const moving = kind === "GIF";
  const given = await sharp(bytes, { limitInputPixels: false, animated: moving }).metadata();
  if (given.format !== format || given.width * given.height > (moving ? mostMovingPixels : mostPixels))
    throw new Error("Not what it seems, or too large.");
  const width = moving ? widestMoving : widest;
  const { data, info } = await sharp(bytes, {
    limitInputPixels: moving ? mostMovingPixels : mostPixels,
    animated: moving,
    failOn: "warning",
  })
    .rotate()
    .resize({ width, height: moving ? undefined : widest, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80, effort: moving ? 2 : 4 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.pageHeight ?? info.height };
}

/** The name without anything a path or a header could be made of, and with the ending of what the file is. */
function nameOf(name: string, { kind, ending }: FoundContent): string {
  const stem = normalized(name)
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}\\/:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
  return `${stem || kind.toLowerCase()}.${kind === "DOCUMENT" ? ending : "webp"}`;
}

import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import { loadSharp } from "./load-sharp.ts";

/** Of a picture somebody gave, nothing but its pixels: square, centred, WebP, without what the camera wrote beside them. */
export type SquarePictures = { readonly small: Buffer; readonly large: Buffer };

export const largestPicture = 8 * 1024 * 1024;
const mostPixels = 40_000_000;
const sizes = { small: 64, large: 256 } as const;
type Format = "jpeg" | "png" | "webp";

export function pictureTooLarge(): AppError {
  return refusal("platform.picture-too-large", { megabytes: largestPicture / 1024 / 1024 });
}

/** Makes two squares of a JPEG, PNG or WebP picture. Refuses everything else, and what would unpack too large. */
export async function squarePictures(bytes: Uint8Array): Promise<SquarePictures> {
  if (bytes.length === 0) throw refusal("platform.picture-missing");
  if (bytes.length > largestPicture) throw pictureTooLarge();
  const format = formatOf(bytes);
  if (!format) throw refusal("platform.picture-type");
  try {
    const sharp = await loadSharp();
    const { width, height, format: read } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (read !== format) throw refusal("platform.picture-type");
    if (width * height > mostPixels)
      throw refusal("platform.picture-too-many-pixels", { megapixels: mostPixels / 1_000_000 });
    const square = (size: number) =>
      sharp(bytes, { limitInputPixels: mostPixels, failOn: "warning" })
        .rotate()
        .resize(size, size, { fit: "cover", position: "centre" })
        .flatten({ background: "#fff" })
        .webp({ quality: 82 })
        .toBuffer();
    return { small: await square(sizes.small), large: await square(sizes.large) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refusal("platform.picture-broken");
  }
}

/** Which picture it is by its first bytes; what it calls itself counts for nothing. */
function formatOf(bytes: Uint8Array): Format | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (head.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
  return head.startsWith("RIFF") && head.slice(8) === "WEBP" ? "webp" : null;
}

function refusal(code: string, params: Record<string, string | number> = {}): AppError {
  return invalid(code, "The picture is not taken.", { params, fields: { photo: code } });
}

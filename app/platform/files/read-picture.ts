import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import { loadSharp } from "./load-sharp.ts";

const mostPixels = 40_000_000;
const megabyte = 1024 * 1024;
type Format = "jpeg" | "png" | "webp";
type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Which pictures a field of a form takes. */
export type PictureRule = { field: string; largest: number; shortestSide?: number };

export function pictureTooLarge({ field, largest }: PictureRule): AppError {
  return refusal(field, "platform.picture-too-large", { megabytes: largest / megabyte });
}

/**
 * Draws a JPEG, PNG or WebP picture anew. Refuses everything else, SVG among it, and what would unpack too large; what a
 * file calls itself counts for nothing.
 */
export async function drawPicture<Drawn>(
  bytes: Uint8Array,
  rule: PictureRule,
  draw: (picture: () => ReturnType<Sharp>) => Promise<Drawn>,
): Promise<Drawn> {
  const refuse = (code: string, params?: Record<string, number>) => refusal(rule.field, `platform.${code}`, params);
  if (bytes.length === 0) throw refuse("picture-missing");
  if (bytes.length > rule.largest) throw pictureTooLarge(rule);
  const format = formatOf(bytes);
  if (!format) throw refuse("picture-type");
  try {
    const sharp = await loadSharp();
    const { width, height, format: read } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (read !== format) throw refuse("picture-type");
    if (width * height > mostPixels) throw refuse("picture-too-many-pixels", { megapixels: mostPixels / 1_000_000 });
    const { shortestSide = 1 } = rule;
    if (Math.min(width, height) < shortestSide) throw refuse("picture-too-small", { pixels: shortestSide });
    return await draw(() => sharp(bytes, { limitInputPixels: mostPixels, failOn: "warning" }).rotate());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse("picture-broken");
  }
}

/** Which picture it is by its first bytes. */
function formatOf(bytes: Uint8Array): Format | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (head.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
  return head.startsWith("RIFF") && head.slice(8) === "WEBP" ? "webp" : null;
}

function refusal(field: string, code: string, params: Record<string, string | number> = {}): AppError {
  return invalid(code, "The picture is not taken.", { params, fields: { [field]: code } });
}

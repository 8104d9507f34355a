import type { AppError } from "#app/platform/errors/app-error.ts";
import { drawPicture, pictureTooLarge as tooLarge } from "./read-picture.ts";

/** Of a picture somebody gave, nothing but its pixels: square, centred, WebP, without what the camera wrote beside them. */
export type SquarePictures = { readonly small: Buffer; readonly large: Buffer };

export const largestPicture = 8 * 1024 * 1024;
const rule = { field: "photo", largest: largestPicture };
const sizes = { small: 64, large: 256 } as const;

export function pictureTooLarge(): AppError {
  return tooLarge(rule);
}

/** Makes two squares of a JPEG, PNG or WebP picture. */
export function squarePictures(bytes: Uint8Array): Promise<SquarePictures> {
  return drawPicture(bytes, rule, async (picture) => {
    const square = (size: number) =>
      picture()
        .resize(size, size, { fit: "cover", position: "centre" })
        .flatten({ background: "#fff" })
        .webp({ quality: 82 })
        .toBuffer();
    return { small: await square(sizes.small), large: await square(sizes.large) };
  });
}

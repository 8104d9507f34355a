import { drawPicture, type PictureRule } from "./read-picture.ts";

export const logoRule = { field: "logo", largest: 2 * 1024 * 1024, shortestSide: 24 } satisfies PictureRule;
const width = 600;
const height = 200;

/** A logo as screens, mail programs and PDFs all read it: PNG, no larger than any of them shows it, see-through where it was. */
export function logoPicture(bytes: Uint8Array): Promise<Uint8Array> {
  return drawPicture(bytes, logoRule, (picture) =>
    picture().resize({ width, height, fit: "inside", withoutEnlargement: true }).png().toBuffer(),
  );
}

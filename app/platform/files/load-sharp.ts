import type sharpType from "sharp";

type Sharp = typeof sharpType;

let loaded: Promise<Sharp> | undefined;

/** Loaded when the first picture comes; of its readers only those of the formats that people give stay open. */
export function loadSharp(): Promise<Sharp> {
  return (loaded ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: [
        "VipsForeignLoadJpegBuffer",
        "VipsForeignLoadPngBuffer",
        "VipsForeignLoadWebpBuffer",
        "VipsForeignLoadNsgifBuffer",
      ],
    });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));
}

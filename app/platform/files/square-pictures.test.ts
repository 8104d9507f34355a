import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { largestPicture, squarePictures } from "./square-pictures.ts";

const secret = "SECRET-IN-THE-FILE";
const script = `<script>alert("${secret}")</script>`;
let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;

beforeAll(async () => {
  const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: "#c33" } });
  jpeg = await picture()
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
  png = await picture().png().toBuffer();
  webp = await picture().webp().toBuffer();
});

const refusalOf = async (bytes: Uint8Array) =>
  squarePictures(bytes).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : `fault: ${String(error)}`),
  );

/** Either refused in words, or what comes out is two small pictures of ours without a byte of what was hidden. */
async function expectHarmless(bytes: Uint8Array): Promise<void> {
  const made = await squarePictures(bytes).catch((error: unknown) => error);
  if (made instanceof AppError) return expect(made.code).toMatch(/^platform\.picture-/);
  for (const [size, out] of Object.entries(made as { small: Buffer; large: Buffer })) {
    const { format, width, height, exif, icc, xmp } = await sharp(out).metadata();
    expect([format, width, height, exif, icc, xmp]).toEqual([
      "webp",
      size === "small" ? 64 : 256,
      size === "small" ? 64 : 256,
      undefined,
      undefined,
      undefined,
    ]);
    expect(out.includes(secret)).toBe(false);
    expect(out.includes("<script")).toBe(false);
  }
}

function pngOf(width: number, height: number, data: Buffer = deflateSync(Buffer.alloc(1_000))): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a picture becomes two squares, upright, without what the camera wrote", async () => {
  expect(jpeg.includes(secret)).toBe(true);
  for (const picture of [jpeg, png, webp]) {
    await expectHarmless(picture);
    expect(await refusalOf(picture)).toBeNull();
  }
});

describe("what is no picture of the three kinds is refused by its bytes", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
  test.each([
    ["nothing", "", "platform.picture-missing"],
    ["SVG", svg, "platform.picture-type"],
    ["SVG with a head", `<?xml version="1.0"?>${svg}`, "platform.picture-type"],
    [
      "SVG with a document type",
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
      "platform.picture-type",
    ],
    ["SVG after a byte order mark", `\ufeff${svg}`, "platform.picture-type"],
    ["SVG after spaces", `   \n${svg}`, "platform.picture-type"],
    ["HTML", `<!doctype html>${script}`, "platform.picture-type"],
    ["PDF", "%PDF-1.7\n1 0 obj", "platform.picture-type"],
    ["PostScript", "%!PS-Adobe-3.0 EPSF-3.0", "platform.picture-type"],
    ["MVG", "push graphic-context\nfill 'url(https://example.test/\"|id\")'", "platform.picture-type"],
    ["MSL", '<image><read filename="/etc/passwd"/></image>', "platform.picture-type"],
    ["GIF", "GIF89a\u0001\u0000\u0001\u0000", "platform.picture-type"],
    ["GIF that is script", "GIF89a=1;alert(1)//", "platform.picture-type"],
    ["BMP", "BM\u0046\u0000\u0000\u0000", "platform.picture-type"],
    ["TIFF, little end first", "II*\u0000\u0008\u0000\u0000\u0000", "platform.picture-type"],
    ["TIFF, big end first", "MM\u0000*\u0000\u0000\u0000\u0008", "platform.picture-type"],
    ["an icon", "\u0000\u0000\u0001\u0000\u0001\u0000", "platform.picture-type"],
    ["HEIC", "\u0000\u0000\u0000\u0018ftypheic", "platform.picture-type"],
    ["AVIF", "\u0000\u0000\u0000\u0018ftypavif", "platform.picture-type"],
    ["JPEG XL", "\u0000\u0000\u0000\u000cJXL \r\n", "platform.picture-type"],
    ["JPEG 2000", "\u0000\u0000\u0000\u000cjP  \r\n", "platform.picture-type"],
    ["PSD", "8BPS\u0000\u0001", "platform.picture-type"],
    ["ZIP", "PK\u0003\u0004", "platform.picture-type"],
    ["gzip", "\u001f\u008b\u0008", "platform.picture-type"],
    ["a Windows program", "MZ\u0090\u0000", "platform.picture-type"],
    ["a Linux program", "\u007fELF", "platform.picture-type"],
    ["a shell script", "#!/bin/sh\nid", "platform.picture-type"],
    ["PHP", "<?php system($_GET['c']); ?>", "platform.picture-type"],
    ["a sound in the same box as WebP", "RIFF\u0000\u0000\u0000\u0000WAVE", "platform.picture-type"],
    ["a film in the same box as WebP", "RIFF\u0000\u0000\u0000\u0000AVI ", "platform.picture-type"],
    ["EXR", "v/1\u0001", "platform.picture-type"],
    ["OpenSlide", "SVS", "platform.picture-type"],
    ["FITS", "SIMPLE  =", "platform.picture-type"],
    ["Radiance", "#?RADIANCE\n", "platform.picture-type"],
    ["PPM", "P6 1 1 255 abc", "platform.picture-type"],
    ["CSV", "a,b\n=1+1,2", "platform.picture-type"],
    ["the first byte of a JPEG", "\u00ff", "platform.picture-type"],
    ["the first bytes of a JPEG alone", "\u00ff\u00d8\u00ff", "platform.picture-broken"],
    ["the first bytes of a PNG alone", "\u0089PNG\r\n\u001a\n", "platform.picture-broken"],
    ["the first bytes of a WebP alone", "RIFF\u0000\u0000\u0000\u0000WEBP", "platform.picture-broken"],
    ["a JPEG's first bytes before HTML", `\u00ff\u00d8\u00ff${script}`, "platform.picture-broken"],
    ["a PNG's first bytes before HTML", `\u0089PNG\r\n\u001a\n${script}`, "platform.picture-broken"],
    ["a WebP's first bytes before SVG", `RIFF\u0000\u0000\u0000\u0000WEBP${svg}`, "platform.picture-broken"],
  ])("%s", async (_, text, code) => {
    expect(await refusalOf(Buffer.from(text, text.startsWith("\ufeff") ? "utf8" : "latin1"))).toBe(code);
  });
});

describe("a bomb is refused before it is unpacked", () => {
  test.each([
    [40_001, 1_000],
    [50_000, 50_000],
    [16_383, 16_383],
    [1, 40_000_001],
    [2_147_483_647, 2_147_483_647],
    [100_000, 401],
    [20_000, 20_000],
    [6_400, 6_400],
  ])("a PNG that says it is %i by %i", async (width, height) => {
    expect(await refusalOf(pngOf(width, height))).toMatch(/^platform\.picture-(too-many-pixels|broken)$/);
  });

  test("a file larger than the limit", async () => {
    expect(await refusalOf(Buffer.concat([jpeg, Buffer.alloc(largestPicture)]))).toBe("platform.picture-too-large");
  });
});

describe("what is hidden in or behind a picture does not come out", () => {
  const parts = () =>
    [
      script,
      `<svg onload=alert("${secret}")>`,
      `%PDF-1.7 ${secret}`,
      `PK\u0003\u0004${secret}`,
      `<?php echo "${secret}"; ?>`,
      `#!/bin/sh\necho ${secret}`,
      `MZ${secret}`,
      `\u007fELF${secret}`,
    ].map((text) => Buffer.from(text, "latin1"));
  test.each([0, 1, 2, 3, 4, 5, 6, 7])("kind %i, behind each of the three, and as a JPEG's comment", async (kind) => {
    const part = parts()[kind]!;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(part.length + 2);
    const comment = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, part, jpeg.subarray(2)]);
    for (const picture of [
      Buffer.concat([jpeg, part]),
      Buffer.concat([png, part]),
      Buffer.concat([webp, part]),
      comment,
    ])
      await expectHarmless(picture);
  });
});

describe("a damaged picture is refused or made harmless", () => {
  test.each([1, 2, 3, 5, 8, 12, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99])("cut off after %i %", async (percent) => {
    for (const picture of [jpeg, png, webp])
      await expectHarmless(picture.subarray(0, Math.max(1, Math.floor((picture.length * percent) / 100))));
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])("with other bytes in it (%i)", async (seed) => {
    for (const picture of [jpeg, png, webp]) {
      const broken = Buffer.from(picture);
      for (let count = 0; count < 8; count += 1)
        broken[(seed * 7_919 + count * 104_729) % broken.length] = (seed * 31 + count * 17) % 256;
      await expectHarmless(broken);
    }
  });
});

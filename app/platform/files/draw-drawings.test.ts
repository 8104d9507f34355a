import { expect, test } from "vitest";
import { drawDrawings } from "./draw-drawings.ts";
import { squarePictures } from "./square-pictures.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>`;

test("our own drawings become pictures, and what comes from outside still cannot be one, before and after", async () => {
  const foreign = () => squarePictures(Buffer.from(drawing)).catch((error: { code: string }) => error.code);
  expect(await foreign()).toBe("platform.picture-type");
  const [png] = await drawDrawings([drawing]);
  expect((await squarePictures(png!)).small.subarray(0, 4).toString()).toBe("RIFF");
  expect(await foreign()).toBe("platform.picture-type");
  const { loadSharp } = await import("./load-sharp.ts");
  await expect((await loadSharp())(Buffer.from(drawing)).png().toBuffer()).rejects.toThrow("unsupported");
});

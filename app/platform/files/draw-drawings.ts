import { loadSharp } from "./load-sharp.ts";

const readsDrawings = { operation: ["VipsForeignLoadSvg"] };

/**
 * Drawings (SVG) that this product made itself, as PNG. Nothing else may be read by it: what reads drawings is shut in every
 * process, since a foreign one can be a trap, and open only until these are done, where a demo company is made.
 */
export async function drawDrawings(drawings: readonly string[]): Promise<Buffer[]> {
  const sharp = await loadSharp();
  sharp.unblock(readsDrawings);
  try {
    return await Promise.all(drawings.map((drawing) => sharp(Buffer.from(drawing)).png().toBuffer()));
  } finally {
    sharp.block(readsDrawings);
  }
}

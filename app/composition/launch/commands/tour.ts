import { join } from "node:path";
import { findChromium } from "../checks/chromium.ts";
import type { CommandShape } from "../command-line/shape.ts";
import { freePort } from "../postgres/free-port.ts";
import { root } from "../places.ts";
import { startProduct } from "../product.ts";
import { runShown } from "../run-shown.ts";

export const shape: CommandShape = {
  about: "Takes the README's pictures again, from the built product with its demo data.",
};

/** `npm run tour`: tests/tour/take-pictures.ts against a product of its own. */
export async function run(_: unknown, stop: AbortSignal): Promise<number> {
  const chromium = await findChromium(stop);
  const product = await startProduct(await freePort(), stop);
  try {
    const environment = { CAIRN_TOUR_URL: product.url, CHROMIUM_PATH: chromium };
    return await runShown(process.execPath, [join(root, "tests/tour/take-pictures.ts")], environment, stop);
  } finally {
    await product.stop();
  }
}

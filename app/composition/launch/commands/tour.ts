import { join } from "node:path";
import { findChromium } from "../checks/chromium.ts";
import { freePort } from "../postgres/free-port.ts";
import { root } from "../places.ts";
import { startProduct } from "../product.ts";
import { runShown } from "../run-shown.ts";

const help = `npm run tour

Takes the README's pictures again, from the built product with its demo data.`;

/** `npm run tour`: tests/tour/take-pictures.ts against a product of its own. */
export async function tour(parameters: string[], stop: AbortSignal): Promise<number> {
  if (parameters.includes("--help")) return (console.log(help), 0);
  const chromium = await findChromium(stop);
  const product = await startProduct(await freePort(), stop);
  try {
    const environment = { CAIRN_TOUR_URL: product.url, CHROMIUM_PATH: chromium };
    return await runShown(process.execPath, [join(root, "tests/tour/take-pictures.ts")], environment, stop);
  } finally {
    await product.stop();
  }
}

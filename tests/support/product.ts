// Playwright's global setup: the built product on a fresh database with the demo data.
import { startProduct } from "#app/composition/launch/product.ts";

/** Starts the product on CAIRN_E2E_PORT, unless CAIRN_E2E_URL names a running one. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["CAIRN_E2E_URL"]) return undefined;
  const product = await startProduct(Number(process.env["CAIRN_E2E_PORT"]));
  return product.stop;
}

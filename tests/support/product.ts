// Playwright's global setup: the built product on a fresh database with the demo data, and the demo people signed in.
import { rmSync } from "node:fs";
import { startProduct } from "#app/composition/launch/product.ts";
import { signEverybodyIn } from "./signed-in.ts";

/** Starts the product on CAIRN_E2E_PORT, unless CAIRN_E2E_URL names a running one. */
export default async function setUp(): Promise<() => Promise<void>> {
  const running = process.env["CAIRN_E2E_URL"];
  const product = running ? undefined : await startProduct(Number(process.env["CAIRN_E2E_PORT"]));
  try {
    await signEverybodyIn(running ?? `http://localhost:${process.env["CAIRN_E2E_PORT"]}`);
  } catch (failure) {
    await product?.stop();
    throw failure;
  }
  return async () => {
    rmSync(process.env["CAIRN_E2E_SIGNED_IN"]!, { force: true });
    await product?.stop();
  };
}

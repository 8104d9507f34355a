import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { requireAddressOfView } from "../queries/address-of-view.ts";

const load = page({
  can: signedIn,
  input: z.object({ viewId: z.uuid() }),
  load: (context, { viewId }, _, { gatherings }) => requireAddressOfView(context, viewId, gatherings.rooms),
});

/** A link that stays the same whatever the view comes to stand for. */
export async function loader(args: LoaderFunctionArgs) {
  return redirect(await load(args));
}

import type { Context } from "#app/platform/context/context.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { forgetWhatWasRead } from "./forget-what-was-read.ts";
import { writeDown } from "./write-down.ts";

/** Forgets how far the source was read: the next run reads all of it, and changes only what differs. */
export async function resetConnector(context: Context, { installationId }: { installationId: string }): Promise<void> {
  await holdInstallation(context, installationId);
  await forgetWhatWasRead(context, installationId);
  await writeDown(context, "reset", installationId);
}

import { forgetDeletedIn } from "#app/composition/worker/forget-deleted.ts";
import type { Company } from "./world.ts";

/** Lets go for good what was deleted in a company and cannot be restored any more, as the worker does; a fault is thrown. */
export function forgetDeletedOf({ world, tenant }: Company): Promise<void> {
  return forgetDeletedIn(world.application, tenant, (error) => {
    throw error;
  });
}

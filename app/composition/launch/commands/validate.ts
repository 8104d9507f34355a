import { validateParts } from "../checks/parts.ts";
import { runParts } from "../checks/run-parts.ts";
import type { CommandShape } from "../command-line/shape.ts";

export const shape: CommandShape = {
  about: `Runs ${validateParts
    .flat()
    .map((part) => part.name)
    .join(", ")}.`,
  failure: "something failed",
};

/** `npm run validate`. */
export function run(_: unknown, stop: AbortSignal): Promise<number> {
  return runParts(validateParts, stop);
}

import { validateParts } from "../checks/parts.ts";
import { runParts } from "../checks/run-parts.ts";

/** `npm run validate`. */
export async function validate(parameters: string[], stop: AbortSignal): Promise<number> {
  const names = validateParts.map((part) => part.name).join(", ");
  if (parameters.includes("--help")) return (console.log(`npm run validate\n\nRuns ${names}.`), 0);
  return runParts(validateParts, stop);
}

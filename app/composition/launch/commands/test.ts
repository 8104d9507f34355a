import { requirements, testParts } from "../checks/parts.ts";
import { runParts } from "../checks/run-parts.ts";
import { LaunchError } from "../launch-error.ts";

/** `npm test`, all parts or those named. */
export async function test(parameters: string[], stop: AbortSignal): Promise<number> {
  const names = testParts.map((part) => part.name);
  if (parameters.includes("--help")) return (console.log(`npm test [-- part …]\n\nParts: ${names.join(", ")}`), 0);
  const unknown = parameters.find((name) => !names.includes(name));
  if (unknown) throw new LaunchError(`There is no part "${unknown}"; there are ${names.join(", ")}.`);
  const wished = testParts.filter((part) => parameters.length === 0 || parameters.includes(part.name));
  const first = parameters.flatMap((name) => requirements[name] ?? []);
  return runParts([...new Set([...first, ...wished])], stop);
}

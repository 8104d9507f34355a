import { LaunchError } from "../launch-error.ts";
import type { Outcome, Part } from "./part.ts";

/** Runs every part whatever became of the others; the last line printed is `N passed, N failed`. */
export async function runParts(parts: Part[], stop: AbortSignal): Promise<number> {
  const rows: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const part of parts) {
    if (stop.aborted) return 130;
    console.log(`\n== ${part.name}`);
    const started = performance.now();
    const outcome = await runPart(part, stop);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    rows.push(`  ${part.name.padEnd(18)} ${describe(outcome).padEnd(26)} ${seconds} s`);
    if (outcome === "absent") continue;
    total.passed += outcome.passed;
    total.failed += outcome.failed;
  }
  if (stop.aborted) return 130;
  console.log(`\n${rows.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function runPart(part: Part, stop: AbortSignal): Promise<Outcome> {
  try {
    return await part.run(stop);
  } catch (failure) {
    if (!(failure instanceof LaunchError)) console.error(failure);
    else console.error([...failure.tail, failure.message].join("\n"));
    return { passed: 0, failed: 1 };
  }
}

function describe(outcome: Outcome): string {
  return outcome === "absent" ? "absent" : `${outcome.passed} passed, ${outcome.failed} failed`;
}

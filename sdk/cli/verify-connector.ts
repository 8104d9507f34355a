import { writeFileSync } from "node:fs";
import type { ConformanceCheck } from "../testing/trial.ts";
import { conformance } from "../testing/conformance.ts";
import { openExample, runToEnd, told } from "./open-connector.ts";

/** What came of one check. */
interface Result {
  name: string;
  /** What is missing, in a sentence; null where the check holds. */
  fault: string | null;
  seconds: number;
}

/** Runs the checks every connector passes, one after the other, and says what came of each. */
await runToEnd(async () => {
  const { folder, options } = told<{ json?: string; junit?: string }>();
  const { connector, example } = await openExample(folder);
  const results: Result[] = [];
  for (const check of conformance(connector, example)) {
    const result = await resultOf(check);
    console.log(result.fault === null ? `  ok    ${result.name}` : `  FAIL  ${result.name}\n        ${result.fault}`);
    results.push(result);
  }
  const failed = results.filter(({ fault }) => fault !== null).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  if (options.junit) writeFileSync(options.junit, junit(connector.manifest.id, results));
  if (failed > 0) process.exitCode = 1;
});

async function resultOf({ name, run }: ConformanceCheck): Promise<Result> {
  const begun = performance.now();
  const fault = await run().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { name, fault, seconds: Math.round(performance.now() - begun) / 1000 };
}

function junit(suite: string, results: readonly Result[]): string {
  const cases = results.map(({ name, fault, seconds }) => {
    const failure = fault === null ? "" : `<failure message="${attribute(fault)}"/>`;
    return `  <testcase name="${attribute(name)}" time="${seconds}">${failure}</testcase>`;
  });
  const failures = results.filter(({ fault }) => fault !== null).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="${attribute(suite)}" tests="${results.length}" failures="${failures}">
${cases.join("\n")}
</testsuite>
`;
}

function attribute(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return escaped.replaceAll(/[^\P{Cc}\t]/gu, " ");
}

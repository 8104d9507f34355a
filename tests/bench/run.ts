import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Finding, Measure } from "./measure.ts";
import { show, verdictOf } from "./measure.ts";
import { benchFolder } from "./places.ts";
import { prepareSurroundings } from "./surroundings.ts";

/** What is measured: each file of `measures/`, in their order; what fills the company comes last. */
async function loadMeasures(): Promise<Measure[]> {
  const found: Measure[] = [];
  for (const file of readdirSync(join(import.meta.dirname, "measures"))
    .filter((name) => name.endsWith(".ts"))
    .sort()) {
    const given = (await import(`./measures/${file}`)) as Record<string, unknown>;
    found.push(...Object.values(given).filter(isMeasure));
  }
  return found.sort((one, other) => Number(one.fills ?? false) - Number(other.fills ?? false));
}

const isMeasure = (given: unknown): given is Measure =>
  typeof given === "object" && given !== null && "id" in given && "run" in given;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "5" },
    tenants: { type: "string", default: "200" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  for (const { id, about } of await loadMeasures()) process.stdout.write(`  ${id.padEnd(9)} ${about}\n`);
} else {
  await runAll();
}

async function runAll(): Promise<void> {
  const wanted = values.only?.split(",");
  const surroundings = await prepareSurroundings({
    rounds: Math.max(5, Number(values.rounds)),
    tenants: Number(values.tenants),
  });
  const findings: Finding[] = [];
  try {
    for (const measure of await loadMeasures()) {
      if (wanted && !wanted.some((id) => measure.id.split(",").includes(id))) continue;
      process.stdout.write(`  · ${measure.id} ${measure.about}\n`);
      try {
        findings.push(...(await measure.run(surroundings)));
      } catch (error) {
        process.exitCode = 1;
        process.stdout.write(`    failed: ${(error as Error).stack}\n`);
      }
    }
  } finally {
    await surroundings.close();
  }
  printTable(findings);
  const file = join(benchFolder, `${new Date().toISOString().replaceAll(":", "-")}.json`);
  writeFileSync(
    file,
    JSON.stringify(
      {
        rounds: surroundings.rounds,
        tenants: surroundings.tenants,
        findings: findings.map((finding) => ({ ...finding, verdict: verdictOf(finding) })),
      },
      null,
      2,
    ),
  );
  process.stdout.write(`\n  ${file}\n`);
  // A timer that a measure left behind would keep the process, and with it the database, for good.
  process.exit();
}

function printTable(findings: readonly Finding[]): void {
  const head = ["", "what", "value", "goal", "ours", "baseline", "spread", ""];
  const rows = findings.map((finding) => [
    finding.id,
    finding.what,
    `${show(finding.value)} ${finding.unit}`,
    finding.goal,
    finding.ours,
    finding.baseline,
    `${(finding.spread * 100).toFixed(0)} %`,
    verdictOf(finding),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `  ${cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd()}\n`;
  process.stdout.write(`\n${line(head)}${line(widths.map((width) => "-".repeat(width)))}${rows.map(line).join("")}`);
}

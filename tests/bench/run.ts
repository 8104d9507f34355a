import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Finding, Measure } from "./measure.ts";
import { show, verdictOf } from "./measure.ts";
import { benchFolder } from "./places.ts";
import { prepareSurroundings } from "./surroundings.ts";

const measures: readonly (() => Promise<Measure>)[] = [
  async () => (await import("./measures/list-page.ts")).listPage,
  async () => (await import("./measures/rows-on-a-page.ts")).rowsOnAPage,
  async () => (await import("./measures/table-rows.ts")).tableRows,
  async () => (await import("./measures/list-query.ts")).listQuery,
  async () => (await import("./measures/statements.ts")).statements,
  async () => (await import("./measures/new-tenant.ts")).newTenant,
  async () => (await import("./measures/migrate-tenants.ts")).migrateTenantsMeasure,
  async () => (await import("./measures/import-people.ts")).importPeople,
  async () => (await import("./measures/connector-runs.ts")).connectorRuns,
  async () => (await import("./measures/access-preview.ts")).accessPreview,
  async () => (await import("./measures/review-cycle.ts")).reviewCycle,
  async () => (await import("./measures/audit-chain.ts")).auditChain,
  async () => (await import("./measures/fuzz-imports.ts")).fuzzImports,
  async () => (await import("./measures/goal-tree.ts")).goalTree,
  async () => (await import("./measures/tree-in-browser.ts")).treeInBrowser,
  async () => (await import("./measures/first-load.ts")).firstLoad,
  async () => (await import("./measures/second-start.ts")).secondStart,
  async () => (await import("./measures/home-page.ts")).homePage,
  async () => (await import("./measures/one-on-ones.ts")).oneOnOnes,
  // Last: it fills the company.
  async () => (await import("./measures/feed.ts")).feed,
];

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "5" },
    tenants: { type: "string", default: "200" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  for (const load of measures) {
    const { id, about } = await load();
    process.stdout.write(`  ${id.padEnd(9)} ${about}\n`);
  }
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
    for (const load of measures) {
      const measure = await load();
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

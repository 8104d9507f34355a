import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type AxeResult = { violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[] };
type AxeWindow = { axe: { run: (context: unknown, options: unknown) => Promise<AxeResult> } };

/** What axe finds on the page as it stands, one line a rule. Contrast alone is what changes with the colours. */
export async function axeFaults(page: Page, rules: "all" | "contrast"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate((options) => (window as unknown as AxeWindow).axe.run(document, options), {
    resultTypes: ["violations"],
    ...(rules === "contrast" ? { runOnly: ["color-contrast"] } : {}),
  });
  // One line a rule: what is wrong in a row of a list is wrong in all of them.
  return violations.map(({ id, help, nodes }) => {
    const { target, failureSummary } = nodes[0]!;
    return `${id}, ${nodes.length} times, at ${target.join(" ")}: ${failureSummary?.replaceAll(/\s+/g, " ") ?? help}`;
  });
}

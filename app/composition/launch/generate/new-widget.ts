import type { Change } from "./change.ts";
import type { Name } from "./names.ts";

/** An element for other sites that shows one goal, a journey on a site under the strictest policy, and its line in the README. */
export function newWidget(name: Name, title: string): Change[] {
  return [
    { path: `widgets/${name.file}/${name.file}.ts`, text: element(name, title) },
    { path: `tests/e2e/embeds/${name.file}.e2e.ts`, text: journey(name, title) },
    {
      path: "widgets/README.md",
      line: `| \`<cairn-${name.file} goal-id>\` | ${title} |`,
      before: /^$/,
      after: /^\| `<cairn-provider/,
    },
  ];
}

const element = ({ file, type }: Name, title: string) => `import { html, type TemplateResult } from "lit";
import { define } from "../core/cairn-element.ts";
import { GoalElement } from "../core/goal-element.ts";
import { percentText, type EmbeddedGoal } from "../core/goal.ts";

/** \`<cairn-${file} goal-id>\`: ${title}. */
export class ${type} extends GoalElement {
  protected override show(goal: EmbeddedGoal): TemplateResult {
    return html\`<div class="line">\${this.link(goal.path, goal.title)}<span class="percent">\${percentText(goal.percent, this.language)}</span></div>\`;
  }
}

define("cairn-${file}", ${type});
`;

const journey = ({ file }: Name, title: string) => `import { expect, test } from "@playwright/test";
import { HostSite, visit } from "./host-site.ts";

test(${JSON.stringify(`${title}: a site shows it without a complaint of its browser`)}, async ({ page, baseURL }) => {
  await using site = await HostSite.open(baseURL!);
  await site.nameTo(page);
  site.show("en", ["goal-list", "${file}"], '<cairn-goal-list owner="me" limit="1"></cairn-goal-list><cairn-${file}></cairn-${file}>');
  const { host, complaints } = await visit(page, site);
  const address = await host.locator("cairn-goal-list").getByRole("link").first().getAttribute("href");
  await host.evaluate((id) => document.querySelector("cairn-${file}")!.setAttribute("goal-id", id), address!.split("/").at(-1)!);
  await expect(host.locator("cairn-${file}").getByRole("link")).toBeVisible();
  expect(complaints).toEqual([]);
});
`;

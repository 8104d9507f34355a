import { expect, test, type Locator, type Page } from "@playwright/test";
import { openBrowserAs, signIn, openPersonMenu } from "../steps.ts";

type Person = { id: string; name: string };

/** Somebody by a part of their name, as the pickers find them. */
async function find(page: Page, text: string): Promise<Person> {
  const answer = await page.request.get(`/app/people/search?text=${encodeURIComponent(text)}`);
  const [person] = ((await answer.json()) as { people: Person[] }).people;
  return person!;
}

/** The id and name of the person signed in, from the menu that leads to their profile. */
async function me(page: Page): Promise<Person> {
  await page.goto("/app");
  await openPersonMenu(page);
  const address = await page.getByRole("menuitem", { name: "My profile" }).getAttribute("href");
  await page.goto(address!);
  return { id: address!.split("/").at(-1)!, name: (await page.getByRole("heading", { level: 1 }).textContent())! };
}

async function choose(panel: Locator, page: Page, label: string, name: string): Promise<void> {
  // What is typed before the page has come alive stays in the field unheard: then it is typed again.
  const option = page.getByRole("option", { name }).first();
  await expect(async () => {
    await panel.getByRole("combobox", { name: label }).fill("");
    await panel.getByRole("combobox", { name: label }).fill(name);
    await expect(option).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await option.click();
}

/** Today and some days further, as a date field takes it. */
function day(later: number): string {
  return new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
}

test("a colleague is found by search, and their profile opened", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/people");
  const table = page.getByRole("table", { name: "People" });
  const colleague = await find(page, "Petrov");
  await page.getByRole("searchbox", { name: "Search name, e-mail or role" }).fill(colleague.name);
  await expect(page).toHaveURL(/search=/);
  await table.getByRole("link", { name: colleague.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: colleague.name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Private" })).toHaveCount(0);
});

test("the organization chart opens branch by branch, and leads to whom one looks for @phone", async ({
  page,
  isMobile,
}) => {
  await signIn(page, "employee@acme.test");
  const myself = await me(page);
  const colleague = await find(page, "Petrov");
  await page.goto("/app/my-data/org-chart");
  const chart = page.getByRole("tree", { name: "Org chart" });
  await expect(chart.getByRole("treeitem", { name: new RegExp(myself.name) })).toBeVisible();
  await page.getByRole("link", { name: "Start from the top" }).click();
  await expect(page).toHaveURL(/from=top/);
  await expect(page.getByRole("link", { name: "My place" })).toBeVisible();
  const closed = chart.getByRole("treeitem", { expanded: false }).first();
  const before = await chart.getByRole("treeitem").count();
  // The page may still be coming alive when the first key is pressed.
  await expect(async () => {
    await closed.focus();
    // The drawing grows downwards, the list of a narrow screen inwards.
    await page.keyboard.press(isMobile ? "ArrowRight" : "ArrowDown");
    await expect.poll(() => chart.getByRole("treeitem").count(), { timeout: 1_000 }).toBeGreaterThan(before);
  }).toPass();
  await choose(page.getByRole("main"), page, "Find a person", colleague.name);
  await expect(page).toHaveURL(new RegExp(`person=${colleague.id}`));
  await expect(chart.getByRole("treeitem", { name: new RegExp(colleague.name) })).toBeVisible();
});

test("a manager sees their direct reports, and opens one", async ({ page }) => {
  await signIn(page, "manager@acme.test");
  const manager = await me(page);
  await page.goto("/app/team/direct-reports/employee");
  const report = page.getByRole("table", { name: "Direct reports" }).getByRole("row").nth(1).getByRole("link").first();
  const shown = (await report.textContent())!;
  await report.click();
  await expect(page).toHaveURL(/direct-reports\/employee\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Private" })).toBeVisible();
  expect(shown).toContain(await page.getByRole("heading", { level: 1 }).textContent());
  await expect(page.getByRole("main").getByRole("link", { name: manager.name }).first()).toBeVisible();
});

/** Of two people, the one somebody does not report to on a day. */
async function notYetAbove(page: Page, someone: Person, day: string, people: readonly Person[]): Promise<Person> {
  const answer = await page.request.get(`/api/v1/employees/${someone.id}?asOf=${day}`);
  const { chain } = (await answer.json()) as { chain: Person[] };
  return people.find((one) => one.id !== chain[0]?.id)!;
}

test("a platform admin changes a manager from a day on, and the timeline says so @turn2", async ({ page, browser }) => {
  const candidates: Person[] = [];
  for (const email of ["skip@acme.test", "manager@acme.test"]) {
    const other = await openBrowserAs(browser, page, email);
    candidates.push(await me(other));
    await other.context().close();
  }
  await signIn(page, "admin@acme.test");
  const someone = await find(page, "Petrov");
  const from = day(20 + Math.floor(Math.random() * 300));
  const newManager = await notYetAbove(page, someone, from, candidates);
  await page.goto(`/app/employee/${someone.id}`);
  await page.getByRole("button", { name: "Change assignment" }).click();
  await page.getByRole("menuitem", { name: "Manager", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Change manager" });
  await choose(panel, page, "New manager", newManager.name);
  await panel.getByLabel("From").fill(from);
  const replace = panel.getByRole("radio", { name: /Replace it/ });
  if (await replace.isVisible()) await replace.check();
  await panel.getByRole("button", { name: "Save change" }).click();
  await expect(page.getByText(`Change for ${someone.name} saved`)).toBeVisible();
  await expect(panel).toHaveCount(0);
  const planned = page.getByRole("list", { name: "Planned" });
  await expect(
    planned.getByRole("listitem").filter({ hasText: newManager.name }).locator(`time[datetime="${from}"]`),
  ).toBeVisible();
});

test("a circle is refused with the names of those in it, and nothing typed is lost @turn0", async ({
  page,
  browser,
}) => {
  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  const below = await me(employee);
  await employee.context().close();
  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  const above = await me(manager);
  await manager.context().close();
  await signIn(page, "admin@acme.test");
  await page.goto(`/app/employee/${above.id}?change=REPORTING_LINE`);
  const panel = page.getByRole("dialog", { name: "Change manager" });
  await choose(panel, page, "New manager", below.name);
  const from = day(1);
  await panel.getByLabel("From").fill(from);
  await panel.getByRole("button", { name: "Save change" }).click();
  const refusal = panel.getByText(/This would create a reporting loop/).first();
  await expect(refusal).toContainText(above.name);
  await expect(refusal).toContainText(below.name);
  await expect(panel.getByRole("combobox", { name: "New manager" })).toHaveValue(below.name);
  const shown = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(from));
  await expect(panel.getByLabel("From")).toHaveValue(shown);
  await expect(panel.locator("input[name=from]")).toHaveValue(from);
});

test("an employee is offered no change, and the same post is refused", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  const someone = await find(page, "Petrov");
  await page.goto(`/app/employee/${someone.id}?change=REPORTING_LINE`);
  await expect(page.getByRole("heading", { level: 1, name: someone.name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change assignment" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const answer = await page.request.post(`/app/employee/${someone.id}`, {
    headers: { Origin: new URL(page.url()).origin },
    form: { intent: "change-assignment", employeeId: someone.id, kind: "REPORTING_LINE", from: day(1), value: "" },
  });
  expect(answer.status()).toBe(403);
});

test("a page that is typed into while it comes alive does come alive @turn1", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  for (let time = 0; time < 4; time += 1) {
    await page.goto("/app/my-data/org-chart", { waitUntil: "commit" });
    await page.getByRole("combobox", { name: "Find a person" }).pressSequentially("Petr");
    await expect(page.locator("html[data-alive]")).toHaveCount(1);
  }
});

import { expect, test, type Page } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

const newObjective = "/app/my-data/goal/my-goals?createOkr=true";

/** Changes the company's own template, having seen what that does. */
async function shape(page: Page, change: (page: Page) => Promise<void>): Promise<void> {
  await page.goto("/app/company/goal/settings");
  await change(page);
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("button", { name: "Save for everyone" }).click();
  await expect(page.getByText("Access to goals saved")).toBeVisible({ timeout: 15_000 });
}
const display = (page: Page, mode: RegExp) =>
  shape(page, (settings) => settings.getByRole("radio", { name: mode }).check());

test("a simple form asks for the least; the rest opens in place, keeps what is typed, and by what is refused in it", async ({
  page,
}) => {
  const title = unique("Fewer returns");
  await signIn(page, "employee@globex.test");
  await page.goto(newObjective);
  const panel = page.getByRole("dialog", { name: "New objective" });
  const first = panel.getByRole("group", { name: "Key result 1" });
  await expect(panel.getByLabel("Time frame")).toBeVisible();
  await expect(first.getByLabel("Target")).toBeVisible();
  for (const name of ["Description", "Level", "Visibility"]) await expect(panel.getByLabel(name)).toBeHidden();
  await expect(first.getByLabel("Start")).toBeHidden();
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  const fold = panel.getByText("Other details");
  await fold.click();
  await first.getByLabel("Start").fill("30");
  await first.getByRole("textbox", { name: "Key result", exact: true }).fill("Share of parcels that come back");
  await first.getByLabel("Target").fill("10");
  await panel.getByLabel("Description").fill("x".repeat(5_001));
  await fold.click();
  await expect(first.getByLabel("Start")).toBeHidden();
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(panel.getByText("This is too long.")).toBeVisible();
  await expect(first.getByLabel("Start")).toHaveValue("30");
  await panel.getByLabel("Description").fill("Why it matters");
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).not.toHaveURL(/createOkr/);
  const goal = page.getByRole("dialog", { name: title });
  await expect(goal.getByText("Why it matters")).toBeVisible();
  await goal.getByRole("link", { name: "Edit", exact: true }).click();
  const edit = goal.getByRole("form", { name: "Edit" });
  await expect(edit.getByRole("textbox", { name: "Due", exact: true })).toBeVisible();
  await expect(edit.getByLabel("Description")).toBeHidden();
  await edit.getByText("Other details").click();
  await expect(edit.getByLabel("Description")).toHaveValue("Why it matters");
});

test("a compact form asks for more at once, and an address may ask for more or less than that @turn2", async ({
  page,
}) => {
  await signIn(page, "admin@globex.test");
  await display(page, /^Compact/);
  await page.goto(newObjective);
  const panel = page.getByRole("dialog", { name: "New objective" });
  for (const name of ["Description", "Level"]) await expect(panel.getByLabel(name)).toBeVisible();
  await expect(panel.getByLabel("Visibility")).toBeHidden();
  await page.goto(`${newObjective}&okrPanelType=SIMPLE`);
  await expect(panel.getByLabel("Description")).toBeHidden();
  await page.goto(`${newObjective}&okrPanelType=FULL`);
  await expect(panel.getByLabel("Visibility")).toBeVisible();
  await display(page, /^Simple/);
});

test("a detailed form folds nothing @turn1", async ({ page }) => {
  await signIn(page, "admin@globex.test");
  await display(page, /^Detailed/);
  await page.goto(newObjective);
  const panel = page.getByRole("dialog", { name: "New objective" });
  await expect(panel.getByLabel("Visibility")).toBeVisible();
  await expect(panel.getByText("Other details")).toHaveCount(0);
  for (const name of ["Owners", "Collaborators", "Department", "Teams"])
    await expect(panel.getByRole("combobox", { name, exact: true })).toBeVisible();
  const title = unique("Two dates of our own");
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await expect(panel.getByLabel("Start date")).toHaveCount(0);
  await panel.getByLabel("Time frame").selectOption({ label: "Choose start and due date" });
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(panel.getByText("Please fill this in.").first()).toBeVisible();
  await panel.getByRole("textbox", { name: "Start date", exact: true }).fill("11/02/2026");
  await panel.getByRole("textbox", { name: "Due", exact: true }).fill("12/11/2026");
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await display(page, /^Simple/);
});

test("whom goals are not in use for finds none, and is told who can change it @turn0", async ({ page, browser }) => {
  await signIn(page, "admin@globex.test");
  const employee = await openBrowserAs(browser, page, "employee@globex.test");
  await display(page, /^Not in use/);
  for (const path of ["/app/my-data/goal/my-goals", "/app/my-data/goal/metrics"]) {
    expect((await employee.goto(path))!.status()).toBe(403);
    await expect(employee.getByText("Goals are not switched on for you")).toBeVisible();
    await expect(employee.getByText(/This can be changed by: \S+/)).toBeVisible();
    expect((await employee.request.get(`${path}.data`)).status()).toBe(403);
  }
  const answer = await employee.request.get("/api/v1/goals");
  expect([answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([403, "goals.not-in-use"]);
  await employee.goto("/app");
  await expect(employee.locator('a[href^="/app/my-data/goal/"]')).toHaveCount(0);
  await page.goto("/app/my-data/goal/my-goals");
  await expect(page.getByRole("link", { name: "New objective" })).toBeVisible();
  await display(page, /^Simple/);
  await employee.goto("/app/my-data/goal/my-goals");
  await expect(employee.getByRole("link", { name: "New objective" })).toBeVisible();
  await employee.context().close();
});

test("my goals hold what one owns, what one helps with, or both, and never neither @turn0", async ({ page }) => {
  await signIn(page, "admin@globex.test");
  const [owns, helps] = [/includes goals one owns/, /includes goals one collaborates on/];
  await page.goto("/app/company/goal/settings");
  for (const name of [owns, helps]) await page.getByRole("checkbox", { name }).uncheck();
  await page.getByRole("button", { name: "Review changes" }).click();
  await expect(page.getByText("“My goals” needs at least one of the two.")).toBeVisible();
  await shape(page, (settings) => settings.getByRole("checkbox", { name: helps }).uncheck());
  await page.goto("/app/my-data/goal/my-goals");
  await expect(page.getByText("Goals you own")).toBeVisible();
  await shape(page, (settings) => settings.getByRole("checkbox", { name: helps }).check());
  await page.goto("/app/my-data/goal/my-goals");
  await expect(page.getByText("Goals you own or collaborate on")).toBeVisible();
});

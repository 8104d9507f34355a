import { expect, test, type Page } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

/** A metric counted in numbers, by the form a person uses; leaves its page open. */
async function addMetric(page: Page, name: string): Promise<void> {
  await page.goto("/app/my-data/goal/metrics");
  const opens = page.getByRole("link", { name: "New metric" }).first();
  await opens.click();
  const panel = page.getByRole("dialog", { name: "New metric" });
  await expect(panel.getByLabel("Name of the metric")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opens, "whoever opened it is where they were").toBeFocused();
  await opens.press("Enter");
  await panel.getByLabel("Name of the metric").fill(name);
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function addValue(page: Page, value: string): Promise<void> {
  await page.getByRole("link", { name: "Add value" }).click();
  const form = page.getByRole("form", { name: "Add value" });
  await form
    .getByRole("textbox", { name: /^Value/ })
    .or(form.getByRole("spinbutton", { name: /^Value/ }))
    .first()
    .fill(value);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 value saved.").first()).toBeVisible();
}

test("a metric gets a value, and the key result that follows it moves with its objective", async ({ page }) => {
  const [name, title] = [unique("Robots in use"), unique("Robots everywhere")];
  await signIn(page, "employee@acme.test");
  await addMetric(page, name);
  const metricPage = page.url();
  await addValue(page, "20");
  await expect(page.getByRole("table", { name: "All values" }).getByText("20", { exact: true })).toBeVisible();

  await page.goto("/app/my-data/goal/my-goals?createOkr=true");
  const panel = page.getByRole("dialog", { name: "New objective" });
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await panel.getByText("Other details").click();
  const keyResult = panel.getByRole("group", { name: "Key result 1" });
  await keyResult.getByRole("textbox", { name: "Key result", exact: true }).fill("Robots that work each day");
  // Hints on the wording come as it is written, and move what stands below them.
  await expect(panel.getByRole("status", { name: "Hints on wording" }).getByText("Key result 1")).toBeVisible();
  await keyResult.getByRole("combobox", { name: "Metric it uses" }).fill(name);
  await page.getByRole("option", { name }).click();
  await keyResult.getByLabel("Target").fill("80");
  await panel.getByRole("button", { name: "Create", exact: true }).last().click();
  await expect(page).not.toHaveURL(/createOkr/);

  await page.goto(metricPage);
  await expect(
    page
      .getByRole("table", { name: "Key results using this metric" })
      .getByRole("link", { name: /Robots that work each day/ }),
  ).toBeVisible();
  await page
    .getByRole("link", { name: /Correct the value/ })
    .filter({ visible: true })
    .first()
    .click();
  const correction = page.getByRole("form", { name: "Correct value" });
  await correction.getByLabel("Value", { exact: false }).last().fill("40");
  await correction.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 value saved. 1 key result updated.")).toBeVisible();
  await expect(page.getByText(/before: 20/)).toBeVisible();

  await page.goto(`/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`);
  await expect(page.getByRole("row", { name: title }).getByText("50%").filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("link", { name: title }).first().click();
  await page
    .getByRole("dialog", { name: title })
    .getByRole("link", { name: "Robots that work each day" })
    .first()
    .click();
  const goal = page.getByRole("dialog", { name: "Robots that work each day" });
  await expect(goal.getByRole("link", { name })).toBeVisible();
  await goal.getByRole("link", { name: "Activity" }).click();
  await expect(goal.getByText(`${name}: 20 → 40`).first()).toBeVisible();
  await goal.getByRole("link", { name: "Check in" }).click();
  await expect(goal.getByText("Its value comes from its metric. Set the status.")).toBeVisible();
});

test("a formula that cannot be names the character, keeps what was typed, and computes once it can", async ({
  page,
}) => {
  const name = unique("Share given back");
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/goal/metrics?create=true");
  const panel = page.getByRole("dialog", { name: "New metric" });
  await panel.getByLabel("Name of the metric").fill(name);
  await panel.getByLabel("Measured in").selectOption({ label: "Percent" });
  const formula = panel.getByLabel("Formula", { exact: true });
  await formula.fill("refunds / won_revenues");
  await expect(panel.getByText("There is no metric called “won_revenues” in formulas (character 11).")).toBeVisible();
  await expect(panel.getByText("^".repeat("won_revenues".length))).toBeVisible();
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(panel.getByText(/no metric called “won_revenues”/)).toBeVisible();
  await expect(formula).toHaveValue("refunds / won_revenues");
  await formula.fill("refunds + won_deals");
  await expect(panel.getByText("These do not go together: EUR and a count (character 1).")).toBeVisible();
  await formula.fill("refunds / won_revenue");
  await expect(panel.getByText(/^Today: [\d.]+%$/)).toBeVisible();
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("refunds / won_revenue", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add value" })).toHaveCount(0);
});

test("colleagues read a metric and cannot change it @turn2", async ({ page, browser }) => {
  const name = unique("Read by all");
  await signIn(page, "employee@acme.test");
  await addMetric(page, name);
  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  await manager.goto(page.url());
  await expect(manager.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(manager.getByRole("link", { name: "Add value" })).toHaveCount(0);
  await expect(manager.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await manager.context().close();
});

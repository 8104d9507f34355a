import { expect, test, type Locator, type Page } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

const planning = "/app/company/compensation/planning";
const team = "/app/team/all-reports/compensation/planning";
const alive = "html[data-alive=true]";
/** From the name over base pay, range and percent; a cycle without a guideline has no ratings between. */
const toRaise = 4;

/** A cycle without a guideline and with a hard budget, made in the wizard for everybody, launched after its dry run. */
async function launchCycle(page: Page, name: string): Promise<string> {
  await page.goto(`${planning}?panel=new`);
  await page.locator(alive).waitFor();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Cycle name").fill(name);
  await panel.getByLabel("Raises take effect on").fill("2098-01-01");
  await panel.getByRole("button", { name: "Create cycle" }).click();
  await expect(page).toHaveURL(/compensation-cycle-creation/);
  await page.locator(alive).waitFor();
  await page.getByLabel("When a budget is exceeded").selectOption({ label: "Hard: cannot be exceeded" });
  await page.getByLabel("Budget, percent of base pay").fill("3");
  await page.getByLabel("Managers who approve").fill("1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.").first()).toBeVisible();
  await page.getByRole("link", { name: "Next: People" }).click();
  await page.getByRole("link", { name: "Next: Guideline rows" }).click();
  await page.getByRole("button", { name: "Change to: No guideline" }).click();
  await expect(page.getByText("Proposers decide freely within their budget.")).toBeVisible();
  await page.getByRole("link", { name: "Next: Currencies" }).click();
  await page.getByLabel("Value of 1 INR in EUR").fill("0.0108");
  await page.getByLabel("Value of 1 USD in EUR").fill("0.92");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "✓ Currencies" })).toBeVisible();
  await page.getByRole("link", { name: "Next: Budgets of units" }).click();
  await expect(page.getByText(/left in .+ for those without a budget by hand/)).toBeVisible();
  await page.getByRole("link", { name: "Next: Dry run and launch" }).click();
  await page.getByRole("link", { name: `${name}: propose raises for your people` }).click();
  await expect(page.getByRole("dialog").getByText(/^Hello /)).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await page.getByRole("button", { name: /^Launch for \d+ people$/ }).click();
  await expect(page).toHaveURL(/planning\?cycle=/);
  return new URL(page.url()).searchParams.get("cycle")!;
}

/** Puts a block on the clipboard of the page and pastes it where the grid stands. */
async function paste(grid: Locator, text: string): Promise<void> {
  await grid.evaluate((element, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", block);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const raisesOf = (grid: Locator) => grid.locator("tbody td[data-column=raise]");

test("raises go from the keyboard and a spreadsheet over a hard budget and an approver to the employee's letter", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const name = unique("Raises");
  await signIn(page, "admin@acme.test");
  const cycle = await launchCycle(page, name);

  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  await manager.goto(`${team}?cycle=${cycle}`);
  const grid = manager.getByRole("grid", { name: "Planning" });
  await grid.focus();
  await manager.keyboard.press("Control+Home");
  for (let step = 0; step < toRaise; step += 1) await manager.keyboard.press("ArrowRight");
  await manager.keyboard.type("1200");
  await manager.keyboard.press("Enter");
  await expect(raisesOf(grid).first()).toContainText("✓");
  await manager.keyboard.type("99 %");
  await manager.keyboard.press("Enter");
  await expect(manager.getByTitle("Not saved: the budget does not allow it").first()).toBeVisible();
  await manager.keyboard.press("Control+z");
  await expect(manager.getByTitle("Not saved: the budget does not allow it")).toHaveCount(0);
  await manager.keyboard.press("Control+Home");
  for (let step = 0; step < toRaise; step += 1) await manager.keyboard.press("ArrowRight");
  await paste(grid, `1 %\tSteady work\n1.5 %\tLeads the pilot\n${"1 %\t\n".repeat(5)}`);
  await expect(raisesOf(grid).nth(6)).toContainText("✓");
  await expect(grid.getByText("Leads the pilot")).toBeVisible();
  await manager.keyboard.press("Control+z");
  await expect(grid.getByText("Leads the pilot")).toHaveCount(0);
  await manager.keyboard.press("Control+y");
  await expect(grid.getByText("Leads the pilot")).toBeVisible();
  await expect(raisesOf(grid).nth(6)).toContainText("✓");
  await manager.reload();
  await expect(grid.getByText("Leads the pilot")).toBeVisible();
  await manager.getByRole("button", { name: /^Submit \d+ raises$/ }).click();
  await manager
    .getByRole("dialog")
    .getByRole("button", { name: /^Submit \d+ raises$/ })
    .click();
  await expect(manager.getByText(/raises passed on/).first()).toBeVisible();

  const approver = await openBrowserAs(browser, page, "skip@acme.test");
  await approver.goto(`${team}?cycle=${cycle}&filter=approver`);
  await approver
    .getByRole("grid", { name: "Planning" })
    .getByRole("checkbox", { name: /^Select (?!everyone)/ })
    .first()
    .check();
  await approver.getByRole("link", { name: "Send back", exact: true }).click();
  await approver.getByRole("dialog").getByLabel("Reason").fill("Look at this one again");
  await approver.getByRole("button", { name: "Send back to proposer" }).click();
  await expect(approver.getByText("Sent back. The proposers are told.").first()).toBeVisible();
  await approver.context().close();
  await manager.reload();
  await expect(manager.getByText("Sent back: Look at this one again").first()).toBeVisible();
  await manager.context().close();

  await publish(page, cycle);

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  await employee.goto("/app/my-data/compensation");
  const letter = employee
    .getByRole("region", { name })
    .or(employee.locator("section").filter({ hasText: name }))
    .first();
  await expect(letter).toBeVisible();
  const paper = await employee.request.get((await letter.getByRole("link").first().getAttribute("href"))!);
  expect(paper.status()).toBe(200);
  await letter.getByRole("button", { name: "Acknowledge" }).click();
  await expect(employee.getByText("Letter acknowledged.").first()).toBeVisible();
  await employee.goto("/verify");
  await employee.getByLabel("Signed PDF").setInputFiles({
    name: "letter.pdf",
    mimeType: "application/pdf",
    buffer: await paper.body(),
  });
  await expect(employee.getByText("This file is unchanged since it was signed.")).toBeVisible();
  await employee.context().close();
});

/** Ends planning, approves what waits for others, and publishes. */
async function publish(page: Page, cycle: string): Promise<void> {
  await page.goto(`${planning}?cycle=${cycle}`);
  await page.locator(alive).waitFor();
  const confirm = (name: string | RegExp) => page.getByRole("dialog").getByRole("button", { name }).click();
  await page.getByRole("button", { name: "End planning" }).click();
  await confirm("End planning");
  await expect(page.getByText("Planning ended.").first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Select everyone" }).check();
  await page.getByRole("button", { name: /^Approve \d+ raises$/ }).click();
  await confirm(/^Approve \d+ raises$/);
  await expect(page.getByText(/raises passed on/).first()).toBeVisible();
  await page.getByRole("link", { name: "Publish raises" }).click();
  await confirm("Publish raises");
  await expect(page.getByText(/letters were written/).first()).toBeVisible({ timeout: 30_000 });
}

test("on a phone a raise is entered in the sheet of a line, and saves itself @phone", async ({ page }) => {
  test.skip(page.viewportSize()!.width > 800, "A wide screen has the grid.");
  await signIn(page, "manager@acme.test");
  await page.goto(team);
  const cards = page.getByRole("list", { name: "Planning" });
  await cards.getByRole("link").first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Raise for a year").fill("1 %");
  await sheet.getByLabel("Reason").fill("Agreed in spring");
  await sheet.getByRole("button", { name: "Save raise" }).click();
  await expect(sheet.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.reload();
  await expect(sheet.getByLabel("Reason")).toHaveValue("Agreed in spring");
});

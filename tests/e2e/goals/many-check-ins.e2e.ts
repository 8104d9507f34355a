import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";
import { addMeasured, setObjective } from "./goal-steps.ts";

test("an employee is coached while writing, checks in on many goals at once, and reads who acknowledged it", async ({
  page,
  browser,
}) => {
  const title = unique("Customers trust our deliveries");
  const part = unique("Orders that arrive next day");
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/goal/my-goals?createOkr=true");
  const panel = page.getByRole("dialog", { name: "New objective" });
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill("Launch the new portal for customers");
  await expect(panel.getByText("“launch” names something to do.")).toBeVisible();
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await expect(panel.getByText("“launch” names something to do.")).toBeHidden();
  await panel.getByText("Suggestions from the library").click();
  await panel.getByLabel("Field of work").selectOption({ label: "Operations" });
  await panel.getByRole("button", { name: "Accidents with lost days" }).click();
  const first = panel.getByRole("group", { name: "Key result 1" });
  await expect(first.getByRole("textbox", { name: "Key result", exact: true })).toHaveValue("Accidents with lost days");
  await expect(first.getByLabel("Start")).toHaveValue("6");
  await first.getByRole("textbox", { name: "Key result", exact: true }).fill(part);
  await panel.getByRole("button", { name: "Add key result" }).click();
  await panel
    .getByRole("group", { name: "Key result 2" })
    .getByRole("textbox", { name: "Key result", exact: true })
    .fill(`${part} twice`);
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).not.toHaveURL(/createOkr/);

  await page.goto(`/app/my-data/goal/check-in?text=${encodeURIComponent(part)}`);
  await page.getByLabel(`Value today of ${part}`, { exact: true }).fill("3");
  await page.keyboard.press("Enter");
  const second = page.getByLabel(`Value today of ${part} twice`);
  await expect(second).toBeFocused();
  await second.fill("40");
  await page.getByLabel(`Status of ${part} twice`).selectOption({ label: "At risk" });
  await page.getByLabel(`Comment on ${part} twice`).fill("Two vans are broken.");
  await page.getByRole("button", { name: "Save check-ins" }).click();
  await expect(page.getByText("2 check-ins saved.")).toBeVisible();
  await expect(second).toHaveValue("");

  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  await manager.goto(`/app/team/direct-reports/goal/manage?text=${encodeURIComponent(title)}`);
  await manager.getByRole("link", { name: title }).first().click();
  const goal = manager.getByRole("dialog", { name: title });
  await expect(goal.getByText("Two vans are broken.")).toBeVisible();
  await goal.getByRole("button", { name: "Acknowledge" }).first().click();
  await expect(goal.getByText(/Acknowledged by/).first()).toBeVisible();

  await page.goto(`/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).first().click();
  await expect(
    page
      .getByRole("dialog", { name: title })
      .getByText(/Acknowledged by/)
      .first(),
  ).toBeVisible();

  // The list has no time frames before they are asked for.
  await page.goto("/app/my-data/goal/my-goals");
  await page.getByLabel(`Select ${title}`).check();
  await page.getByRole("link", { name: "Carry over …" }).click();
  const carrying = page.getByRole("dialog", { name: "Carry 1 goal over" });
  await expect(carrying.getByLabel("Time frame")).toHaveValue(/^\d{4}/);
  await carrying.getByRole("button", { name: "Carry over" }).click();
  await expect(page.getByText("1 objective carried over")).toBeVisible();
});

test("rows that are refused keep what was typed, and leaving asks first @phone", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/goal/check-in");
  const value = page.getByLabel(/^Value today of/).first();
  await value.fill("9999999999999");
  await page.getByRole("button", { name: "Save check-ins" }).click();
  await expect(page.getByText(/1 row was not saved/)).toBeVisible();
  await expect(value).toHaveValue("9999999999999");
  await page.goto("/app/my-data/goal/check-in");
  await value.fill("5");
  await page.locator("main").getByRole("link", { name: "My Goals" }).click();
  await expect(page.getByRole("dialog")).toContainText(/unsaved|leave/i);
});

test("without script an objective's check-in that is refused stays open with what was typed @turn2", async ({
  browser,
  page,
}) => {
  const title = unique("Serve the north");
  await signIn(page, "employee@acme.test");
  const id = await setObjective(page, title);
  await addMeasured(page, id, "Orders from the north", "20");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/app/goal/${id}?act=check-in:${id}`);
  await plain.getByLabel("Value today of Orders from the north").fill("10000000000000");
  await plain.getByRole("button", { name: "Save check-in" }).click();
  await expect(plain.getByLabel("Value today of Orders from the north")).toHaveValue("10000000000000");
  await expect(plain.getByText("Please enter a number.")).toBeVisible();
  await context.close();
});

test("without script a whole screen of check-ins is one form", async ({ browser, page }) => {
  await signIn(page, "employee@acme.test");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(page.viewportSize() ? { viewport: page.viewportSize()! } : {}),
  });
  const plain = await context.newPage();
  await plain.goto("/app/my-data/goal/check-in");
  await plain
    .getByLabel(/^Comment on/)
    .first()
    .fill("Written before any script.");
  await plain.getByRole("button", { name: "Save check-ins" }).click();
  await expect(plain.getByText("1 check-in saved.")).toBeVisible();
  await context.close();
});

import { expect, test, type Page } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

/** An objective with a key result in percent and one in money, by the form a person uses. */
async function createObjective(page: Page, title: string): Promise<void> {
  await page.goto("/app/my-data/goal/my-goals");
  await page.getByRole("link", { name: "New objective" }).click();
  const panel = page.getByRole("dialog", { name: "New objective" });
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  const first = panel.getByRole("group", { name: "Key result 1" });
  await first.getByRole("textbox", { name: "Key result", exact: true }).fill("Share of orders delivered the next day");
  await panel.getByRole("button", { name: "Add key result" }).click();
  const second = panel.getByRole("group", { name: "Key result 2" });
  await second.getByRole("textbox", { name: "Key result", exact: true }).fill("Revenue from the new region");
  await second.getByLabel("Measured in").selectOption({ label: "Money" });
  await second.getByLabel("Target").fill("2000");
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).not.toHaveURL(/createOkr/);
}

async function openGoal(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
}

test("an employee sets an objective, checks in on a key result and watches the objective follow @phone", async ({
  page,
}) => {
  const title = unique("Deliver faster than anybody");
  await signIn(page, "employee@acme.test");
  await createObjective(page, title);
  await page.goto(`/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`);
  await openGoal(page, title);

  const goal = page.getByRole("dialog", { name: title });
  await goal.getByRole("link", { name: "Check in on Share of orders delivered the next day" }).click();
  const form = page.getByRole("form", { name: /Check in on Share of orders/ });
  await form.getByLabel("Value today").fill("60");
  await form.getByRole("textbox", { name: "Comment", exact: true }).fill("The night shift makes the difference.");
  await form.getByRole("button", { name: "Save check-in" }).click();
  await expect(page.getByText("Check-in saved")).toBeVisible();

  // Two key results of equal weight: one at 60 %, the other pulls nothing before its first check-in.
  await page.goto(`/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`);
  // A narrow screen repeats the progress under the title.
  await expect(page.getByRole("row", { name: title }).getByText("60%").filter({ visible: true }).first()).toBeVisible();
  await openGoal(page, title);
  await expect(goal.getByText("Progress over time")).toBeVisible();
  await goal.getByRole("link", { name: "Share of orders delivered the next day" }).first().click();
  const keyResult = page.getByRole("dialog", { name: "Share of orders delivered the next day" });
  await keyResult.getByRole("link", { name: "Activity" }).click();
  await expect(keyResult.getByText("The night shift makes the difference.")).toBeVisible();
});

test("a manager finds it under direct reports, the manager's manager under all reports", async ({ page, browser }) => {
  const title = unique("Know every machine by its sound");
  await signIn(page, "employee@acme.test");
  await createObjective(page, title);
  const search = `?text=${encodeURIComponent(title)}`;

  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  await manager.goto(`/app/team/direct-reports/goal/manage${search}`);
  await expect(manager.getByRole("link", { name: title }).first()).toBeVisible();
  await manager.context().close();

  const skip = await openBrowserAs(browser, page, "skip@acme.test");
  await skip.goto(`/app/team/all-reports/goal/manage${search}`);
  await expect(skip.getByRole("link", { name: title }).first()).toBeVisible();
  await skip.goto(`/app/team/direct-reports/goal/manage${search}`);
  await expect(skip.getByRole("link", { name: title })).toHaveCount(0);
  await skip.context().close();
});

test("a title taken in the time frame is refused in so many words, and nothing typed is lost", async ({ page }) => {
  const title = unique("Answer within the hour");
  await signIn(page, "employee@acme.test");
  await createObjective(page, title);
  await page.goto("/app/my-data/goal/my-goals?createOkr=true");
  const panel = page.getByRole("dialog", { name: "New objective" });
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await panel.getByText("Other details").click();
  await panel.getByLabel("Description").fill("A thought that must not be lost.");
  await panel
    .getByRole("group", { name: "Key result 1" })
    .getByRole("textbox", { name: "Key result", exact: true })
    .fill("Answers within the hour");
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(
    panel.getByText("An objective with the same name already exists in the selected time frame.").first(),
  ).toBeVisible();
  await expect(panel.getByLabel("Description")).toHaveValue("A thought that must not be lost.");
});

test("a goal is closed, reopened, deleted and brought back @turn2", async ({ page }) => {
  const title = unique("Retire the old warehouse");
  await signIn(page, "manager@acme.test");
  await createObjective(page, title);
  await page.goto(`/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`);
  await openGoal(page, title);
  const goal = page.getByRole("dialog", { name: title });
  await goal.getByLabel("More actions").click();
  await goal.getByRole("link", { name: "Close goal" }).click();
  await goal.getByLabel("Achieved", { exact: false }).first().check();
  await goal.getByRole("button", { name: "Close goal" }).last().click();
  await expect(page.getByText("Goal closed")).toBeVisible();
  await goal.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText("Goal reopened")).toBeVisible();
  await goal.getByLabel("More actions").click();
  await goal.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: /Delete/ })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByText(`“${title}” deleted`)).toBeVisible();
  // The list may still show what was deleted: what counts is that the answer has come.
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Undo" }).click(),
  ]);
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
  await page.goto(`/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`);
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});

test("hints that come while one types do not move the field one types in", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/goal/my-goals?createOkr=true");
  const panel = page.getByRole("dialog", { name: "New objective" });
  await panel.getByRole("textbox", { name: "Objective", exact: true }).fill(unique("Found by whoever looks for us"));
  const field = panel.getByRole("textbox", { name: "Key result", exact: true });
  await field.focus();
  // What the title brings stands before the field is looked at.
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect(panel.getByRole("status", { name: "Hints on wording" })).toBeVisible();
  const before = (await field.boundingBox())!;
  await page.keyboard.type("Launch the new website");
  await expect(panel.getByRole("status", { name: "Hints on wording" }).getByText("Key result 1").first()).toBeVisible();
  await expect.poll(async () => Math.abs((await field.boundingBox())!.y - before.y)).toBeLessThan(5);
});

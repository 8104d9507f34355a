import { expect, test, type Page } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

/** Answers every question of a pulse: the last choice but one, and words where words are asked for. */
async function answer(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Start" }).click();
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`${place} of 5`)).toBeVisible();
    const choices = page.getByRole("radio");
    if ((await choices.count()) > 0) await choices.nth((await choices.count()) - 2).check();
    else await page.getByRole("textbox").last().fill(words);
    if (place < 5) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.getByRole("button", { name: "Send answers" }).click();
  await expect(page.getByText("Your answers were sent")).toBeVisible({ timeout: 20_000 });
}

test("a survey is designed, launched, answered without a name, closed, and shows nothing of too few @phone0", async ({
  page,
  browser,
}) => {
  const title = unique("Pulse of the week");
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/engagement/settings?form=new");
  await page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Pulse" }).first().getByRole("button").click();
  await page.waitForURL(/survey-creation/);
  await page.getByRole("link", { name: "2. Settings" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("link", { name: /Dry run/ }).click();
  await page.getByRole("button", { name: /^Ask \d+ people/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Launch" }).click();
  await page.waitForURL(/completion-status/);
  await expect(page.getByText(/^0 of \d+$/).first()).toBeVisible();

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  await employee.goto("/app/my-data/engagement/my-surveys");
  await employee.getByRole("listitem").filter({ hasText: title }).getByRole("link", { name: "Answer" }).click();
  await expect(employee.getByText(/We know that you took part, not what you answered/)).toBeVisible();
  const sent = employee.waitForRequest((request) => request.url().includes("/survey-answers/"));
  await answer(employee, "Shorter meetings would help me");
  expect(await (await sent).headerValue("cookie")).toBeNull();
  await employee.reload();
  await expect(employee.getByText("You have taken part")).toBeVisible();
  await employee.context().close();

  await page.reload();
  await expect(page.getByText(/^1 of \d+$/).first()).toBeVisible();
  for (const act of ["Close the survey", "Make the results"]) {
    await page.getByRole("button", { name: act }).click();
    await page.getByRole("dialog").getByRole("button", { name: act }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page.waitForURL(/engagement\/insights/);
  await expect(page.getByText("Too few of your people answered")).toBeVisible();
  await expect(page.getByText("Shorter meetings would help me")).toBeHidden();
});

test("results of a year lead from the company to a unit, and something is planned about them", async ({ page }) => {
  const plan = unique("No meetings on Thursday mornings");
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/engagement/insights");
  const surveys = page.getByLabel("Survey", { exact: true });
  const ofAYear = surveys.getByRole("option", { name: /^How are we doing/ }).first();
  await surveys.selectOption((await ofAYear.getAttribute("value"))!);
  await expect(page.getByText(/in 3 waves/)).toBeVisible();
  await page.getByRole("link", { name: "Plan something" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("About which result").selectOption({ label: "My workload is manageable." });
  await panel.getByLabel("What will be done").fill(plan);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(plan)).toBeVisible();
  await page.goto("/survey/00000000-0000-4000-8000-000000000000");
  await expect(page).toHaveURL(/activeSurvey/);
});

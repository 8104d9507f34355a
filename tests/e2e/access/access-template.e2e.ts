import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

const settings = "/app/company/goal/settings";

test("taking creation from employees says who loses what, takes the button away, and the call is refused by name @turn0", async ({
  page,
  browser,
}) => {
  await signIn(page, "admin@globex.test");
  const employee = await openBrowserAs(browser, page, "employee@globex.test");
  await employee.goto("/app/my-data/goal/my-goals");
  await expect(employee.getByRole("link", { name: "New objective" })).toBeVisible();

  await page.goto(settings);
  const employees = page.getByRole("row", { name: /^Employees/ });
  for (const level of ["Team", "Individual"]) await employees.getByLabel(level).first().uncheck();
  await page.getByRole("button", { name: "Review changes" }).click();
  const preview = page.getByText(/Employees \(\d+ people\) can no longer create individual objectives/);
  await expect(preview).toBeVisible();
  await page.getByRole("button", { name: "Save for everyone" }).click();
  await expect(page.getByText("Access to goals saved")).toBeVisible();

  await employee.reload();
  await expect(employee.getByRole("link", { name: "New objective" })).toHaveCount(0);
  const answer = await employee.request.post("/api/v1/goals", {
    headers: { Origin: new URL(employee.url()).origin },
    data: { title: unique("Quietly anyway"), timeFrame: "2026-Q4", level: "INDIVIDUAL" },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({
    code: "platform.forbidden",
    params: { rule: "goals.template.GOAL_USER.createObjectiveLevels" },
  });

  await page.goto(settings);
  for (const level of ["Team", "Individual"])
    await page
      .getByRole("row", { name: /^Employees/ })
      .getByLabel(level)
      .first()
      .check();
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("button", { name: "Save for everyone" }).click();
  await expect(page.getByText("Access to goals saved")).toBeVisible();
  await employee.reload();
  await expect(employee.getByRole("link", { name: "New objective" })).toBeVisible();
  await employee.context().close();
});

test("the settings are for goal admins alone", async ({ page }) => {
  await signIn(page, "manager@acme.test");
  const answer = await page.goto(settings);
  expect(answer!.status()).toBe(403);
  await expect(page.getByText("You may not do this")).toBeVisible();
});

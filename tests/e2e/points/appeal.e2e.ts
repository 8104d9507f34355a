import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

test("a missed shift is recorded by the manager, appealed against by the person, and withdrawn by an administrator @phone2", async ({
  page,
  browser,
}) => {
  const note = unique("No call before the shift");
  const reason = unique("I had swapped this shift");
  const answer = unique("The plan shows the swap");
  await signIn(page, "manager@acme.test");
  await page.goto("/app/team/direct-reports/points/status?show=APPEALED");
  await page.getByRole("link", { name: "Sofía Navarro" }).first().click();
  await page.waitForURL("**/app/employee/**");
  const address = new URL(page.url()).pathname;
  await page.goto(`${address}?form=add`);
  await page.locator("html[data-alive=true]").waitFor();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("What happened").selectOption({ label: "Missed shift" });
  await panel.getByLabel("Note").fill(note);
  await panel.getByRole("button", { name: "Record" }).click();
  await expect(page.getByText(note)).toBeVisible();

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  await employee.goto("/app/my-data/points/my-points");
  await employee.locator("html[data-alive=true]").waitFor();
  const mine = employee.getByRole("listitem").filter({ hasText: note });
  await expect(mine.getByText("5 points", { exact: true })).toBeVisible();
  await mine.getByText("Appeal", { exact: true }).click();
  await mine.getByLabel("What was otherwise?").fill(reason);
  await mine.getByRole("button", { name: "Send the appeal" }).click();
  await expect(mine.getByText("Appeal waits")).toBeVisible();

  const admin = await openBrowserAs(browser, page, "admin@acme.test");
  await admin.goto(address);
  await admin.locator("html[data-alive=true]").waitFor();
  const asked = admin.getByRole("listitem").filter({ hasText: reason });
  await asked.getByLabel("Your decision and why").fill(answer);
  await asked.getByRole("button", { name: "Grant and withdraw the event" }).click();
  await expect(admin.getByRole("listitem").filter({ hasText: note }).getByText("Withdrawn").first()).toBeVisible();
  await admin.context().close();

  await employee.reload();
  await expect(mine.getByText("Appeal granted")).toBeVisible();
  await expect(mine.getByText(answer)).toBeVisible();
  await employee.context().close();
});

test("rules are looked at over the last quarter before they are saved", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/points/settings");
  await page.getByRole("link", { name: "Attendance" }).click();
  await page.locator("html[data-alive=true]").waitFor();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Below (minutes)").first().fill("12");
  await panel.getByRole("button", { name: "See what it would change" }).click();
  await expect(panel.getByText("Rows 1 and 2 overlap")).toBeVisible();
  await panel.getByLabel("Below (minutes)").first().fill("10");
  await panel.getByLabel("Points", { exact: true }).first().fill("2");
  await panel.getByRole("button", { name: "See what it would change" }).click();
  await expect(panel.getByText(/would have had other points/)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Save the rules" })).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { signIn, unique } from "../steps.ts";
import { setObjective } from "./goal-steps.ts";

test("each flag of an address opens its panel, again after a reload, and closing leaves none behind @turn1", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const title = unique("Write the handbook");
  await signIn(page, "employee@acme.test");
  const id = await setObjective(page, title);
  const panels = [
    [`showTaskDetails=true&ids=${id}&type=OBJECTIVE`, title],
    [`panelStack=OBJECTIVE:${id}`, title],
    [`createOkr=true&okrPanelType=OTHER_DETAILS&parentId=${id}`, title],
    [`createOkr=true&okrPanelType=REALIGN&parentId=${id}`, `Realign “${title}”`],
    [`createOkr=true&okrPanelType=CLONE&parentId=${id}`, `Copy “${title}”`],
    [`createOkr=true&okrPanelType=FULL_HISTORY&parentId=${id}`, `History of “${title}”`],
    ["createOkr=true&okrPanelType=SIMPLE", "New objective"],
    ["createOkr=true", "New objective"],
  ] as const;
  for (const [flags, name] of panels) {
    await page.goto(`/app/my-data/goal/my-goals?${flags}`);
    const panel = page.getByRole("dialog", { name });
    await expect(panel, flags).toBeVisible();
    await page.reload();
    await expect(panel, flags).toBeVisible();
    // A panel with a form closes as every form's does.
    await panel.getByRole("link", { name: name === "New objective" ? "Close" : "Close panel", exact: true }).click();
    await expect(page.getByRole("dialog"), flags).toHaveCount(0);
    await expect(page, flags).not.toHaveURL(/panelStack|createOkr|okrPanelType|showTaskDetails/);
  }
});

test("a panel opened from a panel leads back to it; going back in the browser does the same @phone", async ({
  page,
}) => {
  const title = unique("Map the neighbourhood");
  await signIn(page, "employee@acme.test");
  const id = await setObjective(page, title);
  await page.goto(`/app/my-data/goal/my-goals?panelStack=OBJECTIVE:${id}`);
  const goal = page.getByRole("dialog", { name: title, exact: true });
  const history = page.getByRole("dialog", { name: `History of “${title}”` });
  await goal.getByRole("link", { name: "Activity" }).click();
  await goal.getByRole("link", { name: "Full history" }).click();
  await expect(history).toBeVisible();
  await history.getByRole("link", { name: "Back" }).click();
  await expect(goal).toBeVisible();
  await goal.getByRole("link", { name: "Activity" }).click();
  await goal.getByRole("link", { name: "Full history" }).click();
  await expect(history).toBeVisible();
  await page.goBack();
  await expect(goal).toBeVisible();
});

test("older addresses of goals lead to their screens, with what they ask for", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  for (const [older, screen] of [
    ["/goals/tree?status=AT_RISK", /\/app\/.*view=TREE.*status=AT_RISK|\/app\/.*status=AT_RISK.*view=TREE/],
    ["/goals/archived", /\/app\/company\/goal\/archived/],
    ["/goals/insights", /\/app\/.*goal\/(insights|data-exports)/],
    ["/settings/objectives", /\/app\/company\/goal\/settings|\/app\/company\/settings/],
  ] as const) {
    await page.goto(older);
    await expect(page, older).toHaveURL(screen);
  }
});

import { expect, test } from "@playwright/test";
import { choose as chooseIn, openBrowserAs, signIn, unique } from "../steps.ts";
import { choose, setObjective } from "./goal-steps.ts";

test("an objective is cloned: a taken title is said before it is saved, and the copy opens beside the list", async ({
  page,
}) => {
  const title = unique("Ship the second edition");
  await signIn(page, "employee@acme.test");
  await setObjective(page, title);
  await page.getByRole("dialog", { name: title }).getByLabel("More actions").click();
  await page.getByRole("link", { name: "Duplicate" }).click();
  const form = page.getByRole("dialog", { name: `Copy “${title}”` });
  await form.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await expect(
    form.getByText("An objective with the same name already exists in the selected time frame."),
  ).toBeVisible();
  await form.getByRole("textbox", { name: "Objective", exact: true }).fill(`${title}, again`);
  await form.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("dialog", { name: `${title}, again` })).toBeVisible();
});

test("a changed title stands in the full history, which keeps its filters when it is opened anew, and closes to nothing @turn1", async ({
  page,
}) => {
  const title = unique("Write down how we work");
  await signIn(page, "employee@acme.test");
  const id = await setObjective(page, title);
  await page.goto(`/app?showTaskDetails=true&type=OBJECTIVE&ids=${id}`);
  const goal = page.getByRole("dialog", { name: title });
  await goal.getByRole("link", { name: "Edit" }).click();
  await goal.getByRole("textbox", { name: "Objective", exact: true }).fill(`${title} together`);
  await goal.getByRole("button", { name: "Save" }).click();
  const renamed = page.getByRole("dialog", { name: `${title} together` });
  await renamed.getByRole("link", { name: "Activity" }).click();
  await renamed.getByRole("link", { name: "Full history" }).click();
  const history = page.getByRole("dialog", { name: `History of “${title} together”` });
  await chooseIn(history.getByRole("combobox", { name: "What changed" }), "The title");
  await expect(page).toHaveURL(/historyField=title/);
  await page.reload();
  await expect(history.getByText(/changed the title/)).toBeVisible();
  await history.getByRole("link", { name: "Close panel" }).click();
  await expect(page).not.toHaveURL(/panelStack|historyField/);
});

test("a goal that needs another waits until its owner confirms, and is marked as blocked then", async ({
  page,
  browser,
}) => {
  const [mine, theirs] = [unique("Open the new office"), unique("Sign the lease")];
  await signIn(page, "employee@acme.test");
  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  const needed = await setObjective(manager, theirs);
  const id = await setObjective(page, mine);
  const goal = page.getByRole("dialog", { name: mine });
  await goal.getByRole("link", { name: "Links" }).click();
  await goal.getByRole("link", { name: "Add dependency" }).click();
  await choose(goal, "Goal it depends on", theirs);
  await goal.getByRole("button", { name: "Send request", exact: true }).click();
  await expect(goal.getByText("Waiting for an answer")).toBeVisible();
  await manager.goto(`/app/goal/${needed}?recordTab=links`);
  await manager.getByRole("button", { name: "Confirm" }).click();
  await expect(manager.getByText("Confirmed")).toBeVisible();
  await page.goto(`/app/goal/${id}`);
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible();
});

import { expect, test, type Page } from "@playwright/test";
import { signIn, unique } from "../steps.ts";
import { addMeasured, choose, setObjective } from "./goal-steps.ts";

const realigned = (page: Page, title: string) => page.getByRole("dialog", { name: `Realign “${title}”` });

async function openRealign(page: Page, goalId: string, title: string): Promise<void> {
  await page.goto(`/app/my-data/goal/my-goals?createOkr=true&okrPanelType=REALIGN&parentId=${goalId}`);
  await expect(realigned(page, title)).toBeVisible();
}

test("a goal is moved under another: what changes is shown first, done as shown, and taken back", async ({ page }) => {
  const [above, moved] = [unique("Be where customers are"), unique("Open three shops")];
  await signIn(page, "employee@acme.test");
  const parentId = await setObjective(page, above);
  const goalId = await setObjective(page, moved);
  await addMeasured(page, goalId, "Share of shops that are open", "60");

  await openRealign(page, goalId, moved);
  const panel = realigned(page, moved);
  await choose(panel, "New parent objective", above);
  await panel.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(panel.getByText(`${moved}: from not aligned to ${above}`)).toBeVisible();
  await expect(panel.getByRole("status").getByText("60%")).toBeVisible();
  await expect(panel.getByText("so nobody is notified")).toBeVisible();
  await panel.getByRole("button", { name: "Realign", exact: true }).click();
  await expect(page.getByText("Realigned. It can be undone for 30 days.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => (await page.request.get(`/app/goal/${parentId}?recordTab=links`)).text())
    .not.toContain(moved);

  await openRealign(page, goalId, moved);
  await choose(panel, "New parent objective", above);
  await panel.getByRole("button", { name: "Preview", exact: true }).click();
  await panel.getByRole("button", { name: "Realign", exact: true }).click();
  await expect(page.getByText("Realigned. It can be undone for 30 days.")).toBeVisible();
  await page.goto(`/app/goal/${parentId}?recordTab=links`);
  await expect(page.getByRole("link", { name: moved })).toBeVisible();
});

test("a goal is not offered what stands below it @turn1", async ({ page }) => {
  const [above, below] = [unique("Earn trust"), unique("Answer within a day")];
  await signIn(page, "employee@acme.test");
  const parentId = await setObjective(page, above);
  const goalId = await setObjective(page, below);
  await openRealign(page, goalId, below);
  await choose(realigned(page, below), "New parent objective", above);
  await realigned(page, below).getByRole("button", { name: "Preview", exact: true }).click();
  await realigned(page, below).getByRole("button", { name: "Realign", exact: true }).click();
  await expect(page.getByText("Realigned. It can be undone for 30 days.")).toBeVisible();

  await openRealign(page, parentId, above);
  const panel = realigned(page, above);
  await panel.getByRole("combobox", { name: "New parent objective" }).fill(below);
  await expect(page.getByText("No matching objective")).toBeVisible();
  await expect(page.getByRole("option", { name: below })).toHaveCount(0);
});

test("a goal counts in one more goal, with a weight of its own there, until it no longer does @turn0", async ({
  page,
}) => {
  const [other, goal] = [unique("Grow in the north"), unique("Win the fair")];
  await signIn(page, "employee@acme.test");
  const otherId = await setObjective(page, other);
  const goalId = await setObjective(page, goal);
  await addMeasured(page, goalId, "Share of stands with a deal", "40");
  await page.goto(`/app/goal/${goalId}?act=feed&recordTab=links`);
  const form = page.getByRole("form", { name: "Add contribution" });
  await choose(form, "Goal it contributes to", other);
  await form.getByText("Other details").click();
  await form.getByLabel("Importance").fill("2");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Importance 2")).toBeVisible();
  await page.goto(`/app/goal/${otherId}`);
  await expect(page.getByText("40%").filter({ visible: true }).first()).toBeVisible();
  await page.goto(`/app/goal/${goalId}?recordTab=links`);
  await page.getByRole("button", { name: `Remove contribution to “${other}”` }).click();
  await expect(page.getByText("No further contributions")).toBeVisible();
});

test("the tree is read as it stood on a past day, and today is one press away", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/manage?view=TREE");
  const past = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Tree as of").fill(past);
  await expect(page).toHaveURL(new RegExp(`asOf=${past}`));
  await expect(page.getByText("Read-only. Filters apply to goals as they are today.")).toBeVisible();
  await page.getByRole("link", { name: "Back to today" }).click();
  await expect(page).not.toHaveURL(/asOf=/);
});

test("an archived goal leaves the lists, and comes back @turn2", async ({ page }) => {
  const title = unique("Close the old warehouse");
  await signIn(page, "employee@acme.test");
  const id = await setObjective(page, title);
  await page.goto(`/app/goal/${id}`);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Goal archived")).toBeVisible();
  const list = `/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`;
  await page.goto(list);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  await page.goto(`/app/goal/${id}`);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Unarchive" }).click();
  await expect(page.getByText("Goal unarchived")).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});

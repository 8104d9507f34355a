import { expect, test } from "@playwright/test";
import { signIn, unique } from "../steps.ts";
import { setObjective } from "./goal-steps.ts";

test("links of goals and tasks open their panel or form from any page @turn0 @phone1", async ({ page }) => {
  test.setTimeout(120_000);
  const title = unique("Open the second plant");
  const task = unique("Call the landlord");
  await signIn(page, "employee@acme.test");
  const goal = await setObjective(page, title);
  await page.goto("/app/my-data/initiative/my-initiatives?new=true");
  const form = page.getByRole("form", { name: "New task" });
  await form.getByRole("textbox", { name: "Task", exact: true }).fill(task);
  await form.getByRole("button", { name: "Add" }).click();
  const written = page.getByRole("link", { name: task, exact: true });
  const taskId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec((await written.getAttribute("href"))!)![0];

  const dialog = (name: string) => page.getByRole("dialog", { name });
  const inGoal = (name: string | RegExp) => dialog(title).getByRole("form", { name });
  const panelOf = (type: string) => `createOkr=true&okrPanelType=${type}&parentId=${goal}`;
  const links = [
    ["/app", `showTaskDetails=true&ids=${goal}&type=GOAL`, dialog(title)],
    ["/app/feed", `showTaskDetails=true&ids=${taskId}&type=TASK`, dialog(task)],
    ["/app/my-data/develop/competencies", `showTaskDetails=${taskId}`, dialog(task)],
    ["/app/my-data/goal/my-goals", `panelStack=GOAL:${goal}`, dialog(title)],
    ["/app/notifications", `panelStack=OBJECTIVE:${goal},TASK:${taskId}`, dialog(task)],
    ["/app", panelOf("KEY_RESULT"), inGoal("Add key result")],
    ["/app/feed", panelOf("CHECK_IN"), inGoal(`Check in on ${title}`)],
    ["/app", panelOf("CREATE_INITIATIVE"), inGoal(/task/i)],
    ["/app/feed", panelOf("CHANGE_DETAILS"), inGoal(/Edit/)],
    ["/app", panelOf("SELECT_PARENT"), dialog(`Realign “${title}”`)],
    ["/app/feed", panelOf("REALIGN_CHILDREN"), dialog(`Realign “${title}”`)],
    ["/app", panelOf("REALIGN_WITHOUT_CHILDREN"), dialog(`Realign “${title}”`)],
    ["/app/feed", panelOf("REALIGN_CHILDREN_AND_DELETE"), dialog(`Realign “${title}”`)],
    ["/app", panelOf("CUSTOM_TAGS"), dialog(title)],
    ["/app/feed", "createOkr=true&okrPanelType=CUSTOM_METRIC", dialog("New metric")],
  ] as const;
  for (const [place, flags, opened] of links) {
    await page.goto(`${place}?${flags}`);
    await expect(opened, `${place} ${flags}`).toBeVisible();
  }
});

import { expect, test, type Page } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

const mine = "/app/my-data/initiative/my-initiatives";

/** Writes a task down and leaves its panel open; answers with its id. */
async function openTask(page: Page, text: string): Promise<string> {
  await page.goto(`${mine}?new=true`);
  const form = page.getByRole("form", { name: "New task" });
  await form.getByRole("textbox", { name: "Task", exact: true }).fill(text);
  await form.getByRole("button", { name: "Add" }).click();
  await page.getByRole("link", { name: text, exact: true }).waitFor();
  await page.goto(`${mine}?text=${encodeURIComponent(text)}`);
  await page.getByRole("link", { name: `Details of ${text}` }).click();
  await page.getByRole("dialog", { name: text }).waitFor();
  return new URL(page.url()).searchParams.get("showTaskDetails")!;
}

test("somebody is named in a comment by the keyboard; it is reworded, deleted and taken back @phone", async ({
  page,
}) => {
  const text = unique("Ask ten customers");
  await signIn(page, "employee@acme.test");
  await openTask(page, text);
  const panel = page.getByRole("dialog", { name: text });
  await panel.getByRole("link", { name: "Activity" }).click();
  const comments = panel;
  const field = comments.getByLabel("Your comment");
  await field.pressSequentially("Which ones, @");
  const people = comments.getByRole("listbox", { name: "People to mention" });
  await people.getByRole("option", { selected: true }).waitFor();
  // It closes the list alone, not the panel around it.
  await field.press("Escape");
  await expect(people).toBeHidden();
  await field.press("Backspace");
  await field.pressSequentially("@");
  await people.getByRole("option", { selected: true }).waitFor();
  await field.press("Enter");
  await expect(field).toHaveValue(/^Which ones, @\S+ .+ $/);
  const name = (await field.inputValue()).slice("Which ones, @".length).trim();
  await comments.getByRole("button", { name: "Comment", exact: true }).click();
  const said = comments.getByRole("listitem").filter({ hasText: "Which ones" });
  await expect(said.getByRole("link", { name: `@${name}` })).toHaveAttribute("href", /^\/app\/employee\//);
  await expect(field).toHaveValue("");

  await said.getByRole("link", { name: "Edit comment" }).click();
  await said.getByLabel("Your comment").fill(`All that pay, @${name}`);
  await said.getByRole("button", { name: "Save" }).click();
  const reworded = comments.getByRole("listitem").filter({ hasText: "All that pay" });
  await expect(reworded.getByText("edited")).toBeVisible();
  await expect(reworded.getByRole("link", { name: "Edit comment" })).toBeFocused();

  await reworded.getByRole("button", { name: "Delete comment" }).click();
  await expect(reworded).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(reworded.getByRole("link", { name: `@${name}` })).toBeVisible();
});

test("before any script a comment is sent, refused with what was typed, reworded, deleted and restored", async ({
  page,
  browser,
}) => {
  const text = unique("Write to the board");
  await signIn(page, "employee@acme.test");
  const id = await openTask(page, text);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(`/app/initiative/${id}?recordTab=activity`);
  await bare.getByLabel("Your comment").fill("Who signs it?");
  await bare.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(bare.getByText("Comment added")).toBeVisible();
  await expect(bare.getByText("Who signs it?")).toBeVisible();
  await bare.getByLabel("Your comment").fill("   ");
  await bare.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(bare.getByLabel("Your comment")).toHaveAttribute("aria-invalid", "true");

  await bare.getByRole("link", { name: "Edit comment" }).click();
  await bare.getByLabel("Your comment").first().fill("Who signs it, and when?");
  await bare.getByRole("button", { name: "Save" }).click();
  await expect(bare.getByText("Who signs it, and when?")).toBeVisible();

  await bare.getByRole("button", { name: "Delete comment" }).click();
  await expect(bare.getByText("Comment deleted")).toBeVisible();
  await bare.getByText("1 deleted comment").click();
  await bare.getByRole("button", { name: "Restore" }).click();
  await expect(bare.getByText("Comment restored")).toBeVisible();
  await bare.getByRole("link", { name: text }).click();
  await expect(bare).toHaveURL(new RegExp(id));
  await plain.close();
});

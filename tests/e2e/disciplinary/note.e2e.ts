import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

const alive = "html[data-alive=true]";

test("a note goes from a draft over HR to its person, who signs with disagreement and appeals; HR upholds the appeal @phone1", async ({
  page,
  browser,
}) => {
  // Many pages of three people, one after the other.
  test.setTimeout(120_000);
  const sentence = unique("The handover began without her at 08:31");
  await signIn(page, "manager@acme.test");
  // On a slow line one types before the editor is there: it goes on with what was typed, at the same place.
  const editor = Promise.withResolvers<void>();
  await page.route(/rich-text-editor-.*\.js$/, async (route) => {
    await editor.promise;
    await route.continue();
  });
  await page.goto("/app/team/direct-reports/disciplinary/pending?new=true", { waitUntil: "commit" });
  const panel = page.getByRole("dialog");
  await panel.locator("textarea[name=body]").click();
  await page.keyboard.type("She is always late. ");
  editor.resolve();
  // Keys fall before, while and after the editor takes the place of the plain field.
  await page.keyboard.type(sentence, { delay: 20 });
  await page.locator(alive).waitFor();
  await panel.getByLabel("Who is it about?").fill("employee@acme.test");
  await page.getByRole("listbox").getByRole("option").first().click();
  await panel.getByLabel("Type").selectOption({ label: "Lateness" });
  await expect(panel.getByRole("textbox", { name: "What happened" })).toHaveText(`She is always late. ${sentence}`);
  await panel.getByRole("button", { name: "Begin draft" }).click();
  await expect(page).toHaveURL(/\/app\/disciplinary\/[\da-f-]{36}/);
  await page.locator(alive).waitFor();
  await expect(page.getByText("This says too much at once. Give the days.")).toBeVisible();
  await page.getByRole("button", { name: "Rephrase" }).click();
  await expect(page.getByText("[on which days, how often]").first()).toBeVisible();
  // What is typed is kept without a button, and goes along with what is pressed right after.
  await page.getByRole("textbox", { name: "What happened" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Lena saw it at gate 2.");
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.keyboard.type(" The clock showed 08:42.");
  await page.getByRole("button", { name: "Submit to HR" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit to HR" }).click();
  await expect(page.getByText("In review", { exact: true }).first()).toBeVisible();
  const address = new URL(page.url()).pathname;

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  expect((await employee.goto(address))?.status()).toBe(404);

  const admin = await openBrowserAs(browser, page, "admin@acme.test");
  await admin.goto(address);
  await expect(admin.getByText("Lena saw it at gate 2. The clock showed 08:42.")).toBeVisible();
  await admin.getByLabel("Publish it").check();
  await admin.getByRole("button", { name: "Finish review" }).click();
  await expect(admin.getByText("Waits for an answer").first()).toBeVisible();

  await employee.goto("/app/my-data/disciplinaryActions/pending-disciplinary-actions");
  await employee.locator(`a[href="${address}"]`).first().click();
  await expect(employee.getByText(sentence).first()).toBeVisible();
  await employee.locator(alive).waitFor();
  await employee.getByLabel("I sign, but I disagree").check();
  await employee.getByLabel("Your statement").fill("The bus line was cut that morning.");
  const asks = await employee.getByText("Type your name as it stands here").first().innerText();
  await employee.getByLabel("Your full name").fill(/here: (.+)\. That is/.exec(asks)![1]!);
  await employee.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(employee.getByRole("heading", { name: "Your answer is recorded" })).toBeVisible();
  const paper = employee.getByRole("link", { name: "Download the signed document (PDF)" });
  const file = await employee.request.get((await paper.getAttribute("href"))!);
  expect(file.status()).toBe(200);
  await employee.goto("/verify");
  await employee.getByLabel("Signed PDF").setInputFiles({
    name: "note.pdf",
    mimeType: "application/pdf",
    buffer: await file.body(),
  });
  await expect(employee.getByText("This file is unchanged since it was signed.")).toBeVisible();

  await employee.goto(address);
  await employee.getByText("Appeal against this note").first().click();
  await employee.getByLabel("What is wrong with the note?").fill("Gate 1 runs an hour behind.");
  await employee.getByRole("button", { name: "Appeal against this note" }).click();
  await expect(employee.getByText("Waits for a decision")).toBeVisible();

  await admin.reload();
  await admin.getByLabel("Upheld").check();
  await admin.getByLabel("Why?").fill("The clock was checked.");
  await admin.getByRole("button", { name: "Decide appeal" }).click();
  await expect(admin.getByText("Overturned", { exact: true }).first()).toBeVisible();
  await employee.reload();
  await expect(employee.getByText("It counts for nothing any more.").first()).toBeVisible();
  await employee.context().close();
  await admin.context().close();
});

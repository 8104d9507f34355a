import { expect, test, type Browser, type Page } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

const mine = "/app/my-data/develop/feedback";

async function as(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email);
  return page;
}

/** The name by which a demo person is found. */
async function nameOf(page: Page): Promise<string> {
  const { items } = (await (await page.request.get("/api/v1/feedback-requests?side=mine")).json()) as {
    items: { requester: { name: string } }[];
  };
  return items[0]!.requester.name;
}

test("one asks two, one answers and one declines, thanks come back, and a fifth never learns of it @phone1", async ({
  browser,
}) => {
  const question = unique("What should I change in our planning?");
  const answer = unique("In the review on Monday you answered before others had finished. Next time, please wait.");
  const employee = await as(browser, "employee@acme.test");
  const manager = await as(browser, "manager@acme.test");
  const skip = await as(browser, "skip@acme.test");
  const admin = await as(browser, "admin@acme.test");

  await employee.goto(`${mine}/requests`);
  await employee.getByRole("link", { name: "Request feedback" }).first().click();
  const form = employee.getByRole("dialog", { name: "Request feedback" });
  const [first, second] = [await nameOf(manager), await nameOf(skip)];
  for (const asked of [first, second]) {
    // What is typed before the page is alive looks for nobody.
    await expect(async () => {
      await form.getByLabel("Who do you want to ask?").fill("");
      await form.getByLabel("Who do you want to ask?").fill(asked);
      await employee.getByRole("option", { name: asked }).first().click({ timeout: 2_000 });
    }).toPass();
  }
  await form.getByLabel("What would you like to know?").fill(question);
  await form.getByLabel("Only you").check();
  await expect(form.getByText("Readers: you and whoever wrote the answer. HR cannot read it.")).toBeVisible();
  // The list of people has closed over nothing, and the button says who will be asked.
  await expect(employee.getByRole("listbox").locator("visible=true")).toHaveCount(0);
  await form.getByRole("button", { name: `Send request to ${first} and ${second}` }).click();
  await expect(employee.getByText("Feedback request sent")).toBeVisible();

  await manager.goto(`${mine}/requests`);
  await manager.getByRole("link", { name: question }).click();
  const asked = manager.getByRole("dialog");
  await expect(asked.getByText(/^Readers: you and .+ HR and admins cannot read it\.$/)).toBeVisible();
  await asked.getByLabel("Advice").check();
  await asked.getByLabel("Your answer").fill(answer);
  await expect(asked.getByText(/^Next step: “Next time”/)).toBeVisible();
  await asked.getByRole("button", { name: "Share feedback" }).click();
  await expect(manager.getByText("Feedback shared successfully!")).toBeVisible();

  await skip.goto(`${mine}/requests`);
  await skip.getByRole("link", { name: question }).click();
  await skip.getByRole("link", { name: "Decline" }).click();
  await skip.getByLabel("Why not?").fill("I was away that month.");
  await skip.getByRole("button", { name: "Decline" }).click();
  await expect(skip.getByText("Request declined")).toBeVisible();

  await employee.goto(`${mine}/requests?side=mine&state=CLOSED`);
  await employee.getByRole("link", { name: question }).click();
  await expect(employee.getByText("Reason: I was away that month.")).toBeVisible();
  await employee.getByRole("link", { name: "Read answer" }).click();
  await expect(employee.getByText(answer)).toBeVisible();
  await employee.getByRole("button", { name: "Say thanks" }).click();
  await employee.getByRole("link", { name: "This changed something" }).click();
  await employee.getByLabel("What do you do differently now?").fill("I wait until everybody has finished.");
  await employee.getByRole("button", { name: "Save" }).click();
  await expect(employee.getByText("I wait until everybody has finished.", { exact: true })).toBeVisible();

  const link = new URL(employee.url()).pathname;
  await manager.goto(link);
  await expect(manager.getByText("I wait until everybody has finished.")).toBeVisible();
  for (const other of [skip, admin]) {
    expect((await other.goto(link))?.status()).toBe(404);
    await other.goto(`${mine}?formType=show-received&feedbackId=${link.split("/").at(-1)}`);
    await expect(other.getByRole("heading", { name: "Feedback for me" })).toBeVisible();
    await expect(other.getByText(answer)).toHaveCount(0);
  }
});

test("praise is offered to everybody, advice to few, and both say who reads them before they are sent", async ({
  page,
}) => {
  await signIn(page, "manager@acme.test");
  // The kind is chosen on a slow line, before any script has arrived: what follows from it follows all the same.
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${mine}?formType=provided`, { waitUntil: "commit" });
  const form = page.getByRole("dialog", { name: "Give feedback" });
  await expect(form.getByRole("radio", { name: /^Everybody/ })).toBeChecked();
  await form.getByLabel("Advice").check();
  scripts.resolve();
  await expect(form.getByRole("radio", { name: /^The person and their manager/ })).toBeChecked();
  await form.getByRole("radio", { name: /^Only me/ }).check();
  const note = page.getByRole("dialog", { name: "New note" });
  const text = unique("Ask about the customer visit");
  await note.getByLabel("Your note").fill(text);
  await note.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Note saved")).toBeVisible();
  await page.goto(`${mine}/notes`);
  await page.getByRole("link", { name: text }).click();
  await expect(page.getByText("Only you read this.")).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";

test("columns that somebody turns on and off are there with the first paint of the next visit", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/people");
  const head = (name: string) => page.getByRole("columnheader", { name });
  await expect(head("Location")).toBeVisible();
  await expect(head("Work e-mail")).toHaveCount(0);
  await page.getByLabel("More actions").click();
  await page.getByRole("checkbox", { name: "Work e-mail" }).check();
  await expect(head("Work e-mail")).toBeVisible();
  await expect(page.getByRole("cell", { name: /@acme\.test$/ }).first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Location" }).uncheck();
  await expect(head("Location")).toHaveCount(0);
  const html = await (await page.request.get("/app/my-data/people")).text();
  expect(html).toContain("@acme.test</td>");
  expect(html).not.toContain("Bengaluru");
});

import { expect, request, test } from "@playwright/test";
import { openCompany, ownPassword } from "./own-company.ts";

test("a token is made, shown once, opens the API to a program, and opens nothing once it is revoked @turn2", async ({
  page,
  baseURL,
}) => {
  await openCompany(page);
  await page.goto("/app/my-data/my-settings/access-tokens");
  await expect(page.getByText("No program uses the API in your name yet.")).toBeVisible();
  await page.getByLabel("What is it for?").fill("Warehouse");
  await page.getByLabel("Current password").fill("not this one");
  await page.getByRole("button", { name: "Create the token" }).click();
  await expect(page.getByText("This is not your current password.").first()).toBeVisible();
  await expect(page.getByLabel("What is it for?")).toHaveValue("Warehouse");
  await page.getByLabel("Current password").fill(ownPassword);
  await page.getByRole("button", { name: "Create the token" }).click();
  const token = await page.getByText(/^cairn_[\w-]{43}$/).innerText();
  // The next one begins as the first did.
  await expect(page.getByLabel("It may")).toHaveValue("READ");
  await expect(page.getByLabel("It ends after")).toHaveValue("90");

  const program = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  expect((await program.get(`${baseURL}/api/v1/goals`)).status()).toBe(200);
  expect((await program.post(`${baseURL}/api/v1/goals`, { data: {} })).status()).toBe(403);

  await page.goto("/app/my-data/my-settings/access-tokens");
  await expect(page.getByText(token)).toBeHidden();
  await page.getByRole("button", { name: "Revoke Warehouse" }).click();
  await expect(page.getByText("No program uses the API in your name yet.")).toBeVisible();
  expect((await program.get(`${baseURL}/api/v1/goals`)).status()).toBe(401);
  await program.dispose();
});

import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";
import { embedding, HostSite, visit } from "./host-site.ts";

const elements = `<cairn-goal-list owner="me" limit="2">Goals stand in Cairn.</cairn-goal-list><cairn-goal-card></cairn-goal-card>`;

test("a site shows a person's goals with a key of the admin, in the language of its page, and none once it is revoked", async ({
  page,
  baseURL,
}) => {
  await using site = await HostSite.open(baseURL!);
  await site.nameTo(page);
  site.show("en", ["goal-list", "goal-card"], elements);
  const { host, complaints } = await visit(page, site);
  const list = host.locator("cairn-goal-list");
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await expect(list.getByRole("progressbar").first()).toHaveAttribute("aria-label", /.+/);
  const address = await list.getByRole("link").first().getAttribute("href");
  expect(address).toContain(`${baseURL}/app/goal/`);
  await host.evaluate(
    (id) => document.querySelector("cairn-goal-card")!.setAttribute("goal-id", id),
    address!.split("/").at(-1)!,
  );
  await expect(host.locator("cairn-goal-card").getByText(/^Due /)).toBeVisible();
  expect(await host.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await host.evaluate(() => {
    const [list, provider] = [document.querySelector("cairn-goal-list")!, document.querySelector("cairn-provider")!];
    const late = document.body.appendChild(document.createElement("cairn-provider"));
    late.append(list);
    for (const name of provider.getAttributeNames()) late.setAttribute(name, provider.getAttribute(name)!);
  });
  await expect(
    host.locator("cairn-provider").last().locator("cairn-goal-list").getByRole("listitem").first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);

  site.show("ar", ["goal-list"], elements);
  await host.goto(site.address);
  await expect(list.getByText(/يستحق في/).first()).toBeVisible();

  await page.goto(embedding);
  await page.getByRole("listitem").filter({ hasText: site.name }).getByRole("link", { name: "Change" }).click();
  await page.getByRole("button", { name: `Revoke “${site.name}” for good` }).click();
  await expect(page.getByRole("list", { name: "Revoked keys" }).getByText(site.name)).toBeVisible();
  await host.goto(site.address);
  await expect(list.getByRole("alert")).toBeVisible();
});

test("an address that is no site is refused, and what was typed stays", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto(embedding);
  await page.getByRole("textbox", { name: "Name" }).fill("Portal");
  await page.getByLabel("Sites").fill("intranet.example.com");
  await page.getByRole("button", { name: "Create the key" }).click();
  await expect(page.getByText("Each line is the address of a site with https://").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Portal");
});

test("a site that nobody named says that it shows nothing, and offers to try again", async ({ page, baseURL }) => {
  await using site = await HostSite.open(baseURL!);
  site.show("en", ["goal-list"], elements);
  await page.goto(site.address);
  const list = page.locator("cairn-goal-list");
  await expect(list.getByRole("alert")).toContainText("Goals cannot be shown right now.");
  await expect(list.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText("Goals stand in Cairn.")).toBeVisible();
});

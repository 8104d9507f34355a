import { expect, test, type Page } from "@playwright/test";
import { openDemo } from "#widgets/demo/server.mjs";
import { signIn, unique } from "../steps.ts";
import { embedding, HostSite, visit } from "./host-site.ts";

/** An admin names the site, and its server is given the key. */
async function nameSite(page: Page, address: string): Promise<{ keyId: string; privateKey: string }> {
  const name = unique("Demo");
  await signIn(page, "admin@acme.test");
  await page.goto(embedding);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel("Sites").fill(address);
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Create key" }) });
  for (const scope of ["Check in on goals", "Show praise", "Give praise"])
    await form.getByRole("checkbox", { name: scope }).check();
  await form.getByRole("button", { name: "Create key" }).click();
  const privateKey = await page.getByText("BEGIN PRIVATE KEY").innerText();
  const row = page.getByRole("listitem").filter({ hasText: name });
  return { privateKey, keyId: await row.getByText(/^[0-9a-f-]{36}$/).innerText() };
}

test("the sites that ship with the widgets show goals and praise, in plain HTML and with React, and nothing moves @turn2", async ({
  page,
  baseURL,
}) => {
  const site = await openDemo({ cairn: baseURL!, company: "acme", person: "employee@acme.test" });
  try {
    site.key = await nameSite(page, site.address);
    const host = await page.context().newPage();
    const complaints: string[] = [];
    host.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    const asked: string[] = [];
    host.on("request", (request) => request.url().includes("/embed/v1/") && asked.push(request.url()));
    await host.goto(site.address);
    await expect(host.locator("cairn-goal-list").getByRole("progressbar").first()).toBeVisible();
    await expect(host.locator("cairn-praise-wall").getByRole("listitem").first()).toBeVisible();
    expect(asked.filter((url) => url.endsWith("/session"))).toHaveLength(1);
    expect(asked.filter((url) => url.includes("/goals"))).toHaveLength(1);
    expect(await host.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await host.goto(`${site.address}/react`);
    await host.locator("cairn-goal-list").getByRole("link").first().click();
    const checkIn = host.locator("cairn-goal-check-in");
    await checkIn.getByLabel("Comment").fill("Seen from the portal.");
    await checkIn.getByRole("button", { name: "Check in" }).click();
    await expect(checkIn.getByRole("status")).toHaveText("Checked in.");
    expect(complaints).toEqual([]);
  } finally {
    await site.close();
  }
});

test("an admin tries a widget on, and a pinned page runs only the files it was given digests of", async ({
  page,
  baseURL,
}) => {
  await signIn(page, "admin@acme.test");
  await page.goto(embedding);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.locator("cairn-goal-list").getByRole("listitem").first()).toBeVisible();
  await page.getByLabel("State", { exact: true }).selectOption({ label: "Nothing to show" });
  await expect(preview.getByText("No goals to show.")).toBeVisible();
  await page.getByLabel("State", { exact: true }).selectOption({ label: "Sample data" });
  await page.getByLabel("Widget", { exact: true }).selectOption({ label: "Praise wall" });
  await expect(preview.locator("cairn-praise-wall").getByRole("listitem")).toHaveCount(2);
  await page.getByLabel("Page language").selectOption("ar");
  await expect(preview.locator("cairn-praise-wall [dir=rtl]").first()).toBeVisible();
  await page.getByLabel("Updates").selectOption("pinned");
  const snippet = await page.locator("pre").filter({ hasText: "<cairn-provider" }).innerText();
  expect(snippet).toMatch(
    /modulepreload" href="[^"]+\/widgets\/\d+\.\d+\.\d+\/core-[^"]+" crossorigin integrity="sha384-/,
  );

  await using site = await HostSite.open(baseURL!);
  site.page = `<!doctype html>${snippet}`;
  const { host, complaints } = await visit(page, site);
  const defined = () => host.evaluate(() => Boolean(customElements.get("cairn-praise-wall")));
  await expect.poll(defined, { message: complaints.join() }).toBe(true);
  // Somebody has changed the shared file on its way.
  await host.route(/\/widgets\/\d+\.\d+\.\d+\/core-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.hit=1` });
  });
  await host.reload({ waitUntil: "networkidle" });
  expect(await defined()).toBe(false);
  expect(await host.evaluate(() => "hit" in window)).toBe(false);
});

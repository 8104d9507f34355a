import { expect, test } from "@playwright/test";
import { HostSite, visit } from "./host-site.ts";

const elements = `<cairn-goal-list owner="me" limit="1"></cairn-goal-list><cairn-goal-check-in></cairn-goal-check-in>
  <cairn-praise-count></cairn-praise-count><cairn-praise-button></cairn-praise-button><cairn-praise-wall limit="3"></cairn-praise-wall>`;
const widgets = ["goal-list", "goal-check-in", "praise-count", "praise-button", "praise-wall"];

test("people check in and praise on another site under the strictest policy, and only with the scope for it", async ({
  page,
  baseURL,
}) => {
  await using site = await HostSite.open(baseURL!);
  await site.nameTo(page, ["Check in on goals", "Show praise", "Give praise"]);
  site.show("en", widgets, elements);
  const { host, complaints } = await visit(page, site);
  const address = await host.locator("cairn-goal-list").getByRole("link").first().getAttribute("href");
  await host.evaluate(
    (id) => document.querySelector("cairn-goal-check-in")!.setAttribute("goal-id", id),
    address!.split("/").at(-1)!,
  );
  const checkIn = host.locator("cairn-goal-check-in");
  await checkIn.getByLabel("Status").selectOption({ label: "At risk" });
  await checkIn.getByLabel("Comment").fill("The supplier is two weeks late.");
  await checkIn.getByRole("button", { name: "Check in" }).click();
  await expect(checkIn.getByRole("status")).toHaveText("Checked in.");

  const praise = host.locator("cairn-praise-button");
  await praise.getByRole("button", { name: "Give praise" }).click();
  const field = praise.getByRole("combobox", { name: "To" });
  await field.fill("a");
  await expect(praise.getByText(/^Found: \d+/)).toBeVisible();
  await field.press("ArrowDown");
  const name = (await praise.getByRole("option", { selected: true }).innerText()).trim();
  await field.press("Escape");
  await expect(praise.getByRole("dialog"), "Escape shuts the list alone").toBeVisible();
  await expect(praise.getByRole("option")).toHaveCount(0);
  await field.fill("");
  await field.fill("a");
  await expect(praise.getByRole("option").first()).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveValue(name);
  const text = `Thank you for staying late <b>${Date.now()}</b>`;
  await praise.getByLabel("What did they do").fill(text);
  await praise.getByRole("button", { name: "Send praise" }).click();
  await expect(praise.getByText("Praise sent.")).toBeVisible();
  await host.evaluate(() => document.querySelector<HTMLElement & { refresh(): void }>("cairn-praise-wall")!.refresh());
  await expect(host.locator("cairn-praise-wall").getByText(text)).toBeVisible();
  await expect(host.locator("cairn-praise-count").getByRole("link")).toContainText("praise in 30 days");
  expect(complaints).toEqual([]);

  await using reading = await HostSite.open(baseURL!);
  await reading.nameTo(page);
  reading.show("en", ["praise-wall"], `<cairn-praise-wall></cairn-praise-wall>`);
  await host.goto(reading.address);
  await expect(host.locator("cairn-praise-wall").getByRole("alert")).toBeVisible();
});

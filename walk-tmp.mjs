import { b, open, base } from "./drive-tmp.mjs";
const p = await open("admin", { width: 1280, height: 800 });
p.setDefaultTimeout(90000);
const go = async (path) => { await p.goto(base + path, { timeout: 90000 }); await p.waitForSelector("html[data-alive]", { timeout: 90000, state: "attached" }); };
const lists = { tags: "/app/company/settings/tags", holidays: "/app/company/settings/platform/holidays", signins: "/app/company/employees/sign-ins", invite: "/app/company/employees/invite", cycles: "/app/company/review/manage", surveys: "/app/company/engagement/settings", templates: "/app/company/goal/templates", people: "/app/company/settings/platform/employees" };
for (const [name, path] of Object.entries(lists)) {
  await go(path);
  const links = await p.locator("a[href*='export']").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  console.log(name, links.join(" "));
  for (const href of links.filter((one) => !one.includes("data-exports")).slice(0, 2)) {
    const r = await p.request.get(base + href); const bytes = await r.body();
    console.log("  ", r.status(), r.headers()["content-disposition"], bytes.length, bytes.subarray(0, 100).toString().replace(/\r?\n/g, " | ").replace(/[^\x20-\x7e]/g, "."));
  }
  if (["tags", "invite", "surveys"].includes(name)) await p.screenshot({ path: `/tmp/lean-x/${name}.png` });
}
await go("/app/tasks/export?kind=goals.goal-list&said=" + encodeURIComponent('{"scope":"company","format":"CSV"}'));
await p.screenshot({ path: "/tmp/lean-x/long.png" });
await p.getByRole("button", { name: "Make the file" }).click();
await p.waitForURL(/own-data/);
await p.waitForSelector("text=goals-2026", { timeout: 90000 });
await p.screenshot({ path: "/tmp/lean-x/own.png", fullPage: true });
const [d] = await Promise.all([p.waitForEvent("download"), p.locator("a[href*='/file']").first().click()]);
console.log("long file", d.suggestedFilename(), (await import("node:fs")).statSync(await d.path()).size);
await b.close();

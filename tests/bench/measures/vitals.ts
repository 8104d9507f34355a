import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { buildRemix } from "../baseline/build-remix.ts";
import { serve } from "../load.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { median, spread } from "../statistics.ts";
import { writePeople } from "./list-page.ts";

const throttle = 4;
/** Milliseconds for which a page is listened to after it came alive. */
const settling = 1_000;

/** Milliseconds, but `shift`, which is a share of the window; `blocked` is what tasks took beyond 50 ms each. */
type Vitals = { painted: number; blocked: number; shift: number };

/** What the list page is like in a browser four times slowed, opened for the first time, against Remix's own. */
export const vitals: Measure = {
  id: "P21",
  about: "the list page in Chromium four times slowed: largest paint, blocked time, shifts and answers to presses",
  run: async (surroundings) => {
    await writePeople(surroundings);
    await buildRemix();
    const baseline = join(import.meta.dirname, "..", "baseline", "remix-server.ts");
    const remix = await serve([baseline], { NODE_ENV: "production" });
    const { served, headers } = await surroundings.product();
    const [name = "", value = ""] = headers["cookie"]!.split("=");
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    });
    try {
      const ours: Vitals[] = [];
      const theirs: Vitals[] = [];
      const slowest: number[] = [];
      for (let round = 0; round < surroundings.rounds; round += 1) {
        theirs.push(await look(browser, `${remix.url}/?rows=25`));
        const cookie = { name, value, url: served.url };
        ours.push(await look(browser, `${served.url}/app/company/employees`, { cookie, slowest }));
      }
      return findings(ours, theirs, slowest);
    } finally {
      await browser.close();
      await remix.stop();
    }
  },
};

type Signed = { cookie: { name: string; value: string; url: string }; slowest: number[] };

/** A page in a window of its own, with nothing kept from before; of ours, what is pressed afterwards is timed as well. */
async function look(browser: Browser, address: string, signed?: Signed): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (signed) await context.addCookies([signed.cookie]);
    await context.addInitScript(listen);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    await page.goto(address, { waitUntil: "load" });
    if (signed) await page.locator("html[data-alive]").waitFor();
    await page.waitForTimeout(settling);
    const seen = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
    if (signed) signed.slowest.push(await slowestAnswer(page));
    return seen;
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function listen(): void {
  const vitals = { painted: 0, blocked: 0, shift: 0, answered: 0 };
  Object.assign(window, { vitals });
  const hear = (type: string, each: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options });
  hear("largest-contentful-paint", (entry) => (vitals.painted = entry.startTime));
  hear("longtask", (entry) => (vitals.blocked += Math.max(0, entry.duration - 50)));
  hear("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.shift += value;
  });
  const options = { durationThreshold: 16 };
  hear("event", (entry) => (vitals.answered = Math.max(vitals.answered, entry.duration)), options);
}

/** The longest from a press to the next paint: searching, ordering by a column, the palette, a person and back. */
async function slowestAnswer(page: Page): Promise<number> {
  await page.getByRole("searchbox").first().pressSequentially("an", { delay: 60 });
  await page.waitForTimeout(settling);
  await page.getByRole("columnheader").getByRole("link").first().click();
  await page.waitForTimeout(settling);
  await page.keyboard.press("Control+k");
  await page.waitForTimeout(settling);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(settling / 2);
  await page.getByRole("row").nth(2).getByRole("link").first().click();
  await page.waitForTimeout(settling);
  return page.evaluate(() => (window as unknown as { vitals: { answered: number } }).vitals.answered);
}

function findings(ours: readonly Vitals[], theirs: readonly Vitals[], slowest: readonly number[]): Finding[] {
  const painted = (of: readonly Vitals[]) => of.map((one) => one.painted);
  const alone = (what: string, limit: number, unit: "ms" | "×", of: readonly number[]): Finding => ({
    ...{ id: "P21", what, goal: `≤ ${limit}${unit === "ms" ? " ms" : ""}`, value: median(of), limit, unit },
    ...{ ours: `${median(of).toFixed(unit === "ms" ? 0 : 3)}`, baseline: "", spread: spread(of) },
  });
  return [
    against({
      id: "P21",
      what: "largest paint of the list page",
      goal: "≤ 1.6× B1",
      limit: 1.6,
      ours: painted(ours),
      baseline: painted(theirs),
      name: "B1",
    }),
    alone(
      "its blocked time",
      100,
      "ms",
      ours.map(({ blocked }) => blocked),
    ),
    alone("its slowest answer to a press", 100, "ms", slowest),
    alone(
      "how far it shifts, as a share of the window",
      0.02,
      "×",
      ours.map(({ shift }) => shift),
    ),
  ];
}

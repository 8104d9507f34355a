import { chromium, type Page } from "@playwright/test";
import { compensationPlaces } from "#app/modules/compensation/compensation-places.ts";
import type { Finding, Measure } from "../measure.ts";
import { median, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";

const throttle = 4;
const fewest = 900;

/** The grid of a thousand lines in Chromium four times slowed: from a key to what it paints. */
export const compensationKeys: Measure = {
  id: "P91",
  about: "keys in a grid of 1,000 lines of pay, in Chromium four times slowed",
  run: async (surroundings) => {
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await openGrid(page, surroundings);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
      const rounds: number[] = [];
      for (let round = 0; round < surroundings.rounds; round += 1) rounds.push(await slowestKey(page));
      return [finding(rounds)];
    } finally {
      await browser.close();
    }
  },
};

async function openGrid(page: Page, surroundings: Surroundings): Promise<void> {
  const { served, headers } = await surroundings.product();
  const [name = "", value = ""] = headers["cookie"]!.split("=");
  await page.context().addCookies([{ name, value, url: served.url }]);
  await page.goto(`${served.url}${compensationPlaces.planning}`, { waitUntil: "networkidle" });
  const grid = page.getByRole("grid");
  await grid.waitFor();
  const lines = Number(await grid.getAttribute("aria-rowcount"));
  if (lines < fewest) throw new Error(`${lines} lines came.`);
}

/** The longest from a press to the next paint: moving, beginning to type over, a second digit, and leaving it again. */
async function slowestKey(page: Page): Promise<number> {
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    new PerformanceObserver((list) => heard.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: "event",
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  await page.getByRole("grid").focus();
  for (const key of ["ArrowDown", "ArrowDown", "PageDown", "ArrowLeft", "ArrowRight", "3", "2", "Escape", "ArrowUp"]) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  return page.evaluate(() => Math.max(16, ...(window as unknown as { heard: number[] }).heard));
}

function finding(rounds: readonly number[]): Finding {
  const value = median(rounds);
  return {
    ...{ id: "P91", what: "press to paint in the grid, slowest", goal: "< 100 ms", value, limit: 100, unit: "ms" },
    ...{ ours: `${value.toFixed(0)} ms`, baseline: "", spread: spread(rounds) },
  };
}

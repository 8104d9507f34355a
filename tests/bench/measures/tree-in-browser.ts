import { chromium, type CDPSession, type Page } from "@playwright/test";
import { asProduct } from "#app/composition/create-company.ts";
import { growTree, treePeriod } from "../goal-tree-script.ts";
import type { Finding, Measure } from "../measure.ts";
import { median, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";
import { sql } from "#tenancy/sql.ts";

const throttle = 4;
const visible = 2_000;

type Round = { elements: number; slowest: number; frame: number };

/** The same tree as P14 as a map in Chromium, four times slowed: what stands in the page, what is sent, and how it answers. */
export const treeInBrowser: Measure = {
  id: "P15",
  about: "a map of a tree of 111,111 goals with 2,000 opened, in Chromium four times slowed",
  run: async (surroundings) => {
    const { application, company, adminId, rounds } = surroundings;
    await asProduct(application, company, (context) => growTree(context, adminId));
    await application.database.control.query(sql`analyze`);
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    });
    try {
      const { page, session, sent } = await openMap(
        await browser.newPage({ viewport: { width: 1280, height: 800 } }),
        surroundings,
      );
      const payload = sent.document / 1_000;
      await openLevels(page);
      const opened = sent.parts / 1_000 / sent.answers;
      await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
      const found: Round[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await oneRound(page));
      return findings(found, payload, opened);
    } finally {
      await browser.close();
    }
  },
};

/** Bytes on the wire: of the page's own answer, and of those that opened goals. */
type Sent = { document: number; parts: number; answers: number };

async function openMap(
  page: Page,
  surroundings: Surroundings,
): Promise<{ page: Page; session: CDPSession; sent: Sent }> {
  const { served, headers } = await surroundings.product();
  const [name = "", value = ""] = headers["cookie"]!.split("=");
  await page.context().addCookies([{ name, value, url: served.url }]);
  const session = await page.context().newCDPSession(page);
  const sent = await hearAnswers(session);
  await page.goto(`${served.url}/app/company/goal/manage?view=TREE&look=MAP&period=${treePeriod}`, {
    waitUntil: "networkidle",
  });
  await page.getByRole("treeitem").first().waitFor();
  return { page, session, sent };
}

async function hearAnswers(session: CDPSession): Promise<Sent> {
  const sent: Sent = { document: 0, parts: 0, answers: 0 };
  const asked = new Map<string, "document" | "parts">();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Document") asked.set(requestId, "document");
    if (response.url.includes("/app/goal/parts")) asked.set(requestId, "parts");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const what = asked.get(requestId);
    if (what) sent[what] += encodedDataLength;
    if (what === "parts") sent.answers += 1;
  });
  return sent;
}

/** Opens level by level until enough goals stand on the map. */
async function openLevels(page: Page): Promise<void> {
  const placed = () =>
    page.evaluate(() => Number(document.querySelector("[data-placed]")?.getAttribute("data-placed")));
  for (let standing = await placed(); standing < visible; standing = await placed()) {
    await page.getByRole("button", { name: "Open one level more" }).click();
    await page.waitForFunction(
      (before) => Number(document.querySelector("[data-placed]")?.getAttribute("data-placed")) > before,
      standing,
    );
  }
}

async function oneRound(page: Page): Promise<Round> {
  await page.getByRole("treeitem").first().focus();
  await page.keyboard.press("Home");
  const slowest = await slowestAnswer(page);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.getByRole("button", { name: "Show all of it" }).click();
  const frame = await frameWhilePanning(page);
  const painted = await page.evaluate(() => document.querySelectorAll("*").length);
  // A press on what is seen from far leads there, for the next round.
  await page.getByRole("button", { name: "Show all of it" }).click();
  await page
    .getByRole("treeitem")
    .first()
    .evaluate((item) => (item as HTMLElement).click());
  await page.locator("[data-placed][data-detail=full]").waitFor();
  return { elements: Math.max(elements, painted), slowest, frame };
}

/** The longest from a press to the next paint, walking the map by the keys and folding and opening a goal. */
async function slowestAnswer(page: Page): Promise<number> {
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    new PerformanceObserver((list) =>
      heard.push(
        ...list
          .getEntries()
          .filter((entry) => (entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
          .map((entry) => entry.duration),
      ),
    ).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const key of [
    "ArrowRight",
    "ArrowDown",
    "ArrowDown",
    "ArrowRight",
    "ArrowDown",
    "ArrowUp",
    "-",
    "+",
    "ArrowLeft",
    "ArrowLeft",
  ]) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  return page.evaluate(() => Math.max(16, ...(window as unknown as { heard: number[] }).heard));
}

/** Milliseconds a frame while the whole map, all in sight, is dragged about. */
async function frameWhilePanning(page: Page): Promise<number> {
  const box = (await page.getByRole("tree").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const counting = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const tick = (time: number) => (times.push(time) < 90 ? requestAnimationFrame(tick) : done(times));
        requestAnimationFrame(tick);
      }),
  );
  for (let step = 0; step < 90; step += 1)
    await page.mouse.move(x + Math.sin(step / 9) * 120, y + Math.cos(step / 9) * 80);
  const times = await counting;
  await page.mouse.up();
  return (times.at(-1)! - times[0]!) / (times.length - 1);
}

function findings(rounds: readonly Round[], payload: number, opened: number): Finding[] {
  const of = (what: keyof Round) => rounds.map((round) => round[what]);
  const finding = (what: string, values: readonly number[], limit: number, unit: Finding["unit"]): Finding => ({
    id: "P15",
    what: `map of goals: ${what}`,
    goal: `≤ ${limit} ${unit}`,
    value: median(values),
    limit,
    unit,
    ours: `${median(values).toFixed(1)} ${unit}`,
    baseline: "",
    spread: spread(values),
  });
  return [
    finding("elements in the page", of("elements"), 1_500, "elements"),
    finding("press to paint, slowest", of("slowest"), 100, "ms"),
    finding("a frame while panning 2,000 in sight", of("frame"), 17, "ms"),
    finding("page, gzip", [payload], 60, "kB"),
    finding("an answer that opens goals, gzip", [opened], 60, "kB"),
  ];
}

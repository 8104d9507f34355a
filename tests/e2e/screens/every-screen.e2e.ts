import { expect, test, type Page } from "@playwright/test";
import { stateOf } from "#tests/support/signed-in.ts";
import { shareOf } from "#app/composition/launch/checks/turn.ts";
import { axeFaults } from "./axe.ts";
import { addressOf, notInDemo, screens, viewerOf } from "./screens.ts";

const widths = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

type Look = { size: keyof typeof widths; colorScheme: "light" | "dark"; rules: "all" | "contrast" };

/** In the long form each screen is looked at in all of these. */
const everyLook: readonly Look[] = [
  { size: "wide", colorScheme: "light", rules: "all" },
  { size: "wide", colorScheme: "dark", rules: "contrast" },
  { size: "phone", colorScheme: "light", rules: "all" },
  { size: "phone", colorScheme: "dark", rules: "contrast" },
];

/** In the short form at both widths and in both colours, every second screen the other way round. */
function looksAt(index: number): readonly Look[] {
  if (process.env["CAIRN_LONG"] === "1") return everyLook;
  const [first, second] = index % 2 === 0 ? (["wide", "phone"] as const) : (["phone", "wide"] as const);
  return [
    { size: first, colorScheme: "light", rules: "all" },
    { size: second, colorScheme: "dark", rules: "contrast" },
  ];
}

/** Colours settle after two frames, for even a transition of no length takes one. */
const settle = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

async function faultsOf(page: Page, path: string, looks: readonly Look[], seen: Set<string>): Promise<string[]> {
  const answer = await page.goto(await addressOf(path, page.request));
  const { pathname } = new URL(page.url());
  if (seen.has(pathname)) return [];
  seen.add(pathname);
  if (answer!.status() >= 400) return [`${path} answers ${answer!.status()}`];
  await page.locator("html[data-alive]").waitFor();
  const faults: string[] = [];
  for (const { size, colorScheme, rules } of looks) {
    await page.setViewportSize(widths[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(settle);
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    const found = await axeFaults(page, rules);
    if (content! > screen!) found.push(`scrolls sideways: ${content} px on ${screen} px`);
    faults.push(...found.map((fault) => `${path} (${colorScheme}, ${widths[size].width} px) ${fault}`));
  }
  return faults;
}

/**
 * A manager sees one screen at three places: for direct reports, all reports, and a view. In the short form each stands at
 * one of those it has, the next screen at the next; in the long form at all.
 */
function onceForATeam(paths: readonly string[]): string[] {
  if (process.env["CAIRN_LONG"] === "1") return [...paths];
  const screenOf = (path: string) => /^\/app\/team\/(?:direct-reports|all-reports|view)\/(.+)$/.exec(path)?.[1];
  const byScreen = Map.groupBy(paths, (path) => screenOf(path) ?? path);
  return [...byScreen.values()].map((places, index) => places[index % places.length]!);
}

/** As many screens as one test looks at: what fails is named closely, and the shards of a run get alike shares. */
const together = 5;
const open = onceForATeam((await screens()).filter((path) => !notInDemo[path]));
/** A third of the screens in the short form, another third each day. */
const visited = shareOf(open, process.env["CAIRN_TURN"]);

test.describe("every screen is accessible, in light and dark, at both widths, and none scrolls sideways", () => {
  test.skip(({ isMobile }) => isMobile === true, "each visit looks at both widths");

  for (const viewer of [null, "employee@acme.test", "skip@acme.test", "admin@acme.test"]) {
    const own = visited.filter((path) => viewerOf(path) === viewer);
    const seen = new Set<string>();
    for (let first = 0; first < own.length; first += together) {
      const paths = own.slice(first, first + together);
      test(`for ${viewer ?? "whoever is not signed in"}: ${paths[0]} to ${paths.at(-1)}`, async ({ page, context }) => {
        if (viewer) await context.addCookies(stateOf(viewer).cookies);
        const faults: string[] = [];
        // Two screens at a time: while the browser measures one, the server makes the other.
        const left = [...paths];
        const look = async (tab: Page) => {
          for (let path = left.shift(); path; path = left.shift()) {
            const next = path;
            faults.push(...(await test.step(next, () => faultsOf(tab, next, looksAt(own.indexOf(next)), seen))));
          }
        };
        await Promise.all([look(page), look(await context.newPage())]);
        expect(faults.join("\n")).toBe("");
      });
    }
  }
});

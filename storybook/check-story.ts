import type { Page } from "@playwright/test";

/** One pass over a story: a scheme, a direction, and which rules matter there. */
export interface Pass {
  scheme: "light" | "dark";
  direction: "ltr" | "rtl";
  rules: "all" | "contrast";
}

/** Contrast is what changes with the scheme, structure what may change with the direction. */
export const passes: readonly Pass[] = [
  { scheme: "light", direction: "ltr", rules: "all" },
  { scheme: "dark", direction: "ltr", rules: "contrast" },
  { scheme: "light", direction: "rtl", rules: "all" },
];

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
  axe: { run: (context: unknown, options: unknown) => Promise<AxeResult> };
}

/** A story is a fragment of a page, so rules about whole pages do not apply to it. */
const pageRules = ["landmark-one-main", "page-has-heading-one", "region", "bypass"];

async function waitUntilRendered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow;
    return ["completed", "afterEach", "finished", "errored"].includes(preview?.currentRender?.phase ?? "");
  });
}

/** Colours settle after two frames, for even a transition of no length takes one. */
function settle(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

async function applyGlobals(page: Page, pass: Pass): Promise<void> {
  const globals = { scheme: pass.scheme, direction: pass.direction };
  await page.evaluate(
    (payload) => {
      (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", payload);
    },
    { globals },
  );
  const stage = `${pass.scheme} ${pass.direction}`;
  await page.waitForFunction((wanted) => document.documentElement.dataset.stage === wanted, stage);
  await page.evaluate(settle);
}

async function runAxe(page: Page, pass: Pass): Promise<string[]> {
  const options =
    pass.rules === "contrast"
      ? { runOnly: ["color-contrast"] }
      : { rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) };
  const result = await page.evaluate((given) => (window as unknown as StoryWindow).axe.run(document, given), {
    ...options,
    resultTypes: ["violations"],
  });
  return result.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id} at ${node.target.join(" ")}: ${node.failureSummary ?? violation.help}`,
    ),
  );
}

export interface CheckStoryInput {
  page: Page;
  address: string;
  storyId: string;
  axeSource: string;
}

/** Everything wrong with one story, as lines to print. Empty when all is well. */
export async function checkStory({ page, address, storyId, axeSource }: CheckStoryInput): Promise<string[]> {
  const faults: string[] = [];
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === "error") faults.push(`console error: ${message.text()}`);
  };
  const onPageError = (error: Error) => faults.push(`page error: ${error.message}`);
  page.on("console", onConsole).on("pageerror", onPageError);
  try {
    await page.goto(`${address}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`);
    await waitUntilRendered(page);
    await page.evaluate(axeSource);
    for (const pass of passes) {
      await applyGlobals(page, pass);
      const found = await runAxe(page, pass);
      faults.push(...found.map((line) => `${pass.scheme} ${pass.direction}: ${line}`));
    }
  } catch (error) {
    faults.push(`could not be checked: ${String(error)}`);
  } finally {
    page.off("console", onConsole).off("pageerror", onPageError);
  }
  return faults;
}

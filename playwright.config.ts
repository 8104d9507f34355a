import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { levelHere } from "./sdk/host/confinement.ts";

process.env["CAIRN_E2E_PORT"] ??= "34170";
const address = process.env["CAIRN_E2E_URL"] ?? `http://localhost:${process.env["CAIRN_E2E_PORT"]}`;
// Where bundles of others lie for the product that is tried, and the one host of its own network that it may ask.
process.env["CAIRN_CONNECTORS"] ??= join(tmpdir(), `cairn-bundles-${process.env["CAIRN_E2E_PORT"]}`);
process.env["CAIRN_PRIVATE_HOSTS"] ??= "127.0.0.1";
// Bundles of others run as far shut in as this machine can; which level that is, the end of `npm test` says.
process.env["CAIRN_CONNECTOR_LEVEL"] ??= String(levelHere());
// Each page is drawn by React too, and answered with a fault where it is another.
process.env["CAIRN_CHECK_PAGES"] ??= "1";
const isLong = process.env["CAIRN_LONG"] === "1";
// `npm test` has variants of a journey by turns, those with `@turn0` in their title where the turn is 0.
const turn = process.env["CAIRN_TURN"];
const laterTurn = turn === undefined ? [] : [new RegExp(`@turn(?!${turn})\\d`)];
const browser = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/product.ts",
  outputDir: ".data/e2e",
  workers: 1,
  // How long a machine may take on which two shards run; how fast the product is, `npm run bench` says.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  grepInvert: laterTurn,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : "list",
  use: {
    baseURL: address,
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "UTC",
    // A trace that films each act makes journeys twice as long; the page as it was at each act stands in it all the same.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    // Chromium's sandbox needs user namespaces, which root in a container does not have; the pages are our own.
    launchOptions: { executablePath: browser, args: ["--no-sandbox", "--disable-dev-shm-usage"] },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      // In the short form the journeys that are another one on a phone; in the long form all of them.
      ...(isLong ? {} : { grep: new RegExp(`@phone(?!\\d)|@phone${turn ?? "\\d"}`) }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { waitingForPage, withLateScripts } from "./late-scripts.server.ts";

const link = (rest: string) => `<link rel="modulepreload" ${rest}href="/assets/root.js"/>`;

test("the files of a page wait, and nothing else does; where Remix names them, all is as it was", () => {
  const style = '<link rel="stylesheet" href="/assets/entry.css"/>';
  expect(waitingForPage(`${style}${link("")}${link("")}`)).toBe(
    `${style}${link('media="not all" ')}${link('media="not all" ')}`,
  );
  const bytes = Buffer.from("<main></main>");
  expect(waitingForPage(bytes)).toBe(bytes);
  expect(withLateScripts("")).toBe("");
});

test("they begin once, when the page is read, beside what names its routes", () => {
  const waits = [{ taken: [] as string[] }, { taken: [] as string[] }];
  const links = waits.map(({ taken }) => ({ removeAttribute: (name: string) => taken.push(name) }));
  const heard: (() => void)[] = [];
  const window: { routes?: string } = {};
  runInNewContext(withLateScripts('window.routes="named"'), {
    ...{ window, document: { querySelectorAll: () => links } },
    addEventListener: (_: string, listen: () => void) => heard.push(listen),
  });
  expect(window.routes).toBe("named");
  expect(waits.flatMap(({ taken }) => taken)).toEqual([]);
  heard.forEach((listen) => listen());
  expect(waits.map(({ taken }) => taken)).toEqual([["media"], ["media"]]);
});

import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { waitingForPage, withLateScripts } from "./late-scripts.server.ts";

const link = (name: string, rest = "") => `<link rel="modulepreload" ${rest}href="/assets/${name}.js"`;

test("the files of a page wait, and nothing else does; where Remix names them, all is as it was", () => {
  const style = '<link rel="stylesheet" href="/assets/entry.css"/>';
  const named = ["root-a_1", "entry.client-B2", "root-a_1"].map((name) => `${link(name)}/>`).join("");
  const [before, script, after] = String(waitingForPage(`${style}${named}<p>`, "once")).split(
    /<script nonce="once">|<\/script>/,
  );
  expect([before, after]).toEqual([style, "<p>"]);
  const document = { currentScript: { outerHTML: "" } };
  runInNewContext(script!, { document });
  const wait = 'media="not all" ';
  expect(document.currentScript.outerHTML).toBe(
    `${link("root-a_1", wait)}>${link("entry.client-B2", wait)}>${link("root-a_1", wait)}>`,
  );
  const bytes = Buffer.from("<main></main>");
  const other = '<link rel="modulepreload" crossorigin href="https://elsewhere.test/a.js"/><p>';
  for (const piece of [bytes, style, other]) expect(waitingForPage(piece, "once")).toBe(piece);
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

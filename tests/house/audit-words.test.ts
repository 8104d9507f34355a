import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kindNamed, verbNamed } from "#app/modules/access/domain/audit-names.ts";
import { projectFiles, root } from "./tree.ts";

type Words = {
  verb: Record<string, string>;
  whole: Record<string, Record<string, string>>;
  kind: Record<string, string>;
};

const { audit } = JSON.parse(readFileSync(join(root, "app/modules/access/strings/en.json"), "utf8")) as {
  audit: Words;
};

/** What use-cases write into the audit log: whole names of acts, or the part behind the room's name beside a `subject`. */
const written = projectFiles()
  .filter((path) => /^app\/.*\.ts$/.test(path) && !/\.test\.ts$|\/(testing|seed)\//.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return [
      ...text.matchAll(/action: "([a-z-]+\.[a-z-]+)",\s*subjectType: "(\w+)"/g),
      ...text.matchAll(/\{ action: "([a-z-]+)", subject: "(\w+)", id/g),
    ].map(([, action, kind]) => ({ action: action!, kind: kind! }));
  });

/** The room's name is put before the act where it is written down, so it is not known here. */
function isSaid(action: string): boolean {
  const name = action.slice(action.indexOf(".") + 1);
  if (Object.values(audit.whole).some((said) => Object.hasOwn(said, name))) return true;
  return name.split("-").some((part) => Object.hasOwn(audit.verb, verbNamed(part)));
}

test("whatever is written into the audit log is told in words", () => {
  expect(written.length).toBeGreaterThan(150);
  expect([...new Set(written.map(({ action }) => action))].filter((action) => !isSaid(action))).toEqual([]);
  expect(
    [...new Set(written.map(({ kind }) => kind))].filter((kind) => !Object.hasOwn(audit.kind, kindNamed(kind))),
  ).toEqual([]);
});

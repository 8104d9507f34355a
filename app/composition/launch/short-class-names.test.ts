import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { namesFor, shortClassNames } from "./short-class-names.ts";

const many = Array.from({ length: 5_000 }, (_, number) => `/app/ui/part-${number % 50}.module.css name-${number}`);

describe("names of classes", () => {
  test("five thousand are all different, of three letters, and none is a word", () => {
    const names = [...namesFor(many).values()];
    expect(new Set(names).size).toBe(5_000);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z][\w-]{2}$/);
    expect(names.filter((name) => /[aeiou]/i.test(name))).toEqual([]);
  });

  test("nearly all stay as they are when another comes before them", () => {
    const [before, after] = [namesFor(many), namesFor(["/app/ui/new.module.css new", ...many])];
    expect(many.filter((id) => before.get(id) !== after.get(id)).length).toBeLessThan(10);
  });

  test("what a sheet names is short, and what stands in none is told from it", () => {
    const project = mkdtempSync(join(tmpdir(), "sheets-"));
    const sheet = join(project, "app/ui/part/part.module.css");
    mkdirSync(join(project, "app/ui/part"), { recursive: true });
    writeFileSync(sheet, ".root:hover > .wide-one { animation: turn 1s; }");
    const nameOf = shortClassNames(project);
    const names = ["root", "wide-one", "turn"].map((name) => nameOf(name, sheet));
    expect(names.map((name) => name.length)).toEqual([3, 3, 7]);
    expect(nameOf("root", `${sheet}?used`)).toBe(names[0]);
  });
});

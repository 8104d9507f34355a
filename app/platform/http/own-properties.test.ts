import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownOf, setOwn } from "./own-properties.ts";

const place = new URL("./own-properties.ts", import.meta.url).href;

test.each(["__proto__", "constructor", "prototype"])("%s is no name of a field", (name) => {
  expect(() => setOwn({} as Record<string, string>, name, "x")).toThrow(/is no name of a field/);
  expect(ownOf({} as Record<string, string>, name)).toBeUndefined();
});

test("any other name is the record's own", () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (name, value) => {
      fc.pre(!["__proto__", "constructor", "prototype"].includes(name));
      const record: Record<string, unknown> = {};
      setOwn(record, name, value);
      expect(ownOf(record, name)).toBe(value);
      expect(Object.keys(record)).toEqual([name]);
    }),
  );
});

test("once closed, nothing can be added to what all objects share", () => {
  const script = `import { closePrototypes } from ${JSON.stringify(place)};
    closePrototypes();
    const refused = [Object, Array, Map, Error].map(({ prototype }) => {
      try { prototype.redirectTo = "x"; return "added"; } catch { return "refused"; }
    });
    console.log(refused.join(), ({}).redirectTo);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(said.trim()).toBe("refused,refused,refused,refused undefined");
});

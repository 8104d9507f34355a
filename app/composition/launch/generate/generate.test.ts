import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../places.ts";
import { applyChanges } from "./change.ts";
import { readName, readPlace } from "./names.ts";
import { newRoom } from "./new-room.ts";
import { newUseCase } from "./new-use-case.ts";

let copy: string;
const shared = [
  "app/composition/rooms.ts",
  "app/composition/rooms.server.ts",
  "app/composition/rooms.parts.ts",
  "app/routes.ts",
  "migrations/tenant/index.ts",
  "tests/isolation/access-matrix/row.ts",
  "tests/isolation/access-matrix/rows.ts",
  "tests/e2e/screens/screens.ts",
];
const textOf = (path: string) => readFileSync(join(copy, path), "utf8");

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "generate-"));
  for (const path of shared) cpSync(join(root, path), join(copy, path), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

const timeOff = () => newRoom(root, readName("time-off", "training"), readName("sick-note", "absence"), "Time off");

test("a new room is named wherever a room must be named", () => {
  applyChanges(copy, timeOff());
  expect(textOf("app/composition/rooms.ts")).toMatch(
    /import \{ timeOff \} from "#app\/modules\/time-off\/room.ts";[\s\S]*timeOff\s*\];/,
  );
  expect(textOf("app/composition/rooms.server.ts")).toMatch(/, timeOffServer,?\s*\];/);
  expect(textOf("app/composition/rooms.parts.ts")).toMatch(/, timeOffParts,?\s*\]\);/);
  expect(textOf("app/routes.ts")).toContain("      ...timeOffRoutes,\n      ...shellFrameRoutes,");
  expect(textOf("tests/isolation/access-matrix/rows.ts")).toContain("  ...timeOffRows,\n];");
  expect(JSON.parse(textOf("app/modules/time-off/strings/ar.json"))).toMatchObject({ title: "Time off" });
});

test("its record is called as it was said to be, in files, code, tables and words; nothing of the sample is left", () => {
  const changes = timeOff();
  const written = changes.flatMap((change) => ("text" in change ? [change] : []));
  expect(written.map(({ path }) => path)).toContain("app/modules/time-off/data/sick-notes.ts");
  expect(written.find(({ path }) => path.endsWith("data/entities.ts"))?.text).toContain('tableName: "sick_note"');
  expect(written.find(({ path }) => path.endsWith("en.json"))?.text).toContain('"New sick note"');
  expect(written.filter(({ path, text }) => /sample/i.test(`${path} ${text}`)).map(({ path }) => path)).toEqual([]);
  const migration = written.find(({ path }) => path.startsWith("migrations/"))!;
  expect(migration.text).toContain(`version: ${Number(/(\d{4})-time-off/.exec(migration.path)![1])},`);
});

test("it has demo data and stories, and under 400 lines of its own besides words and proof", () => {
  const written = timeOff().flatMap((change) => ("text" in change ? [change] : []));
  const own = written.filter(({ path }) => path.startsWith("app/modules/time-off/"));
  expect(own.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "app/modules/time-off/seed/seed-sick-notes.ts",
      "app/modules/time-off/components/sick-note-list.stories.tsx",
    ]),
  );
  const code = own.filter(({ path }) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path));
  expect(code.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0)).toBeLessThan(400);
});

test("what exists is never written over, and then nothing is written at all", () => {
  const changes = timeOff();
  applyChanges(copy, changes);
  const before = textOf("app/routes.ts");
  expect(() => applyChanges(copy, changes)).toThrow("exists already; nothing was written");
  expect(textOf("app/routes.ts")).toBe(before);
});

test("a use-case is named after its verb and what it is done to", () => {
  const { room, name } = readPlace("goals/pause-key-result", "goals/pause-goal");
  const [useCase] = newUseCase(room, name);
  expect(useCase).toMatchObject({ path: "app/modules/goals/use-cases/pause-key-result.ts" });
  expect((useCase as { text: string }).text).toContain(
    'authorize(context, "pause", { kind: "KeyResult", id: keyResultId })',
  );
});

test.each(["", "Goals", "goals", "goals/", "goals/Pause", "a/b/c"])(
  "the place %j is refused with an example",
  (text) => {
    expect(() => readPlace(text, "goals/pause-goal")).toThrow("as in");
  },
);

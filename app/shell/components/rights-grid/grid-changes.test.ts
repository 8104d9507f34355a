import { expect, test } from "vitest";
import { gridChanges, sentAsShown, type WatchedGrid } from "./grid-changes.ts";
import type { GridCell } from "./rights-grid.tsx";

const words = { see: "See", edit: "Edit", drop: "Delete", NONE: "No", ALL: "All" };
const options = (...values: (keyof typeof words)[]) => values.map((value) => ({ value, label: words[value] }));
const cellsWith =
  (chosen: readonly string[], scope: string, sends: boolean) =>
  (role: string, privilege: string): GridCell => {
    if (privilege === "acts") return { kind: "list", name: "right", chosen, options: options("see", "edit", "drop") };
    if (privilege === "scope")
      return { kind: "choice", name: `scope.${role}`, value: scope, options: options("NONE", "ALL") };
    if (privilege === "sends") return { kind: "flag", name: `sends.${role}`, checked: sends, label: "Sends mail" };
    return { kind: "fixed", label: "Always" };
  };
const grid = (cell: WatchedGrid["cell"]): WatchedGrid => ({
  caption: "Rights",
  roleHeader: "Area",
  roles: [{ id: "goals", name: "Goals" }],
  privileges: ["acts", "scope", "sends", "rest"].map((id) => ({ id, name: id })),
  cell,
  stored: cellsWith(["see", "drop"], "NONE", true),
});

test("a form as it is stored changes nothing", () => {
  const stored = grid(cellsWith(["see", "drop"], "NONE", true));
  expect(gridChanges(stored, sentAsShown([stored]))).toEqual([]);
});

test("a list says what it gains and loses, a choice what it was and is, a box what it no longer says", () => {
  const shown = grid(cellsWith(["see", "edit"], "ALL", false));
  expect(gridChanges(shown, sentAsShown([shown]))).toEqual([
    { role: "Goals", privilege: "acts", kind: "LIST", lost: ["Delete"], gained: ["Edit"] },
    { role: "Goals", privilege: "scope", kind: "CHOICE", lost: ["No"], gained: ["All"] },
    { role: "Goals", privilege: "sends", kind: "LIST", lost: ["Sends mail"], gained: [] },
  ]);
});

test("what a form sends besides, and cells that do not count as it stands, change nothing", () => {
  const sent = (name: string) =>
    ({ right: ["see", "drop", "of another area"], "sends.goals": ["off", "on"] })[name] ?? [];
  const choices = { ...grid(cellsWith([], "NONE", true)), counts: (privilege: string) => privilege !== "scope" };
  expect(gridChanges(choices, sent)).toEqual([]);
  expect(gridChanges(grid(cellsWith([], "NONE", true)), sent)).toMatchObject([
    { privilege: "scope", lost: ["No"], gained: [] },
  ]);
});

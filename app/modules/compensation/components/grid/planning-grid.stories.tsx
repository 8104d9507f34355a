import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import people from "#app/modules/people/strings/en.json";
import shell from "#app/shell/strings/en.json";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import type { GridRow } from "../../queries/grid-rows.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import compensation from "../../strings/en.json";
import { liveRow, type LineState } from "./live-row.ts";
import { PhoneList } from "./phone-list.tsx";
import { PlanningGrid } from "./planning-grid.tsx";

const names = ["Asha Rao", "Juan Pérez", "Kira Novak", "Lena Brandt", "Omar Haddad", "Zoë Meyer"];

const rows = names.map((name, at): GridRow => ({
  memberId: `m${at}`,
  employeeId: `e${at}`,
  name,
  photo: null,
  proposer: "Ravi Kumar",
  unit: at < 4 ? "Platform" : "Design",
  currency: at === 2 ? "USD" : "EUR",
  base: 60_000_00 + at * 1_500_00,
  step: 1,
  yours: true,
  raise: at === 1 ? null : 1_800_00 + at * 10_00,
  percent: at === 1 ? null : 300,
  promotion: at === 0 ? { title: "Lead engineer", gradeId: null, grade: "G6", amount: 2_400_00 } : null,
  adjustment: at === 3 ? { amount: 600_00, reason: "Parity with the team" } : null,
  compaBefore: 9_800 + at * 150,
  compaAfter: 10_100 + at * 150,
  midpoint: 61_000_00,
  zone: "MIDDLE",
  rating: "Meets expectations",
  target: { minimum: 200, target: 300, maximum: 400 },
  past: [{ effectiveOn: "2026-01-01", percent: 250 }],
  mark: at === 3 ? "ABOVE" : "WITHIN",
  reason: at === 3 ? "Leads the rollout" : "",
  sentBack: at === 4 ? "Look again" : null,
  turn: "PROPOSER",
  turnName: "Ravi Kumar",
  editable: at !== 5,
  version: 1,
}));

const empty = { raise: "", reason: "", promotion: null, adjustment: null };
const states = new Map<string, LineState>([
  ["m0", { outcome: "SAVED", draft: null }],
  ["m1", { outcome: "REASON_NEEDED", draft: { ...empty, raise: "9 %" } }],
  ["m2", { outcome: "CHANGED", draft: { ...empty, raise: "2500" } }],
]);

const lines = { promotion: "OWN", adjustment: "WITHIN" };
const cycle = {
  id: "c",
  currency: "EUR",
  rates: { USD: "0.92" },
  lines,
  guided: true,
} as unknown as PlanningPage["cycle"];

function Screen({ phone }: { phone: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = {
    page: { cycle, sort: null } as PlanningPage,
    rows: rows.map((row) => liveRow(row, undefined, states.get(row.memberId))),
    selected,
    onSelect: (id: string) => setSelected(new Set([...selected, id])),
    onSelectAll: () => setSelected(new Set(names.map((_, at) => `m${at}`))),
    onOpen: () => undefined,
    put: () => undefined,
    undo: () => undefined,
    redo: () => undefined,
    drop: () => undefined,
  };
  return (
    <StoryScreen strings={{ compensation, people, shell }} address="/app/company/compensation/planning">
      <main>{phone ? <PhoneList {...shown} /> : <PlanningGrid {...shown} />}</main>
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = { title: "Compensation/Planning", component: Screen };
export default meta;

/** A line of each kind: saved, a reason asked for, changed by somebody else, outside the guideline, sent back, closed. */
export const Grid: StoryObj<typeof Screen> = { args: { phone: false } };
export const OnAPhone: StoryObj<typeof Screen> = { args: { phone: true } };

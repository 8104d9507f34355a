import type { Meta, StoryObj } from "@storybook/react-vite";
import people from "#app/modules/people/strings/en.json";
import shell from "#app/shell/strings/en.json";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import strings from "../../strings/en.json";
import type { Band } from "../../domain/rules.ts";
import type { PersonEvent } from "../../queries/person-points.ts";
import { PersonScreen, type PersonData } from "./person-screen.tsx";

const band: Band = {
  ...{ id: "late-2", min: 10, max: 30, points: 2, applicableDays: "ALL_DAYS", shiftDuration: "ANY_SHIFT" },
  kind: "LATE_ARRIVAL",
};
const event: PersonEvent = {
  kind: "LATE_ARRIVAL",
  ...{ id: "1", day: "2026-11-09", minutes: 12, days: null, shiftMinutes: 480, note: "" },
  ...{ withdrawnReason: null, version: 1, points: 2, credit: 0, forgiven: false, expiresOn: "2026-11-29", band },
  ...{ rulesFrom: "2026-01-01", corrections: [], appealable: true, recordedByMe: false, appeal: null },
};

const mine: PersonData = {
  person: { id: "p", name: "Asha Rao", photo: null },
  ...{ isMe: true, today: "2026-11-16", balance: 5, next: { on: "2026-11-29", points: 2 }, nextThreshold: 10 },
  ...{ hasRules: true, expiryDays: 20, frozen: true, form: null, event: null, place: { place: 41, people: 60 } },
  notes: {},
  mayStartReview: false,
  events: [
    { ...event, appeal: { id: "a", state: "ASKED", reason: "The clock at gate 2 was ahead.", answer: "" } },
    {
      ...event,
      id: "2",
      day: "2026-11-05",
      minutes: 34,
      points: 3,
      note: "Badge at the side gate",
      corrections: [{ on: "2026-11-06", by: "Ravi Kumar", reason: "The shift began later." }],
    },
    { ...event, id: "3", day: "2026-10-01", expiresOn: "2026-10-21", appealable: false },
    { ...event, id: "4", day: "2026-09-01", withdrawnReason: "The train was cancelled.", points: 0, expiresOn: null },
  ],
  escalations: [
    {
      ...{ id: "e", points: 5, balance: 5, escalationAction: "NONE", probationLevel: null, crossedOn: "2026-11-09" },
      ...{ supported: true, state: "TOLD", comment: "" },
    },
  ],
  oneMore: [
    {
      kind: "LATE_ARRIVAL",
      bands: [
        { min: 10, max: 30, balance: 7, reaches: [] },
        { min: 30, max: null, balance: 10, reaches: [10] },
      ],
    },
  ],
  granted: { records: { Points: { p: ["appeal"] } } },
};

const led: PersonData = {
  ...mine,
  ...{ isMe: false, place: null, granted: { records: { Points: { p: ["record", "correct", "decide", "handle"] } } } },
  escalations: [{ ...mine.escalations[0]!, state: "OPEN", points: 10, escalationAction: "DISCIPLINARY_NOTE" }],
};

function Screen({ page }: { page: PersonData }) {
  return (
    <StoryScreen strings={{ points: strings, shell, people }} address="/app/my-data/points/my-points">
      <main>
        <PersonScreen page={page} />
      </main>
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = { title: "Points/PersonScreen", component: Screen, args: { page: mine } };

export default meta;
type Story = StoryObj<typeof Screen>;

/** Why one has the points one has, and what one more would do. */
export const Mine: Story = {};

/** Who leads them decides about the appeal and follows up on the threshold. */
export const Led: Story = { args: { page: led } };

export const None: Story = {
  args: { page: { ...mine, balance: 0, next: null, events: [], escalations: [], frozen: false } },
};

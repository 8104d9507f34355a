import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Obligation } from "#app/platform/contributions/owed.ts";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import shell from "../strings/en.json";
import { ObligationList } from "./obligation-list.tsx";

/** The words a room brings for what it is owed. */
const tasks = {
  finish: "Finish “{title}”",
  act: { complete: "Complete", open: "Open" },
  done: "“{title}” is completed.",
};
const strings = { shell, tasks };

const owed = (title: string, dueOn: string | null, act?: Obligation["act"]): Obligation => ({
  key: title,
  room: "tasks",
  label: "finish",
  params: { title },
  link: "#task",
  dueOn,
  ...(act ? { act } : {}),
});

const complete = (id: string): NonNullable<Obligation["act"]> => ({
  label: "act.complete",
  action: "/tasks",
  intent: "complete-task",
  fields: { taskId: id },
  said: "done",
  undo: "reopen-task",
});

const obligations = [
  owed("Report for the board", "2026-11-12", complete("1")),
  owed("Call the landlord", "2026-11-16", complete("2")),
  owed("Ask the supplier for a second quote", "2026-11-20", { label: "act.open", href: "#task" }),
  owed("Plan the offsite", "2027-01-15"),
  owed("Tidy up the wiki", null, complete("3")),
];

const meta: Meta<typeof ObligationList> = {
  title: "Frame/ObligationList",
  component: ObligationList,
  args: { obligations, today: "2026-11-16" },
  render: (args) => (
    <StoryScreen strings={strings}>
      <h2>Waiting for you</h2>
      <ObligationList {...args} />
    </StoryScreen>
  ),
};

export default meta;

type Story = StoryObj<typeof ObligationList>;

export const EveryTerm: Story = {};

export const OverdueAlone: Story = { args: { obligations: obligations.slice(0, 1) } };

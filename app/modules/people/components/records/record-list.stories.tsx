import type { Meta, StoryObj } from "@storybook/react-vite";
import imports from "#app/modules/imports/strings/en.json";
import { loanFields, loanWords } from "#app/platform/fields/testing/loan-fields.ts";
import shell from "#app/shell/strings/en.json";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import people from "../../strings/en.json";
import { RecordList, type RecordListPage } from "./record-list.tsx";

const owner = { id: "1", name: "Asha Rao" };
const updatedAt = "2026-11-16T09:00:00.000Z";
const rows = [
  { id: "1", title: "Laptop", state: "LENT", dueOn: "2026-12-24", price: 1890, notes: "", owner, updatedAt },
  { id: "2", title: "Drill", state: "RETURNED", dueOn: null, price: null, notes: "With case.", owner, updatedAt },
];
const page: RecordListPage<object> = {
  list: { rows, total: 2, previous: null, next: null },
  place: {},
  creating: false,
  tasks: [],
};

function Screen({ shown }: { shown: RecordListPage<object> }) {
  return (
    <StoryScreen strings={{ equipment: loanWords, shell, people, imports }}>
      <main>
        <RecordList fields={loanFields} page={shown} address="/loans" addressOf={(id) => `/loans/${id}`} />
      </main>
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = { title: "Frame/RecordList", component: Screen, args: { shown: page } };

export default meta;

type Story = StoryObj<typeof Screen>;

export const List: Story = {};

const nobody = { ...page.list, rows: [], total: 0 };

export const Empty: Story = { args: { shown: { ...page, list: nobody } } };

/** One of a choice is wanted that none of them has. */
export const NothingFound: Story = {
  args: { shown: { ...page, list: nobody, place: { chosen: { state: "RETURNED" } } } },
};

/** A field of every kind, beside the list. */
export const New: Story = { args: { shown: { ...page, creating: true } } };

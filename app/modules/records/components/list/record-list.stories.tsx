import type { Meta, StoryObj } from "@storybook/react-vite";
import audiences from "#app/modules/audiences/strings/en.json";
import imports from "#app/modules/imports/strings/en.json";
import { loanFields, loanWords } from "../../testing/loan-fields.ts";
import shell from "#app/shell/strings/en.json";
import { answering } from "#app/shell/testing/story-answers.ts";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import people from "#app/modules/people/strings/en.json";
import { RecordList, type RecordListPage, type RecordListProps } from "./record-list.tsx";

const owner = { id: "1", name: "Asha Rao" };
const updatedAt = "2026-11-16T09:00:00.000Z";
const price = { minorUnits: 189_000, currency: "EUR" };
const ravi = { id: "2", name: "Ravi Kumar" };
const more = { terms: "", papers: [] };
const rows = [
  { id: "1", title: "Laptop", state: "LENT", sort: "COMPUTER", dueOn: "2026-12-24", lender: ravi, pieces: 1, price },
  { id: "2", title: "Drill", state: "RETURNED", sort: "TOOL", dueOn: null, lender: null, pieces: null, price: null },
].map((row) => ({
  ...{ ...row, ...more, insured: row.id === "1", notes: "", owner, updatedAt },
  helpers: row.id === "1" ? [owner, ravi] : [],
  forWhom: { rule: {}, everyone: row.id === "1", names: [], without: 0 },
}));
const granted = { records: { Loan: { "1": ["return", "lose"], "2": [] } } };
const page: RecordListPage<object> = {
  list: { rows, total: 2, granted, previous: null, next: null },
  place: {},
  creating: false,
  tasks: [],
};

type Own = Partial<RecordListProps<object>>;

function Screen({ shown, own = {} }: { shown: RecordListPage<object>; own?: Own }) {
  return (
    <StoryScreen strings={{ equipment: loanWords, shell, people, imports, audiences }}>
      <main>
        <RecordList
          fields={loanFields}
          page={shown}
          address="/loans"
          addressOf={(id) => `/loans/${id}`}
          idName="loanId"
          {...own}
        />
      </main>
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = {
  title: "Frame/RecordList",
  component: Screen,
  args: { shown: page },
  // Whom an audience means is asked for while it is chosen.
  beforeEach: answering({ count: 0, people: [] }),
};

export default meta;

type Story = StoryObj<typeof Screen>;

export const List: Story = {};

const task: NonNullable<RecordListPage<object>["tasks"]>[number] = {
  ...{ id: "1", kind: "equipment.export", aboutId: null, params: {}, state: "DONE", stalled: false, phase: null },
  ...{ done: 2, total: 2, result: { rowCount: 2 }, error: null, fileName: "equipment.xlsx", fileType: null },
  ...{ askedBy: "1", askedByName: "Asha Rao", askedAt: updatedAt, startedAt: updatedAt, endedAt: updatedAt },
  expiresAt: null,
};

/** A file to be fetched, work of the room's own that came to nothing, and more of it that was done. */
export const LongWork: Story = {
  args: {
    shown: {
      ...page,
      tasks: [
        task,
        { ...task, id: "2", kind: "equipment.close-old-loans", state: "FAILED", fileName: null },
        { ...task, id: "3", kind: "equipment.close-old-loans", result: { count: 3 }, fileName: null },
      ],
    },
  },
};

const nobody = { ...page.list, rows: [], total: 0 };

export const Empty: Story = { args: { shown: { ...page, list: nobody } } };

/** One of a choice is wanted that none of them has. */
export const NothingFound: Story = {
  args: { shown: { ...page, list: nobody, place: { chosen: { state: "RETURNED" } } } },
};

/** A field of every kind, beside the list. */
export const New: Story = { args: { shown: { ...page, creating: true } } };

const idOf = ({ id }: { id: string }) => id;

/** A list of the company, as a room with several of them has it: words, columns, filters, pages and files of its own. */
const ofRoom: Own = {
  called: { title: "field.papers", new: "move.lose.act", "none-found": "none", "none-found-text": "none-text" },
  columns: (named) => [named("title"), { ...named("sort"), header: "Kind" }, { id: "id", header: "No.", render: idOf }],
  filters: ([state]) => [{ ...state!, name: "standing" }],
  frame: { meta: "2", kept: { shelf: "lent" } },
  files: { brings: "loans", exportAt: "/loans/export" },
  pages: { page: 1, pageSize: 2, total: 5 },
};

export const OfRoom: Story = { args: { own: ofRoom } };

/** Nobody who reads it may make one. */
export const ToReadAlone: Story = {
  args: { shown: { ...page, list: { ...nobody, granted: { kinds: { Loan: [] } } } } },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import audiences from "#app/modules/audiences/strings/en.json";
import people from "#app/modules/people/strings/en.json";
import { loanFields, loanWords } from "../../testing/loan-fields.ts";
import shell from "#app/shell/strings/en.json";
import { answering } from "#app/shell/testing/story-answers.ts";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import comments from "#app/modules/comments/strings/en.json";
import { RecordPage } from "./record-page.tsx";

const asha = { id: "1", name: "Asha Rao" };
const at = "2026-11-16T09:00:00.000Z";
const change = (id: string, field: string, before: unknown, after: unknown) => ({
  ...{ id, field, before, after, at, person: asha, reason: null },
});
const file = (id: string, fileName: string) => ({
  ...{ id, fileName, kind: "DOCUMENT", byteSize: 1200, width: null, height: null },
});
const values = {
  ...{ title: "Laptop", state: "LENT", sort: "TOOL", dueOn: "2026-12-24", lender: { id: "2", name: "Ravi Kumar" } },
  ...{ pieces: 2, price: { minorUnits: 189_000, currency: "EUR" }, insured: true, notes: "With its charger." },
  helpers: [asha, { id: "2", name: "Ravi Kumar" }],
  forWhom: { rule: {}, everyone: false, names: ["Sales", "Support"], without: 1 },
  terms: "<p>Bring it <strong>back</strong> by Friday.</p><ul><li><p>Charged</p></li><li><p>Clean</p></li></ul>",
  papers: [file("1", "Terms.pdf"), file("2", "Receipt.pdf")],
};
const detail = {
  ...values,
  id: "1",
  owner: asha,
  createdAt: at,
  version: 2,
  granted: { records: { Loan: { "1": ["edit", "delete", "return", "lose"] } } },
  comments: {
    about: "Loan",
    record: "1",
    comments: [],
    mayComment: false,
    older: null,
    newer: null,
    now: at,
    timeZone: "UTC",
  },
  changes: [
    { ...change("1", "state", "LENT", "LOST"), reason: "Left on the train." },
    change("2", "price", null, { minorUnits: 189_000, currency: "EUR" }),
    change("3", "lender", { id: "1", name: "Asha Rao" }, { id: "2", name: "Ravi Kumar" }),
    change("4", "insured", false, true),
    change("5", "helpers", [], [asha]),
    change("6", "papers", [], ["Terms.pdf"]),
    change("7", "terms", "Bring it back.", "Bring it back by Friday."),
  ],
};

function Screen({ address }: { address: string }) {
  return (
    <StoryScreen strings={{ equipment: loanWords, shell, people, comments, audiences }} address={address}>
      <main>
        <RecordPage
          fields={loanFields}
          detail={detail}
          list={{ label: "Equipment", href: "/loans" }}
          href="/loans/1"
          idName="loanId"
        />
      </main>
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = {
  title: "Frame/RecordPage",
  component: Screen,
  args: { address: "/loans/1" },
  // Whom an audience means is asked for while it is chosen.
  beforeEach: answering({ count: 0, people: [] }),
};

export default meta;

type Story = StoryObj<typeof Screen>;

export const Overview: Story = {};

/** What was changed, in the words of the fields. */
export const History: Story = { args: { address: "/loans/1?recordTab=activity" } };

/** Every kind of field with what the record holds. */
export const Edit: Story = { args: { address: "/loans/1?edit" } };

/** A move that asks why. */
export const Move: Story = { args: { address: "/loans/1?move=lose" } };

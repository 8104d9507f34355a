import type { Meta, StoryObj } from "@storybook/react-vite";
import people from "#app/modules/people/strings/en.json";
import shell from "#app/shell/strings/en.json";
import { answering } from "#app/shell/testing/story-answers.ts";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import type { NotePage } from "../../queries/note-page.ts";
import strings from "../../strings/en.json";
import { NoteScreen } from "./note-screen.tsx";

const asha = { id: "1", name: "Asha Rao", photo: null };
const ravi = { id: "2", name: "Ravi Kumar" };
const at = "2026-11-16T09:00:00.000Z";

const draft: NotePage = {
  note: {
    ...{ id: "n", employee: asha, author: ravi, type: "LATENESS", typeName: null, severity: "MEDIUM", step: "VERBAL" },
    ...{ occurredOn: "2026-11-13", state: "DRAFT", outcome: null, answerBy: null, appealed: false, held: false },
    ...{
      createdAt: at,
      revision: 2,
      version: 3,
      reportedAt: at,
      publishedAt: null,
      countsUntil: null,
      keepUntil: null,
    },
    ...{ reviewComment: "Please say who saw it.", holdReason: "", begun: false },
    body: "<p>Asha is always late. On 13 November she came at 08:42.</p>",
    text: "Asha is always late. On 13 November she came at 08:42.",
  },
  ...{ mine: false, hr: false, submits: true, signer: asha.name, document: null, intact: true, appealBy: null },
  acts: ["write", "publish", "delete", "ask-witness", "read-history"],
  evidence: [{ id: "f", name: "gate-2.csv", digest: "3f".repeat(32) }],
  appeals: [],
  past: [],
  pastOffered: [{ id: "p", occurredOn: "2026-05-20", type: "CONDUCT", typeName: null, step: "NONE" }],
  revisions: [
    { number: 2, by: ravi.name, at, rephrased: false },
    { number: 1, by: ravi.name, at, rephrased: true },
  ],
  compared: {
    ...{ from: 1, to: 2 },
    parts: [
      { kind: "SAME", text: "Asha is " },
      { kind: "REMOVED", text: "never in time" },
      { kind: "ADDED", text: "always late" },
    ],
  },
  statements: [
    {
      ...{ id: "s", witness: { id: "3", name: "Lena Vogt" }, question: "When did you see Asha arrive?" },
      ...{ statement: "At 08:42, at gate 2.", statedAt: at, declinedAt: null },
    },
  ],
  others: [{ id: "o", name: "Omar Aziz" }],
  history: [],
  advice: {
    wording: { findings: [{ rule: "SWEEPING", at: 8, words: "always" }], missing: ["WHO"], short: false },
    ...{ next: "VERBAL", steps: ["NONE", "VERBAL", "WRITTEN", "FINAL"] },
    alike: [
      { step: "VERBAL", count: 2 },
      { step: "WRITTEN", count: 1 },
    ],
  },
  rules: { hiddenTypes: [], hiddenSeverities: [], review: true },
  types: [],
};

const toAnswer: NotePage = {
  ...draft,
  note: { ...draft.note, state: "PUBLISHED", publishedAt: at, answerBy: "2026-11-23", countsUntil: "2027-05-16" },
  ...{
    mine: true,
    acts: ["answer", "appeal"],
    advice: null,
    revisions: [],
    compared: null,
    statements: [],
    others: [],
  },
  ...{ pastOffered: [], appealBy: "2026-11-30" },
  document: {
    ...{ id: "d", recordId: "n", signerId: "1", asks: "SIGNATURE", standing: "OPEN", digest: "a1".repeat(32) },
    ...{ issuedAt: new Date(at), expiresOn: "2026-11-23", settledAt: null, settledByName: null, typedName: null },
    ...{ statement: null, witnessName: null },
  },
};

function Screen({ page, address }: { page: NotePage; address: string }) {
  return (
    <StoryScreen strings={{ disciplinary: strings, shell, people }} address={address}>
      <main>
        <NoteScreen page={page} />
      </main>
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = {
  title: "Disciplinary/NoteScreen",
  component: Screen,
  args: { page: draft, address: "/app/disciplinary/n" },
  // No model helps in a story, and nobody is there to be asked.
  beforeEach: answering({ help: null }),
};

export default meta;
type Story = StoryObj<typeof Screen>;

/** Its author writes it; what is no fact is marked. */
export const Draft: Story = {};

/** How its words came about. */
export const Activity: Story = { args: { address: "/app/disciplinary/n?recordTab=activity" } };

/** HR publishes it or returns it. */
export const Review: Story = {
  args: {
    page: {
      ...draft,
      hr: true,
      note: { ...draft.note, state: "IN_REVIEW" },
      acts: ["edit", "evaluate", "read-history"],
    },
  },
};

/** Whom it is about answers, or appeals. */
export const Answer: Story = { args: { page: toAnswer } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import type { CommentThreadView, CommentView } from "../queries/comment-thread.ts";
import strings from "../strings/en.json";
import { Activity } from "./activity.tsx";

const asha = { id: "1", name: "Asha Rao", photo: null };
const ravi = { id: "2", name: "Ravi Kumar", photo: null };

const comment = (id: string, asked: Partial<CommentView>): CommentView => ({
  id,
  author: asha,
  body: "",
  mentions: [],
  createdAt: "2026-11-16T09:00:00.000Z",
  edited: false,
  version: 1,
  mayEdit: false,
  mayDelete: false,
  ...asked,
});

const thread: CommentThreadView = {
  about: "Goal",
  record: "7",
  comments: [
    comment("c1", { author: ravi, body: "@Asha Rao, which customers does this count?", mentions: [asha] }),
    comment("c2", {
      body: "All that pay.\nTrial accounts come later, once we know how many of them stay: that takes until spring.",
      edited: true,
      mayEdit: true,
      mayDelete: true,
    }),
  ],
  older: null,
  newer: null,
  mayComment: true,
  now: "2026-11-16T12:00:00.000Z",
  timeZone: "UTC",
};

const changes = [
  { id: "h1", title: "Asha Rao changed the due date", time: "Nov 15, 2026", dateTime: "2026-11-15T12:00:00.000Z" },
];

const words = { comments: strings };

function Screen({ shown }: { shown: CommentThreadView }) {
  return (
    <StoryScreen strings={words}>
      <Activity thread={shown} changes={changes} />
    </StoryScreen>
  );
}

const meta: Meta<typeof Screen> = { title: "Rooms/CommentThread", component: Screen, args: { shown: thread } };

export default meta;

type Story = StoryObj<typeof Screen>;

export const Discussed: Story = {};

export const Empty: Story = { args: { shown: { ...thread, comments: [] } } };

export const OlderOnesAndNoSay: Story = { args: { shown: { ...thread, older: "x", mayComment: false } } };

export const Rewording: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[aria-label="Edit comment"]')?.click();
    await new Promise((shown) => setTimeout(shown, 100));
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { TaskProgress } from "./task-progress.tsx";

const meta: Meta<typeof TaskProgress> = {
  title: "Data/TaskProgress",
  component: TaskProgress,
  args: { label: "Progress", status: "In progress" },
};

export default meta;

type Story = StoryObj<typeof TaskProgress>;

export const Waiting: Story = {
  args: {
    status: "Waiting for its turn",
    text: "You may leave this page; the work goes on.",
    actions: <Button size="small">Cancel</Button>,
  },
};

export const Running: Story = {
  args: { done: 320, total: 1_240, formatted: "320 of 1,240", actions: <Button size="small">Cancel</Button> },
};

export const Failed: Story = {
  args: {
    status: "Failed",
    text: "Line 14: nobody has the email address kim@example.com.",
    actions: <Button size="small">Try again</Button>,
  },
};

export const Done: Story = {
  args: {
    status: "Done",
    actions: (
      <Button size="small" href="#file">
        Download
      </Button>
    ),
  },
};

/** Every story is checked in both directions; this one has the words for it. */
export const Arabic: Story = {
  args: { status: "قيد التنفيذ", done: 320, total: 1_240, label: "التقدم", formatted: "320 من 1٬240" },
};

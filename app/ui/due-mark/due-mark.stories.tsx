import type { Meta, StoryObj } from "@storybook/react-vite";
import { DueMark } from "./due-mark.tsx";

const meta: Meta<typeof DueMark> = {
  title: "Data/DueMark",
  component: DueMark,
  args: { date: "12 Mar 2026", colour: "GREY" },
};

export default meta;

type Story = StoryObj<typeof DueMark>;

export const Grey: Story = {};

export const Red: Story = { args: { colour: "RED", hint: "2 days overdue", overdue: true } };

export const Blue: Story = { args: { colour: "BLUE", hint: "Due today" } };

export const Orange: Story = { args: { colour: "ORANGE" } };

export const Near: Story = { args: { colour: "RED", hint: "Due within a week" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { TagMark } from "./tag-mark.tsx";

const meta: Meta<typeof TagMark> = { title: "Data/TagMark", component: TagMark, args: { children: "Customer trust" } };

export default meta;

type Story = StoryObj<typeof TagMark>;

export const Neutral: Story = { args: { tone: "neutral" } };

export const Green: Story = { args: { tone: "green" } };

export const Orange: Story = { args: { tone: "orange" } };

export const Red: Story = { args: { tone: "red" } };

export const Blue: Story = { args: { tone: "blue" } };

export const Grey: Story = { args: { tone: "grey", title: "Archived" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconTag } from "@tabler/icons-react";
import { Chip } from "./chip.tsx";

const meta: Meta<typeof Chip> = { title: "Data/Chip", component: Chip, args: { children: "On track" } };

export default meta;

type Story = StoryObj<typeof Chip>;

export const Neutral: Story = { args: { tone: "neutral" } };

export const Green: Story = { args: { tone: "green" } };

export const Orange: Story = { args: { tone: "orange" } };

export const Red: Story = { args: { tone: "red" } };

export const Blue: Story = { args: { tone: "blue" } };

export const Grey: Story = { args: { tone: "grey" } };

export const WithIcon: Story = { args: { icon: <IconTag aria-hidden="true" />, children: "Tag" } };

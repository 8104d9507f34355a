import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./logo.tsx";

const meta: Meta<typeof Logo> = { title: "Navigation/Logo", component: Logo, args: { size: 32 } };

export default meta;

type Story = StoryObj<typeof Logo>;

export const Stones: Story = { args: { label: "Cairn" } };

export const WithWord: Story = { args: { wordmark: "Cairn" } };

export const Huge: Story = { args: { size: 160, label: "Cairn" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeyHint } from "./key-hint.tsx";

const meta: Meta<typeof KeyHint> = { title: "Surfaces/KeyHint", component: KeyHint, args: { keys: ["Ctrl", "K"] } };

export default meta;

type Story = StoryObj<typeof KeyHint>;

export const Default: Story = {};

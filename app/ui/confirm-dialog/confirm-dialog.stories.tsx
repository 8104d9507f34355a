import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta: Meta<typeof ConfirmDialog> = {
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    opened: true,
    onClose: () => undefined,
    onConfirm: () => undefined,
    title: "Delete this entry?",
    children: "It cannot be brought back. Its history is deleted with it.",
    confirmLabel: "Delete",
    cancelLabel: "Keep it",
    tone: "danger",
  },
};

export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Danger: Story = {};

export const Loading: Story = { args: { loading: true } };

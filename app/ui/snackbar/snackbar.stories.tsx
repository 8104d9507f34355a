import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { SnackbarView, useSnackbar } from "./snackbar.tsx";

const meta: Meta<typeof SnackbarView> = { title: "Overlays/Snackbar", component: SnackbarView };

export default meta;

type Story = StoryObj<typeof SnackbarView>;

function of(tone: "success" | "error" | "warning" | "info", text: string): Story {
  const message = { id: 1, tone, text, lasts: null, action: { label: "Undo", onSelect: () => undefined } };
  return { args: { message, closeLabel: "Close", onClose: () => undefined } };
}

export const Success: Story = of("success", "Archived");
export const Failure: Story = of("error", "Could not be saved");
export const Warning: Story = of("warning", "Saved, but two rows were left out");
export const Info: Story = of("info", "The export is being made");

function Trigger() {
  const snackbar = useSnackbar();
  return <Button onClick={() => snackbar.show({ text: "Saved" })}>Show a message</Button>;
}

export const Shown: Story = {
  render: () => <Trigger />,
  play: async ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

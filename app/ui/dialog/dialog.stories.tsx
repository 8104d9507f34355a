import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog } from "./dialog.tsx";

const meta: Meta<typeof Dialog> = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    opened: true,
    onClose: () => undefined,
    title: "Rename the group",
    closeLabel: "Close",
    children: <TextField label="Name" name="name" defaultValue="Early birds" data-autofocus="" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Rename</Button>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Medium: Story = {};

export const Large: Story = { args: { size: "large" } };

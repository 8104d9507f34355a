import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldChecklist } from "./field-checklist.tsx";

const meta: Meta<typeof FieldChecklist> = {
  title: "Fields/FieldChecklist",
  component: FieldChecklist,
  args: {
    label: "Rules for the password",
    metText: "met",
    unmetText: "not met yet",
    items: [
      { label: "At least 12 characters", met: true },
      { label: "A digit", met: true },
      { label: "Not used before", met: false },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof FieldChecklist>;

export const Default: Story = {};

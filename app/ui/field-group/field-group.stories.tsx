import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { FieldGroup } from "./field-group.tsx";

const meta: Meta<typeof FieldGroup> = {
  title: "Fields/FieldGroup",
  component: FieldGroup,
  args: {
    id: "for-whom",
    label: "For whom",
    required: true,
    error: undefined,
    children: (
      <>
        <Checkbox name="sales" label="Sales" />
        <Checkbox name="support" label="Support" />
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof FieldGroup>;

export const Default: Story = {};

export const Wrong: Story = { args: { error: "Fill this in." } };

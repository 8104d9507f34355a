import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../text-field/text-field.tsx";
import { FieldRow } from "./field-row.tsx";

const meta: Meta<typeof FieldRow> = {
  title: "Fields/FieldRow",
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField name="first" label="First name" />
        <TextField name="last" label="Last name" />
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof FieldRow>;

export const Usual: Story = {};

export const Short: Story = { args: { fields: "short" } };

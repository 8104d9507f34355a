import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileField } from "./file-field.tsx";

const meta: Meta<typeof FileField> = {
  title: "Fields/FileField",
  component: FileField,
  args: { label: "File", name: "file", accept: ".csv" },
};

export default meta;

type Story = StoryObj<typeof FileField>;

export const Empty: Story = {};

export const Described: Story = { args: { description: "A CSV file of at most 20 MB", required: true } };

export const WithError: Story = { args: { error: "Choose a file" } };

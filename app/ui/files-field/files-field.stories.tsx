import { IconPhoto } from "@tabler/icons-react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesField } from "./files-field.tsx";

const meta: Meta<typeof FilesField> = {
  title: "Fields/FilesField",
  component: FilesField,
  args: {
    label: "Pictures",
    name: "pictures",
    addLabel: "Add pictures",
    icon: <IconPhoto size={16} aria-hidden="true" />,
    removeLabel: (name) => `Remove ${name}`,
    accept: "image/*",
  },
};

export default meta;

type Story = StoryObj<typeof FilesField>;

export const Empty: Story = {};

export const WithPresentFiles: Story = {
  args: {
    present: [
      { id: "1", name: "Plan for the quarter.pdf", src: null },
      { id: "2", name: "Notes.txt", src: null },
    ],
  },
};

export const WithError: Story = { args: { error: "“Plan.exe” is not a file of a kind that can be attached." } };

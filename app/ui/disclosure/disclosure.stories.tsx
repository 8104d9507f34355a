import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Disclosure } from "./disclosure.tsx";

const meta: Meta<typeof Disclosure> = {
  title: "Actions/Disclosure",
  component: Disclosure,
  args: { trigger: "Shown in the list", children: <Checkbox label="Archived ones too" /> },
};

export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};

export const Open: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector("summary")?.click();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Callout } from "./callout.tsx";

const meta: Meta<typeof Callout> = {
  title: "Surfaces/Callout",
  component: Callout,
  args: { children: "The list is read once a night; changes of today appear tomorrow." },
};

export default meta;

type Story = StoryObj<typeof Callout>;

export const Info: Story = {};

export const Success: Story = { args: { tone: "success", title: "All 14 people were invited" } };

export const Warning: Story = {
  args: { tone: "warning", title: "Two rows were left out", action: <Button size="small">See why</Button> },
};

export const Danger: Story = {
  args: { tone: "danger", title: "The file could not be read", children: "Save it as CSV and try again." },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chip } from "../chip/chip.tsx";
import { DefinitionList } from "./definition-list.tsx";

const meta: Meta<typeof DefinitionList> = {
  title: "Data/DefinitionList",
  component: DefinitionList,
  args: {
    items: [
      { term: "State", detail: <Chip tone="blue">Planned</Chip> },
      { term: "Owner", detail: "Asha Rao" },
      { term: "Due", detail: "30 June 2026" },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof DefinitionList>;

export const Rows: Story = {};

export const Stacked: Story = { args: { layout: "stacked" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChoiceField } from "./choice-field.tsx";

const units = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `unit-${place}`, label: `Unit ${place + 1}` }));

const meta: Meta<typeof ChoiceField> = {
  title: "Fields/ChoiceField",
  component: ChoiceField,
  args: { label: "Org unit", name: "unit", placeholder: "None", clearLabel: "Clear", emptyText: "Nothing was found" },
};

export default meta;

type Story = StoryObj<typeof ChoiceField>;

export const Few: Story = { args: { options: units(5) } };

export const Many: Story = { args: { options: units(200) } };

export const ManyChosen: Story = { args: { options: units(200), defaultValue: "unit-41" } };

const grouped = units(12).map((unit, place) => ({ ...unit, group: place < 6 ? "Product" : "Sales" }));

export const Grouped: Story = {
  args: { options: grouped },
  play: async ({ canvasElement }) => canvasElement.querySelector("input")?.click(),
};

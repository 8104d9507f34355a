import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ColumnPicker } from "./column-picker.tsx";

const meta: Meta<typeof ColumnPicker> = { title: "Data/ColumnPicker", component: ColumnPicker };

export default meta;

const columns = [
  { id: "name", header: "Name", hideable: false },
  { id: "state", header: "State" },
  { id: "due", header: "Due" },
];

function Picker() {
  const [hidden, setHidden] = useState<readonly string[]>(["due"]);
  return <ColumnPicker label="Columns" columns={columns} hidden={hidden} onChange={setHidden} />;
}

export const Closed: StoryObj<typeof ColumnPicker> = { render: () => <Picker /> };

export const Opened: StoryObj<typeof ColumnPicker> = {
  render: () => <Picker />,
  play: async ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

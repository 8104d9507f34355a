import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Chip } from "../chip/chip.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { TreeList, type TreeRow } from "./tree-list.tsx";

const meta: Meta<typeof TreeList> = { title: "Data/TreeList", component: TreeList };

export default meta;

function line(name: string, value: number) {
  return (
    <>
      <span style={{ flex: 1 }}>{name}</span>
      <Chip tone={value > 50 ? "green" : "orange"}>{value > 50 ? "On track" : "At risk"}</Chip>
      <span style={{ inlineSize: 140 }}>
        <ProgressBar value={value} label={`Progress of ${name}`} />
      </span>
      <Avatar name={name} size="small" />
    </>
  );
}

const base = { siblings: 2, expanded: false, hasChildren: false };

function rowsOf(expanded: boolean): TreeRow[] {
  const nested: TreeRow[] = [
    { ...base, id: "a1", level: 2, position: 1, content: line("Answer within a day", 40) },
    { ...base, id: "a2", level: 2, position: 2, content: line("Halve the open cases", 71) },
  ];
  return [
    { ...base, id: "a", level: 1, position: 1, hasChildren: true, expanded, content: line("Customers trust us", 58) },
    ...(expanded ? nested : []),
    { ...base, id: "b", level: 1, position: 2, hasChildren: true, content: line("A calm release every week", 82) },
  ];
}

function Tree() {
  const [expanded, setExpanded] = useState(true);
  return (
    <TreeList
      label="Aims"
      rows={rowsOf(expanded)}
      selected="a1"
      onToggle={(id) => id === "a" && setExpanded(!expanded)}
    />
  );
}

export const Default: StoryObj<typeof TreeList> = { render: () => <Tree /> };

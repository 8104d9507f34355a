import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { MapNode } from "./map-plan.ts";
import { NodeMap } from "./node-map.tsx";

const tones = ["green", "orange", "red", "grey"] as const;

/** As many under each as told, level by level. */
function grow(id: string, [width = 0, ...deeper]: readonly number[], open: ReadonlySet<string>): MapNode {
  const expanded = open.has(id);
  const children = expanded
    ? Array.from({ length: width }, (_, index) => grow(`${id}.${index + 1}`, deeper, open))
    : [];
  return {
    id,
    tone: tones[id.length % tones.length]!,
    hasChildren: width > 0,
    count: String(width),
    expanded,
    children,
  };
}

const words = {
  closer: "Zoom in",
  farther: "Zoom out",
  fit: "Show all",
  overview: "The whole map, small",
  opener: (count: string, expanded: boolean) => `${expanded ? "Fold" : "Open"} ${count}`,
};

function Opened({
  widths,
  opened,
  links,
}: {
  widths: readonly number[];
  opened: readonly string[];
  links: readonly { from: string; to: string }[];
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(opened));
  return (
    <NodeMap
      label="Parts"
      roots={[grow("1", widths, open)]}
      aim={null}
      words={words}
      links={links.map(({ from, to }) => ({ id: from + to, from, to, look: "dashed", label: "counts too" }))}
      labelOf={(id) => `Part ${id}`}
      content={(id, detail) => <strong>{detail === "full" ? `Part ${id}` : id}</strong>}
      onToggle={(id, expanded) =>
        setOpen((before) => (expanded ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id))))
      }
    />
  );
}

const meta: Meta<typeof Opened> = {
  title: "Data/NodeMap",
  component: Opened,
  args: { widths: [4, 3, 2], opened: ["1", "1.2"], links: [{ from: "1.2.3", to: "1.4" }] },
};

export default meta;

export const Default: StoryObj<typeof Opened> = {};

export const Folded: StoryObj<typeof Opened> = { args: { opened: [], links: [] } };

export const Many: StoryObj<typeof Opened> = {
  args: { widths: [60, 10], opened: ["1", ...Array.from({ length: 60 }, (_, index) => `1.${index + 1}`)], links: [] },
};

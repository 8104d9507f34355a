import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconDots } from "@tabler/icons-react";
import { Button } from "../button/button.tsx";
import { Chip } from "../chip/chip.tsx";
import { DefinitionList } from "../definition-list/definition-list.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { SidePanel } from "./side-panel.tsx";

const meta: Meta<typeof SidePanel> = {
  title: "Overlays/SidePanel",
  component: SidePanel,
  args: {
    title: "Answer every customer within a day",
    closeLabel: "Close panel",
    onClose: () => undefined,
    actions: <IconButton label="More" icon={<IconDots aria-hidden="true" />} />,
    children: (
      <DefinitionList
        items={[
          { term: "State", detail: <Chip tone="orange">At risk</Chip> },
          { term: "Progress", detail: <ProgressBar value={46} label="Progress" tone="orange" /> },
          { term: "Due", detail: "30 June 2026" },
          { term: "Owner", detail: "Asha Rao" },
        ]}
      />
    ),
    footer: <Button tone="primary">Check in</Button>,
  },
};

export default meta;

type Story = StoryObj<typeof SidePanel>;

export const Default: Story = {};

export const WithBack: Story = { args: { backLabel: "Back", backHref: "#back", closeHref: "#closed" } };

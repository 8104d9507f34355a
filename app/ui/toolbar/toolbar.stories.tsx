import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import { Button } from "../button/button.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { ToolbarFilters } from "./toolbar-filters.tsx";
import { Toolbar } from "./toolbar.tsx";

const meta: Meta<typeof Toolbar> = {
  title: "Surfaces/Toolbar",
  component: Toolbar,
  args: {
    label: "List tools",
    children: (
      <form>
        <ToolbarFilters>
          <SearchField label="Search" name="search" shortcut="/" />
          <SelectField label="State" hideLabel name="state" options={[{ value: "all", label: "Any state" }]} />
        </ToolbarFilters>
      </form>
    ),
    end: (
      <>
        <Button icon={<IconDownload aria-hidden="true" />}>Export</Button>
        <Button tone="primary" icon={<IconPlus aria-hidden="true" />}>
          New
        </Button>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Toolbar>;

export const Default: Story = {};

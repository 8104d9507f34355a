import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import type { NavigationModule, NavigationTab } from "../navigation.ts";
import type { Place } from "../place.ts";
import shell from "../strings/en.json";
import { ModuleTabs } from "./module-tabs.tsx";

const strings = { shell };

function placeIn(tabs: readonly [NavigationTab, ...NavigationTab[]]): Place {
  const module: NavigationModule = { area: "team", key: "goals", label: "Goals", tabs };
  return { module, tab: tabs[0] };
}

const screens: readonly [NavigationTab, ...NavigationTab[]] = [
  { label: "Manage", path: "/manage" },
  { label: "Insights", path: "/insights" },
  { label: "Check in", path: "/check-in" },
];

const meta: Meta<typeof ModuleTabs> = {
  title: "Frame/ModuleTabs",
  component: ModuleTabs,
  args: { place: placeIn(screens) },
  render: (args) => (
    <StoryScreen strings={strings}>
      <ModuleTabs {...args} />
    </StoryScreen>
  ),
};

export default meta;

type Story = StoryObj<typeof ModuleTabs>;

export const Screens: Story = {};

export const ScreensAndWhose: Story = {
  args: {
    place: placeIn([
      { label: "Manage", path: "/direct/manage", scope: "direct-reports" },
      { label: "Insights", path: "/direct/insights", scope: "direct-reports" },
      { label: "Manage", path: "/all/manage", scope: "all-reports" },
      { label: "Manage", path: "/view/manage", scope: "view" },
    ]),
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBell, IconDownload, IconHome, IconMessages, IconPlus, IconTarget, IconUsers } from "@tabler/icons-react";
import { Avatar } from "../avatar/avatar.tsx";
import { BottomNavigation } from "../bottom-navigation/bottom-navigation.tsx";
import { Button } from "../button/button.tsx";
import * as table from "../data-table/data-table.stories.tsx";
import { FilterBar } from "../filter-bar/filter-bar.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Logo } from "../logo/logo.tsx";
import { PageHeader } from "../page-header/page-header.tsx";
import { Pager } from "../pager/pager.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { SideNavigation } from "../side-navigation/side-navigation.tsx";
import { Stat } from "../stat/stat.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { Toolbar } from "../toolbar/toolbar.tsx";
import { SearchTrigger } from "../top-bar/search-trigger.tsx";
import { TopBar } from "../top-bar/top-bar.tsx";
import classes from "./example-page.module.css";

const meta: Meta = { title: "Theme/Example page", parameters: { layout: "fullscreen" } };

export default meta;

const entries = [
  { id: "home", label: "Home", href: "#home", icon: <IconHome aria-hidden="true" /> },
  { id: "aims", label: "Aims", href: "#aims", icon: <IconTarget aria-hidden="true" /> },
  {
    id: "talks",
    label: "Talks",
    href: "#talks",
    icon: <IconMessages aria-hidden="true" />,
    badge: { text: "3", label: "3 wait for you" },
  },
  { id: "people", label: "People", href: "#people", icon: <IconUsers aria-hidden="true" /> },
];

const header = (
  <TopBar
    end={
      <>
        <IconButton label="Notifications" icon={<IconBell aria-hidden="true" />} />
        <Avatar name="Asha Rao" labelled />
      </>
    }
  >
    <SearchTrigger label="Search or jump to" keys={["Ctrl", "K"]} onClick={() => undefined} />
  </TopBar>
);

const tools = (
  <Toolbar label="List tools" end={<Button icon={<IconDownload aria-hidden="true" />}>Export</Button>}>
    <SearchField label="Search aims" name="search" shortcut="/" />
    <SelectField label="State" hideLabel name="state" options={[{ value: "all", label: "Any state" }]} />
  </Toolbar>
);

const stats = (
  <div className={classes.stats}>
    <Stat label="On track" value="72%" trend={{ label: "+8", direction: "up", tone: "good" }} />
    <Stat label="Average progress" value="54%" trend={{ label: "+3", direction: "up", tone: "good" }} />
    <Stat label="Without a check-in" value="6" trend={{ label: "+2", direction: "up", tone: "bad" }} />
    <Stat label="Due this month" value="11" />
  </div>
);

const tabs = (
  <Tabs
    label="Aims"
    current="mine"
    tabs={[
      { id: "mine", label: "My aims", href: "#mine", count: 8 },
      { id: "company", label: "Company", href: "#company", count: 42 },
      { id: "past", label: "Past", href: "#past" },
    ]}
  />
);

const filters = (
  <FilterBar
    label="Filters"
    removeLabel="Remove filter"
    clearHref="#"
    clearLabel="Clear all"
    filters={[{ id: "year", name: "Year", value: "2026", removeHref: "#year" }]}
  />
);

/** How the parts stand together. */
export const List: StoryObj = {
  render: (_, context) => (
    <div className={classes.frame}>
      <SideNavigation
        label="Main"
        current="aims"
        header={<Logo wordmark="Cairn" />}
        sections={[{ id: "mine", label: "My data", entries }]}
        onToggle={() => undefined}
        collapseLabel="Narrow the navigation"
      />
      <div className={classes.page}>
        {header}
        <main className={classes.main}>
          <PageHeader
            title="My aims"
            description="What you work towards, and how far it has come."
            actions={
              <Button tone="primary" icon={<IconPlus aria-hidden="true" />}>
                New aim
              </Button>
            }
          />
          {tabs}
          {stats}
          {tools}
          {filters}
          {table.Default.render?.({} as never, context as never)}
          <Pager label="Pages" summary="1 to 8 of 8" previousLabel="Previous" nextLabel="Next" />
        </main>
      </div>
      <BottomNavigation
        label="Main, below"
        current="aims"
        entries={entries.map((entry) => ({ ...entry, badge: entry.badge?.text }))}
      />
    </div>
  ),
};

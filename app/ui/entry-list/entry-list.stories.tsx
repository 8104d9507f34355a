import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconDeviceLaptop, IconKey } from "@tabler/icons-react";
import { Button } from "../button/button.tsx";
import { Chip } from "../chip/chip.tsx";
import { Entry, EntryList } from "./entry-list.tsx";

const meta: Meta<typeof EntryList> = { title: "Data/EntryList", component: EntryList, args: { label: "Devices" } };

export default meta;

type Story = StoryObj<typeof EntryList>;

export const Devices: Story = {
  args: {
    children: (
      <>
        <Entry
          icon={<IconDeviceLaptop />}
          title="Firefox on Linux"
          facts={
            <>
              <span>203.0.113.7</span>
              <span>Signed in 12 Mar 2026</span>
            </>
          }
          action={<Chip tone="green">This browser</Chip>}
        />
        <Entry
          icon={<IconKey />}
          title="Warehouse"
          facts={<span>Never used yet</span>}
          action={<Button size="small">Revoke</Button>}
        >
          <p>What belongs to it stands below.</p>
        </Entry>
      </>
    ),
  },
};

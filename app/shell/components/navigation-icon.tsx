import {
  IconBell,
  IconBinaryTree2,
  IconBuilding,
  IconHierarchy3,
  IconHome,
  IconList,
  IconSettings,
  IconShieldLock,
  IconTarget,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { TabIcon } from "#app/platform/contributions/room.ts";

const icons: Record<TabIcon, typeof IconHome> = {
  target: IconTarget,
  building: IconBuilding,
  people: IconUsers,
  person: IconUser,
  hierarchy: IconHierarchy3,
  shield: IconShieldLock,
  gear: IconSettings,
  bell: IconBell,
  tree: IconBinaryTree2,
  home: IconHome,
  list: IconList,
};

export function NavigationIcon({ name, size = 18 }: { name: TabIcon; size?: number }) {
  const Icon = icons[name];
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}

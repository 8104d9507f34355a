import {
  IconAlertTriangle,
  IconBuilding,
  IconCalendarUser,
  IconChartHistogram,
  IconClipboardCheck,
  IconClipboardList,
  IconCoins,
  IconHome,
  IconInbox,
  IconListCheck,
  IconListDetails,
  IconMessageHeart,
  IconNews,
  IconPlant2,
  IconRefresh,
  IconTarget,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconGavel,
} from "@tabler/icons-react";
import type { Area, ModuleIcon } from "#app/platform/contributions/room.ts";

const icons: Record<ModuleIcon, typeof IconHome> = {
  home: IconHome,
  inbox: IconInbox,
  people: IconUsers,
  feed: IconNews,
  team: IconUsersGroup,
  goal: IconTarget,
  initiative: IconListCheck,
  "one-on-one": IconCalendarUser,
  review: IconClipboardCheck,
  feedback: IconMessageHeart,
  develop: IconPlant2,
  survey: IconClipboardList,
  points: IconAlertTriangle,
  disciplinary: IconGavel,
  compensation: IconCoins,
  lifecycle: IconRefresh,
  analytics: IconChartHistogram,
  records: IconListDetails,
};

const areaIcons: Partial<Record<Area, typeof IconHome>> = {
  "my-data": IconUser,
  team: IconUsersGroup,
  company: IconBuilding,
};

export function NavigationIcon({ name, size = 18 }: { name: ModuleIcon; size?: number }) {
  const Icon = icons[name];
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}

export function AreaIcon({ area, size = 18 }: { area: Area; size?: number }) {
  const Icon = areaIcons[area] ?? IconHome;
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}

import {
  IconCalendar,
  IconChecklist,
  IconDatabaseExport,
  IconMessages,
  IconReportMoney,
  IconUsers,
} from "@tabler/icons-react";
import type { ConnectorKind } from "../domain/kinds.ts";

const icons = {
  hr: IconUsers,
  chat: IconMessages,
  crm: IconReportMoney,
  "issue-tracker": IconChecklist,
  calendar: IconCalendar,
  analytics: IconDatabaseExport,
} as const;

export function KindIcon({ kind }: { kind: ConnectorKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}

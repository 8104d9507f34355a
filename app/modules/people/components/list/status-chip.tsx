import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { EmployeeRow } from "../../queries/employee-list.ts";

const tones: Record<EmployeeRow["status"], Tone> = {
  ACTIVE: "green",
  ON_LEAVE: "blue",
  LEFT: "grey",
  UPCOMING: "grey",
};

/** Whether somebody is at work; said only where it is not the usual. */
export function StatusChip({ status }: { status: EmployeeRow["status"] }) {
  const { t } = useTranslation("people");
  return status === "ACTIVE" ? null : <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>;
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { AssignmentKind } from "../../domain/assignment.ts";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import { dayBefore } from "./day-before.ts";
import classes from "../profile/profile.module.css";

export type ChangePreviewProps = { profile: EmployeeProfile; kind: AssignmentKind; from: string; value: string | null };

/** What the timeline will say, before it is stored: until when the old, from when the new. */
export function ChangePreview({ profile, kind, from, value }: ChangePreviewProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const running = profile.timeline.find(
    (entry) => entry.kind === kind && entry.validFrom <= from && (entry.validTo === null || entry.validTo > from),
  );
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(from);
  if (!isDate) return null;
  const named = (name: string | null) =>
    name === null
      ? t("timeline.nobody")
      : kind === "STATUS" && name in statusKeys
        ? t(`status.${name as "ACTIVE"}`)
        : name;
  const isLine = kind === "REPORTING_LINE" || kind === "DOTTED_LINE";
  if ((value === null && !isLine) || (isLine && running !== undefined && value === running.value)) return null;
  return (
    <div className={classes.preview} role="status">
      <span className={classes.previewTitle}>{t("change.preview")}</span>
      {running && running.validFrom < from ? (
        <span className={classes.before}>
          {t("change.preview-until", { date: format.date(dayBefore(from)), value: named(running.value) })}
        </span>
      ) : null}
      <strong>{t("change.preview-from", { date: format.date(from), value: named(value) })}</strong>
    </div>
  );
}

const statusKeys = { ACTIVE: true, ON_LEAVE: true, LEFT: true };

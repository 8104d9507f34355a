import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { Words } from "#app/platform/i18n/use-words.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row } from "#app/ui/row-list/row-list.tsx";
import type { ViewRow as ShownView } from "../../queries/views-screen.ts";
import { useCommand, useViewSaid } from "../view-commands.ts";
import { viewsAddress } from "../views-address.ts";
import classes from "./views.module.css";

export type ViewRowProps = { row: ShownView; of: string | null; words: Words };

/** One view: where it leads, whose it is, and what may be done with it. */
export function ViewRow({ row, of, words }: ViewRowProps) {
  const { t } = useTranslation("audiences");
  const { timeZone, now } = useViewer();
  const format = useFormat(timeZone);
  return (
    <Row>
      <div className={classes.what}>
        <UiLink href={row.address} className={classes.link}>
          {row.name}
        </UiLink>
        <span className={classes.facts}>
          {row.module ? <span>{words(row.module.label, {}, row.module.room)}</span> : null}
          {row.list.label ? <span>{words(row.list.label, {}, row.list.room)}</span> : null}
          {row.mine ? null : <span>{t("by", { name: row.ownerName })}</span>}
          <time dateTime={row.updatedAt}>{format.relative(row.updatedAt, now)}</time>
        </span>
      </div>
      <span className={classes.chips}>
        <Chip tone={row.shared ? "blue" : "neutral"}>{t(row.shared ? "shared" : "private")}</Chip>
        {row.opensFirst ? <Chip tone="green">{t("opens-first")}</Chip> : null}
      </span>
      <div className={classes.acts}>
        {of !== null && row.mayEdit ? (
          <Act intent="replace-view" row={row} more={{ of, version: String(row.version) }} label={t("act.replace")} />
        ) : null}
        <Act
          intent="choose-default"
          row={row}
          more={row.opensFirst ? {} : { chosen: "on" }}
          label={t(row.opensFirst ? "act.not-first" : "act.first")}
        />
        {row.mayEdit ? (
          <Button
            size="small"
            tone="quiet"
            href={viewsAddress(of, { edit: row.id })}
            aria-label={t("act.edit-named", { name: row.name })}
          >
            {t("act.edit")}
          </Button>
        ) : null}
        {row.mayDelete ? <Act intent="delete-view" row={row} label={t("act.delete")} /> : null}
      </div>
    </Row>
  );
}

type ViewAct = "replace-view" | "choose-default" | "delete-view";
type ActProps = { intent: ViewAct; row: ShownView; more?: Readonly<Record<string, string>>; label: string };

/** A form of one button, so that it works before any script. */
function Act({ intent, row, more = {}, label }: ActProps) {
  const command = useCommand({ intent, said: useViewSaid() });
  return (
    <ActForm command={command} intent={intent} fields={{ viewId: row.id, ...more }}>
      <Button type="submit" size="small" tone="quiet" loading={command.busy} aria-label={`${label}: ${row.name}`}>
        {label}
      </Button>
    </ActForm>
  );
}

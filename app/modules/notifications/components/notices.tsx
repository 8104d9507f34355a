import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { daysInWords } from "#app/platform/i18n/days-in-words.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { Pager } from "#app/ui/pager/pager.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { rowOf } from "../domain/mail-time.ts";
import { notificationPlaces } from "../notification-places.ts";
import type { NoticeReason } from "../queries/reasons-of-notices.ts";
import type { NotificationRow } from "../queries/list-notifications.ts";
import classes from "./inbox.module.css";
import { readByOpening } from "./read-by-opening.ts";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/inbox.tsx";

const { useCommand, PageAnswer } = commandsOf<typeof action>("notifications");

type ToldRow = NotificationRow & { reason: NoticeReason | null };

export type NoticesProps = {
  /** Of all pages; counted to 99. */
  unread: number;
  rows: readonly ToldRow[];
  next: string | null;
  /** An admin looks: notices are for the person alone. */
  viewed: boolean;
};

/** What happened that concerns the person, newest first. */
export function Notices({ unread, rows, next, viewed }: NoticesProps) {
  const rooms = [...new Set(rows.map((row) => row.room))];
  const { t } = useTranslation("notifications");
  const words = useWords("notifications", ...rooms);
  const days = useFormat();
  const command = useCommand({ intent: "mark-all-read" });
  const markAll = (
    <ActForm command={command} intent="mark-all-read">
      <Button type="submit" size="small" loading={command.busy}>
        {t("mark-all-read")}
      </Button>
    </ActForm>
  );
  return (
    <Section
      title={unread > 0 ? t("notices.unread", { count: unread }) : t("notices.title")}
      actions={unread > 0 ? markAll : null}
    >
      <PageAnswer intents={["mark-read", "mark-all-read"]} />
      {rows.length === 0 ? (
        <EmptyState variant="start" title={t(viewed ? "notices.viewed" : "notices.none")}>
          {t(viewed ? "notices.viewed-text" : "notices.none-text")}
        </EmptyState>
      ) : null}
      <RowList>
        {rows.map((row) => (
          <Notice
            key={row.id}
            row={row}
            text={words(`notifications.${row.kind}`, daysInWords(row.params, days), row.room)}
          />
        ))}
      </RowList>
      {next ? (
        <Pager
          label={t("notices.title")}
          previousLabel={t("newer")}
          nextLabel={t("older")}
          nextHref={`?before=${next}`}
        />
      ) : null}
    </Section>
  );
}

function Notice({ row, text }: { row: ToldRow; text: string }) {
  const { t } = useTranslation("notifications");
  const viewer = useViewer();
  const format = useFormat(viewer.timeZone);
  const command = useCommand({ intent: "mark-read" });
  return (
    <Row>
      {row.read ? null : <StatusDot tone="blue" label={t("unread")} />}
      {row.done ? <StatusDot tone="green" label={t("done")} /> : null}
      <UiLink
        href={row.link}
        className={classes.link}
        data-unread={!row.read || undefined}
        {...readByOpening(command.send, row)}
      >
        {text}
      </UiLink>
      <time className={classes.time} dateTime={row.createdAt}>
        {format.relative(row.createdAt, viewer.now)}
      </time>
      {row.read ? null : (
        <ActForm command={command} intent="mark-read" fields={{ notificationId: row.id }}>
          <Button type="submit" tone="quiet" size="small" loading={command.busy}>
            {t("mark-read")}
          </Button>
        </ActForm>
      )}
      {row.reason ? <Why reason={row.reason} of={text} /> : null}
    </Row>
  );
}

/** Why it reached them, and where they say what comes by mail. */
function Why({ reason: { about, label }, of }: { reason: NoticeReason; of: string }) {
  const { t } = useTranslation("notifications");
  return (
    <MoreActions label={t("why.more", { notice: of })} quiet>
      <p className={classes.why}>{t("why.text", { kind: label })}</p>
      <Button href={`${notificationPlaces.own}#${rowOf(about)}`} tone="quiet">
        {t("why.choose")}
      </Button>
    </MoreActions>
  );
}

import { IconArrowRight, IconHeartHandshake, IconMessageCircle, IconSeedling } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import type { FeedbackScope } from "../../feedback-places.ts";
import type { FeedbackRow } from "../../queries/feedback-row.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import { SentimentChip, VisibilityMark } from "../marks.tsx";
import classes from "./feedback-list.module.css";

type Row = Omit<FeedbackRow, "cursorKey">;

type FeedbackRowsProps = {
  rows: readonly Row[];
  label: string;
  scope: FeedbackScope;
  /** Where a feedback is read; in a panel of this address without it. */
  hrefOf?: (id: string) => string;
};

/** Feedback, the newest first: who to whom, what was said, who reads it, and what came of it. */
export function FeedbackRows({ rows, label, scope, hrefOf }: FeedbackRowsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => (
        <FeedbackItem key={row.id} row={row} scope={scope} href={hrefOf?.(row.id)} />
      ))}
    </ul>
  );
}

function FeedbackItem({ row, scope, href }: { row: Row; scope: FeedbackScope; href: string | undefined }) {
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  const address = useFeedbackAddress();
  const panel = address.panel(scope === "given" ? "show-provided" : "show-received", { feedbackId: row.id });
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <span className={classes.names}>
          <Names row={row} scope={scope} />
        </span>
        <time className={classes.date} dateTime={row.createdAt}>
          {format.date(row.createdAt)}
        </time>
      </div>
      <UiLink href={href ?? panel} className={classes.text} dir="auto">
        {row.body}
      </UiLink>
      <Marks row={row} mine={scope === "received"} />
    </li>
  );
}

/** From whom, and to whom where that is not who looks. */
function Names({ row: { author, authorName, receiver }, scope }: { row: Row; scope: FeedbackScope }) {
  const { t } = useFeedbackWords();
  const from = author ? <PersonChip person={author} /> : <span className={classes.name}>{authorName}</span>;
  const to = receiver ? <PersonChip person={receiver} /> : null;
  if (scope === "received")
    return author ? (
      from
    ) : (
      <>
        {from} <span className={classes.date}>{t("outside.mark")}</span>
      </>
    );
  if (scope === "given" || scope === "notes")
    return to ?? <span className={classes.name}>{t("list.about-nobody")}</span>;
  return (
    <>
      {from}
      <IconArrowRight size={14} className={classes.arrow} aria-label={t("list.to")} />
      {to}
    </>
  );
}

function Marks({ row, mine }: { row: Row; mine: boolean }) {
  const { t } = useFeedbackWords();
  const mark = (content: ReactNode) => <span className={classes.mark}>{content}</span>;
  return (
    <div className={classes.marks}>
      <SentimentChip sentiment={row.sentiment} />
      {mark(<VisibilityMark visibility={row.visibility} mine={mine} />)}
      {row.asked ? mark(t("list.asked-for")) : null}
      {row.comments > 0
        ? mark(
            <>
              <IconMessageCircle size={14} aria-hidden="true" />
              {t("list.comments", { count: row.comments })}
            </>,
          )
        : null}
      {row.thankedAt
        ? mark(
            <>
              <IconHeartHandshake size={14} aria-hidden="true" />
              {t("list.thanked")}
            </>,
          )
        : null}
      {row.changeNote
        ? mark(
            <>
              <IconSeedling size={14} aria-hidden="true" />
              {t("list.changed")}
            </>,
          )
        : null}
    </div>
  );
}

import { IconArrowDown, IconArrowUp, IconGripVertical, IconLock, IconMessage, IconTrash } from "@tabler/icons-react";
import { useState, type ComponentProps, type DragEvent } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { DoneButton } from "#app/ui/done-button/done-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import type { ShownPoint } from "../../queries/meeting-points.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { SubjectLink } from "./point-subject.tsx";
import { PointText } from "./point-text.tsx";

/** The talking points in their order, which is changed by dragging or by two buttons each. */
export function PointList({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const [dragged, setDragged] = useState<string | null>(null);
  const arrange = meetingCommands.useCommand({ intent: "arrange-points", key: `arrange ${page.id}` });
  // Held by the list: what is told of the other's window may take the row away before the answer has come.
  const remove = meetingCommands.useCommand({
    intent: "remove-point",
    said: ({ value: { pointId } }) => ({
      text: t("said.remove-point"),
      undo: { intent: "restore-point", fields: { pointId }, label: t("undo") },
    }),
  });
  const asked = arrange.sending?.get("order");
  const points = arranged(page.points, typeof asked === "string" ? asked.split(",") : null);
  const order = points.map(({ id }) => id);
  if (points.length === 0) return null;
  const drop = (onto: string) => {
    if (dragged && dragged !== onto)
      arrange.send({
        intent: "arrange-points",
        meetingId: page.id,
        order: moved(order, dragged, order.indexOf(onto)).join(","),
      });
    setDragged(null);
  };
  return (
    <ol className={classes.points} aria-label={t("meeting.agenda")}>
      {points.map((point, index) => (
        <li
          key={point.id}
          className={classes.point}
          data-done={point.done || undefined}
          data-dragged={dragged === point.id || undefined}
          draggable={page.holdsPoints}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            setDragged(point.id);
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event: DragEvent) => dragged && event.preventDefault()}
          onDrop={() => drop(point.id)}
        >
          {page.holdsPoints ? <IconGripVertical size={16} className={classes.grip} aria-hidden="true" /> : null}
          <Finish page={page} point={point} />
          <PointWords page={page} point={point} />
          <span className={classes.pointActs}>
            <Comments point={point} />
            {page.holdsPoints ? (
              <>
                <Step page={page} point={point} order={order} index={index} by={-1} />
                <Step page={page} point={point} order={order} index={index} by={1} />
                {point.author.id === page.me.id ? <Remove point={point} command={remove} /> : null}
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function PointWords({ page, point }: { page: MeetingPage; point: ShownPoint }) {
  const { t, format } = useOneOnOneWords();
  return (
    <span className={classes.pointWords}>
      <PointText page={page} point={point} />
      <span className={classes.soft}>
        {point.audience === "AUTHOR" ? (
          <span className={classes.whoReads}>
            <IconLock size={14} aria-hidden="true" />
            {t("who-reads.AUTHOR")}
          </span>
        ) : (
          <span>{point.author.id === page.me.id ? t("point.by-me") : t("point.by", { name: point.author.name })}</span>
        )}
        {point.subject ? <SubjectLink subject={point.subject} /> : null}
        {point.carriedFrom ? <span>{t("point.carried-from", { date: format.date(point.carriedFrom) })}</span> : null}
        {point.carriedOn ? <span>{t("point.carried-on")}</span> : null}
      </span>
    </span>
  );
}

/** Talked about, or to be talked about after all. */
function Finish({ page, point }: { page: MeetingPage; point: ShownPoint }) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({ intent: ["finish-point", "reopen-point"], key: `finish ${point.id}` });
  const sent = command.sending?.get("intent");
  const done = sent ? sent === "finish-point" : point.done;
  return (
    <ActForm
      command={command}
      intent={done ? "reopen-point" : "finish-point"}
      fields={{ pointId: point.id, meetingId: page.id }}
    >
      <DoneButton done={done} label={t("point.finish", { text: point.text })} title={t("point.finish-short")} />
    </ActForm>
  );
}

function Step({
  page,
  point,
  order,
  index,
  by,
}: {
  page: MeetingPage;
  point: ShownPoint;
  order: readonly string[];
  index: number;
  by: -1 | 1;
}) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({ intent: "arrange-points", key: `arrange ${page.id}` });
  const to = index + by;
  const Icon = by < 0 ? IconArrowUp : IconArrowDown;
  return (
    <IconAct
      command={command}
      intent="arrange-points"
      fields={{ meetingId: page.id, order: moved(order, point.id, to).join(",") }}
      label={t(by < 0 ? "point.up" : "point.down", { text: point.text })}
      icon={<Icon size={16} />}
      disabled={to < 0 || to >= order.length}
    />
  );
}

type RemoveProps = { point: ShownPoint; command: ComponentProps<typeof ActForm>["command"] };

function Remove({ point, command }: RemoveProps) {
  const { t } = useOneOnOneWords();
  return (
    <IconAct
      command={command}
      intent="remove-point"
      fields={{ pointId: point.id }}
      label={t("point.remove", { text: point.text })}
      icon={<IconTrash />}
    />
  );
}

/** Only what both read is talked about in writing. */
function Comments({ point }: { point: ShownPoint }) {
  const { t, format } = useOneOnOneWords();
  const address = useAddress();
  if (point.audience !== "BOTH") return null;
  return (
    <UiLink
      href={address({ showTalkingPoint: point.id })}
      className={classes.comments}
      aria-label={t("point.comments", { count: point.comments, text: point.text })}
    >
      <IconMessage size={16} aria-hidden="true" />
      {point.comments > 0 ? format.number(point.comments) : null}
    </UiLink>
  );
}

/** As it was just asked for, until the page says so itself. */
function arranged(points: readonly ShownPoint[], order: readonly string[] | null): readonly ShownPoint[] {
  return order ? points.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : points;
}

function moved(order: readonly string[], id: string, to: number): string[] {
  const others = order.filter((each) => each !== id);
  return to < 0 || to >= order.length ? [...order] : others.toSpliced(to, 0, id);
}

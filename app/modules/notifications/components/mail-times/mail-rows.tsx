import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import type { SelectOption } from "#app/ui/select-field/select-field.tsx";
import { aboutKind, mailTimes } from "../../domain/mail-time.ts";
import type { KindChoice, NamedMailChoice } from "../../queries/mail-choices.ts";
import { RowName, type FoldedRows } from "./folded-rows.tsx";
import classes from "./mail-times.module.css";

/** One line of the grid: a part of the product, or one kind of its notices. */
export type MailRow = {
  about: string;
  label: string;
  room: NamedMailChoice;
  kind: KindChoice | null;
  /** Its place in what the form sends; -1 where nothing can be chosen. */
  at: number;
};

/** Each part with its kinds below it; what the form sends has a place for each that can be chosen, without gaps. */
export function mailRows(
  choices: readonly NamedMailChoice[],
  isOpen: (row: Pick<MailRow, "room" | "kind">) => boolean,
): MailRow[] {
  const rows = choices.flatMap((room): Omit<MailRow, "at">[] => [
    { about: room.room, label: room.about, room, kind: null },
    ...room.kinds.map((kind) => {
      const about = aboutKind(room.room, kind.group);
      return { about, label: room.words[kind.group] ?? about, room, kind };
    }),
  ]);
  let next = 0;
  return rows.map((row) => ({ ...row, at: isOpen(row) ? next++ : -1 }));
}

/** The columns that both screens begin with: what it is about, and that Cairn itself tells of it whatever is chosen. */
export function useMailColumns(fold: FoldedRows): Column<MailRow>[] {
  const { t } = useTranslation("notifications");
  return [
    {
      ...{ id: "about", header: t("mail-times.about") },
      render: (row) => <RowName row={row} fold={fold} />,
    },
    {
      ...{ id: "in-app", header: t("mail-times.in-app"), width: "6rem" },
      render: () => <span className={classes.fixed}>{t("mail-times.always")}</span>,
    },
  ];
}

/** What stands where a kind is told in the inbox alone. */
export const isInboxOnly = ({ kind }: Pick<MailRow, "kind">) => kind?.byMail === false;

/** All times, after what holds where nothing is chosen. */
export function useMailOptions(): (otherwise: string | null) => SelectOption[] {
  const { t } = useTranslation("notifications");
  const times = mailTimes.map((value) => ({ value, label: t(`mail-times.${value}`) }));
  return (otherwise) => (otherwise === null ? times : [{ value: "", label: otherwise }, ...times]);
}

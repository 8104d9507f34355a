import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { holdsWords } from "#app/platform/text/plain-letters.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { rowOf } from "../../domain/mail-time.ts";
import type { MailRow } from "./mail-rows.tsx";
import classes from "./mail-times.module.css";

/** What of the grid is in sight: each part, with its kinds where it is open; or what somebody looks for. */
export type FoldedRows = {
  search: string;
  setSearch: (search: string) => void;
  isOpen: (room: string) => boolean;
  toggle: (room: string) => void;
  isHidden: (row: MailRow) => boolean;
  differs: (row: MailRow) => boolean;
  /** How many rows differ from the default. */
  differing: number;
  isFound: boolean;
};

/** Parts begin closed, but for those in which something differs, and the one that a mail led to. */
export function useFoldedRows(rows: readonly MailRow[], differs: FoldedRows["differs"]): FoldedRows {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter((row) => row.kind && differs(row)).map(({ room }) => room.room)),
  );
  const named = useLocation().hash.slice(1);
  const namedRoom = named.split(".")[0]!;
  useEffect(() => {
    if (!namedRoom) return;
    setSearch("");
    setOpen((before) => new Set(before).add(namedRoom));
  }, [namedRoom]);
  // The row was out of sight when the browser looked for it.
  const isInSight = open.has(namedRoom);
  useEffect(() => {
    if (isInSight) document.getElementById(named)?.scrollIntoView({ block: "center" });
  }, [named, isInSight]);
  const searching = search.trim() !== "";
  const holds = holdsWords(search);
  const isFound = ({ label, room, kind }: MailRow) =>
    holds(kind ? `${room.about} ${label}` : `${label} ${room.kinds.map(({ group }) => room.words[group]).join(" ")}`);
  const isHidden = (row: MailRow) => (searching ? !isFound(row) : row.kind !== null && !open.has(row.room.room));
  return {
    ...{ search, setSearch, isHidden, differs },
    isOpen: (room) => searching || open.has(room),
    toggle: (room) => setOpen((before) => (before.has(room) ? without(before, room) : new Set(before).add(room))),
    differing: rows.filter(differs).length,
    isFound: !searching || rows.some(isFound),
  };
}

const without = (all: ReadonlySet<string>, one: string) => new Set([...all].filter((each) => each !== one));

/** Above the grid: looking for a kind by its words, and how much of it is otherwise than for everybody. */
export function FindRows({ fold: { search, setSearch, differing, isFound } }: { fold: FoldedRows }) {
  const { t } = useTranslation("notifications");
  return (
    <div className={classes.find}>
      <SearchField
        name="find"
        label={t("mail-times.find")}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p className={classes.fixed} role="status">
        {isFound ? t("mail-times.differ", { count: differing }) : t("mail-times.none-found")}
      </p>
    </div>
  );
}

/** What a row is about; a part of the product opens and closes its kinds. */
export function RowName({ row, fold }: { row: MailRow; fold: FoldedRows }) {
  const { t } = useTranslation("notifications");
  const { about, label, room, kind } = row;
  const mark = fold.differs(row) ? <Chip tone="blue">{t("mail-times.differs")}</Chip> : null;
  if (kind)
    return (
      <span id={rowOf(about)} className={classes.kind}>
        {label} {mark}
      </span>
    );
  const isOpen = fold.isOpen(room.room);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <span id={rowOf(about)} className={classes.part}>
      {room.kinds.length > 0 ? (
        <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => fold.toggle(room.room)}>
          <Chevron size={16} className={isOpen ? undefined : classes.turned} aria-hidden="true" />
          {label}
          <span className={classes.count}>{t("mail-times.kinds", { count: room.kinds.length })}</span>
        </button>
      ) : (
        <span className={classes.alone}>{label}</span>
      )}{" "}
      {mark}
    </span>
  );
}

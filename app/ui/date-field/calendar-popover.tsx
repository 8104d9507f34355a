import { Popover } from "@mantine/core";
import { DatePicker, DatesProvider, type DatePickerProps } from "@mantine/dates";
import "dayjs/locale/ar.js";
import "dayjs/locale/de.js";
import "dayjs/locale/es.js";
import "dayjs/locale/hi.js";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./calendar-popover.module.css";
import { useDateWords, type DateWords } from "./date-words.ts";
import type { DayInputProps } from "./day-input.tsx";
import { isDay } from "./read-day.ts";

export type CalendarPopoverProps = {
  /** `2026-12-31`, or empty. */
  chosen: string;
  /** Where it opens while none is chosen; empty for today. */
  near: string;
  span: DayInputProps["span"];
  min: string | undefined;
  max: string | undefined;
  clearable: boolean;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** The calendar below a date field, with weeks as the company counts them, or where it says nothing as the language does. */
export function CalendarPopover({ chosen, near, span, min, max, clearable, onChoose, onClose }: CalendarPopoverProps) {
  const words = useDateWords();
  const chooseAndClose = (day: string) => {
    onChoose(day);
    onClose();
  };
  const first = chosen || near || known(span?.from) || today();
  const shared = {
    ...(min ? { minDate: min } : {}),
    ...(max ? { maxDate: max } : {}),
    ...looks(words),
    ...beginsAt(first),
  };
  return (
    <OverlayGround>
      <DatesProvider settings={{ locale: words.language, ...weekOf(words) }}>
        <Popover
          opened
          trapFocus
          position="bottom-end"
          classNames={{ dropdown: classes.dropdown! }}
          onDismiss={onClose}
          returnFocus={false}
        >
          <Popover.Target>
            <button type="button" tabIndex={-1} className={classes.anchor} aria-label={words.open} onClick={onClose} />
          </Popover.Target>
          <Popover.Dropdown aria-label={words.calendar}>
            {span ? (
              <SpanCalendar {...shared} span={span} onClose={onClose} />
            ) : (
              <DatePicker {...shared} value={chosen || null} onChange={(day) => chooseAndClose(day ?? chosen)} />
            )}
            <div className={classes.foot}>
              {span ? null : (
                <Button size="small" tone="quiet" onClick={() => chooseAndClose(today())}>
                  {words.today}
                </Button>
              )}
              {clearable && chosen !== "" ? (
                <Button size="small" tone="quiet" onClick={() => chooseAndClose("")}>
                  {words.clear}
                </Button>
              ) : null}
            </div>
          </Popover.Dropdown>
        </Popover>
      </DatesProvider>
    </OverlayGround>
  );
}

type SpanCalendarProps = DatePickerProps<"range"> & {
  span: NonNullable<DayInputProps["span"]>;
  onClose: () => void;
};

/** First the one end, then the other. */
function SpanCalendar({ span, onClose, ...shared }: SpanCalendarProps) {
  const [begun, setBegun] = useState<string | null>(null);
  const value: [string | null, string | null] = begun ? [begun, null] : [known(span.from), known(span.to)];
  return (
    <DatePicker
      {...shared}
      type="range"
      allowSingleDateInRange
      value={value}
      onChange={([from, to]) => {
        setBegun(to === null ? from : null);
        if (from !== null) span.onChoose(from, to);
        if (to !== null) onClose();
      }}
    />
  );
}

const known = (day = "") => (isDay(day) ? day : null);

/** The month that is shown first, and the day that has the focus. */
function beginsAt(first: string) {
  return {
    defaultDate: first,
    getDayProps: (day: string) => (day === first ? { "data-autofocus": true } : {}),
  };
}

function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type Week = { firstDay: number; weekend: number[] };
type Counting = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Intl counts Sunday as 7, calendars as 0. */
function weekOf({ language, week }: Pick<DateWords, "language" | "week">) {
  const locale = new Intl.Locale(language) as Counting;
  const usual = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
  const weekday = (day: number) => (day % 7) as Weekday;
  const weekend = week ? everyDay.filter((day) => !week.workingDays.includes(day)) : usual.weekend;
  return { firstDayOfWeek: weekday(week?.firstDay ?? usual.firstDay), weekendDays: weekend.map(weekday) };
}

function looks(words: DateWords) {
  return {
    highlightToday: true,
    // Weeks have numbers where they begin on a Monday, as ISO counts them.
    withWeekNumbers: weekOf(words).firstDayOfWeek === 1,
    ariaLabels: {
      previousMonth: words.previousMonth,
      nextMonth: words.nextMonth,
      previousYear: words.previousYear,
      nextYear: words.nextYear,
      previousDecade: words.previousDecade,
      nextDecade: words.nextDecade,
    },
    classNames: {
      calendarHeader: classes.header!,
      calendarHeaderControl: classes.step!,
      calendarHeaderControlIcon: classes.stepIcon!,
      calendarHeaderLevel: classes.level!,
      month: classes.month!,
      weekday: classes.weekday!,
      weekNumber: classes.week!,
      monthCell: classes.cell!,
      day: classes.day!,
      monthsList: classes.list!,
      monthsListControl: classes.choice!,
      yearsList: classes.list!,
      yearsListControl: classes.choice!,
    },
  };
}

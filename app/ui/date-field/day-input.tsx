import { IconCalendar } from "@tabler/icons-react";
import {
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { joinClasses } from "../class-names/join-classes.ts";
import { controlClass } from "../field/field-frame.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { lazyPart } from "../lazy-part/lazy-part.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./date-field.module.css";
import { useDateWords } from "./date-words.ts";
import { useDayText } from "./use-day-text.ts";
import { useOwnPicker } from "./use-own-picker.ts";

const CalendarPopover = lazyPart(async () => ({ default: (await import("./calendar-popover.tsx")).CalendarPopover }));

/** A day chosen in the calendar, as `2026-12-31`. */
export type DayHandle = { choose: (day: string) => void };

export type DayInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "defaultValue"> & {
  name: string;
  /** What is asked for: `2026-03-01`, or with its time `2026-03-01T14:30`. */
  kind?: "date" | "datetime-local";
  defaultValue?: string | undefined;
  /** Told when what is written is no date, and when it is one again. */
  onWrong?: (message: string | null) => void;
  /** The other end, and where both are chosen in one calendar. */
  span?: { from: string; to: string; onChoose: (from: string, to: string | null) => void };
  handle?: Ref<DayHandle>;
};

/**
 * A date in the person's format with a calendar of our own: written, or chosen. Before any script, and where fingers type,
 * it is the platform's own picker; the value that is sent stands in that input in either case.
 */
export function DayInput(props: DayInputProps) {
  const {
    kind = "date",
    onWrong,
    span,
    handle,
    className,
    name,
    form,
    min,
    max,
    defaultValue,
    onChange,
    ...rest
  } = props;
  const { id, required, autoFocus, ...shared } = rest;
  const isOurs = useOwnPicker();
  const holder = useRef<HTMLInputElement>(null);
  const own = { id, required, autoFocus, ...shared };
  return (
    <>
      <input
        ref={holder}
        {...{ name, form, defaultValue, onChange, min: min ?? undefined, max: max ?? undefined }}
        {...(isOurs ? { hidden: true, type: "text", "aria-hidden": true } : { ...own, type: kind })}
        className={joinClasses(controlClass, classes.date, className)}
      />
      {isOurs ? (
        <Written
          {...{ holder, kind, onWrong, span, handle, className, own }}
          min={dayOf(min)}
          max={dayOf(max)}
          first={defaultValue ?? ""}
        />
      ) : null}
    </>
  );
}

type WrittenProps = Pick<DayInputProps, "onWrong" | "handle" | "className"> & {
  holder: RefObject<HTMLInputElement>;
  span: DayInputProps["span"];
  min: string | undefined;
  max: string | undefined;
  kind: "date" | "datetime-local";
  first: string;
  own: InputHTMLAttributes<HTMLInputElement>;
};

function Written({ holder, kind, first, onWrong, handle, className, own, ...calendar }: WrittenProps) {
  const words = useDateWords();
  const text = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const day = useDayText({ holder, kind, first, onWrong });
  useImperativeHandle(handle, () => ({ choose: day.choose }));
  useFocusKept(holder, text);
  const { press, leave } = useTyping({ own, day, opener, isOpen, open: () => setOpen(true) });
  const close = () => {
    setOpen(false);
    text.current?.focus();
  };
  return (
    <>
      <input
        {...own}
        ref={text}
        type="text"
        autoComplete="off"
        className={joinClasses(controlClass, classes.date, className)}
        value={day.text}
        onChange={(event) => {
          event.stopPropagation();
          day.write(event.currentTarget.value);
        }}
        onBlur={leave}
        onKeyDown={press}
      />
      {kind === "datetime-local" ? <TimeOfDay value={day.time} disabled={own.disabled} onChange={day.setTime} /> : null}
      <span ref={opener} className={classes.opener}>
        <IconButton
          size="small"
          label={words.open}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          disabled={own.disabled}
          icon={<IconCalendar aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen ? (
          <Suspense fallback={null}>
            <CalendarPopover
              chosen={day.day}
              near={day.nearestDay()}
              {...calendar}
              clearable={!own.required}
              onChoose={day.choose}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </span>
    </>
  );
}

type Typing = Pick<WrittenProps, "own"> & {
  day: ReturnType<typeof useDayText>;
  opener: RefObject<HTMLElement>;
  isOpen: boolean;
  open: () => void;
};

/** Whoever listens hears of a key, or of the field being left, after what is written was taken. */
function useTyping({ own, day, opener, isOpen, open }: Typing) {
  const latest = useLatest(own);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") flushSync(day.settle);
    if (event.key === "ArrowDown" && event.altKey) {
      event.preventDefault();
      open();
    }
    latest.current.onKeyDown?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    flushSync(day.settle);
    const toCalendar = isOpen || opener.current?.contains(event.relatedTarget);
    if (!toCalendar) latest.current.onBlur?.(event);
  };
  return { press, leave };
}

type TimeOfDayProps = { value: string; disabled: boolean | undefined; onChange: (time: string) => void };

function TimeOfDay({ value, disabled, onChange }: TimeOfDayProps) {
  const words = useDateWords();
  return (
    <label className={classes.time}>
      <VisuallyHidden>{words.time}</VisuallyHidden>
      <input
        type="time"
        className={controlClass}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          event.stopPropagation();
          onChange(event.currentTarget.value);
        }}
      />
    </label>
  );
}

function dayOf(limit: number | string | undefined): string | undefined {
  return limit === undefined ? undefined : String(limit).slice(0, 10);
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Who was in the field before the page came alive still is. */
function useFocusKept(before: RefObject<HTMLInputElement>, now: RefObject<HTMLInputElement>) {
  const wasThere = useRef(typeof document !== "undefined" && document.activeElement === before.current);
  useEffect(() => {
    if (wasThere.current && before.current) now.current?.focus();
  }, [before, now]);
}

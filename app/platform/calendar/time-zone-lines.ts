import { Temporal } from "temporal-polyfill";

const yearsAhead = 10;

/** A time zone as calendars want it: every change of its clocks from a year ago to some years ahead. */
export function timeZoneLines(timeZone: string, now: Date): string {
  const from = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .subtract({ years: 1 });
  const parts = changesOf(from, from.add({ years: yearsAhead + 1 })).map(({ at, before, after }) =>
    part(before < after ? "DAYLIGHT" : "STANDARD", localText(at, before), before, after),
  );
  const first = part("STANDARD", "19700101T000000", from.offsetNanoseconds, from.offsetNanoseconds);
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...first, ...parts.flat(), "END:VTIMEZONE"].join("\r\n");
}

type Change = { at: Temporal.ZonedDateTime; before: number; after: number };

function changesOf(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): Change[] {
  const changes: Change[] = [];
  for (
    let at = from.getTimeZoneTransition("next");
    at && Temporal.ZonedDateTime.compare(at, to) < 0;
    at = at.getTimeZoneTransition("next")
  ) {
    changes.push({ at, before: at.subtract({ nanoseconds: 1 }).offsetNanoseconds, after: at.offsetNanoseconds });
  }
  return changes;
}

/** What the clocks showed at the moment they were changed. */
function localText(at: Temporal.ZonedDateTime, offsetBefore: number): string {
  const shown = at.toInstant().toZonedDateTimeISO("UTC").add({ nanoseconds: offsetBefore });
  return shown.toPlainDateTime().toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
}

function part(name: "STANDARD" | "DAYLIGHT", starts: string, before: number, after: number): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${starts}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${name}`,
  ];
}

function offset(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / 60_000_000_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${nanoseconds < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

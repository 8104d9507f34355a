import { Temporal } from "temporal-polyfill";
import { localTime, momentOf } from "#app/platform/time/local-time.ts";
import { holdsOf } from "./said.ts";

/**
 * When a notice goes by mail: at once, with all others of so many minutes (`GATHERED` of thirty), of the day in the next
 * morning, or by none.
 */
export const mailTimes = [
  "NOW",
  ...(["GATHERED_5", "GATHERED_10", "GATHERED_15", "GATHERED", "GATHERED_60"] as const),
  "DAILY",
  "NEVER",
] as const;
export type MailTime = (typeof mailTimes)[number];

/** What a company has for everybody who chose nothing; `fixed`, whatever they chose. */
export type MailDefault = { mail: MailTime; fixed: boolean };

export const firstDefault: MailDefault = { mail: "NOW", fixed: false };

const minute = 60_000;

/** Over how many minutes notices are gathered; null where they are not. */
export function gatheredMinutes(time: MailTime): number | null {
  if (time === "GATHERED") return 30;
  return time.startsWith("GATHERED_") ? Number(time.slice("GATHERED_".length)) : null;
}

/** The hour of the reader's own clock at which the day's mail goes. */
const morning = 8;

/** What holds for one person. */
export function mailTimeOf(chosen: MailTime | null, { mail, fixed }: MailDefault): MailTime {
  return fixed ? mail : (chosen ?? mail);
}

/** What is chosen of one kind within a room, and what the company has of it; null where nothing is said of the kind. */
export type SaidOfKind = { chosen: MailTime | null; company: MailDefault | null };

/**
 * What holds for one person of one kind: what the company fixed, of the kind before the room; else what they chose, of the
 * kind before the room; else what the company has, of the kind before the room.
 */
export function mailTimeOfKind(
  kind: SaidOfKind,
  room: { chosen: MailTime | null; company: MailDefault },
): { holds: MailTime; fixed: boolean } {
  const saysOf = (company: MailDefault | null) => company && { value: company.mail, fixed: company.fixed };
  return holdsOf(
    { chosen: kind.chosen, company: saysOf(kind.company) },
    { chosen: room.chosen, company: saysOf(room.company) },
    firstDefault.mail,
  );
}

/** What choices are about, as they are stored: a room, or one kind of its notices. */
export const aboutKind = (room: string, group: string | null | undefined): string =>
  group ? `${room}:${group}` : room;

/** What names its row in an address. */
export const rowOf = (about: string): string => about.replace(":", ".");

/** When what was told at a moment goes by mail; null where it goes by none. */
export function mailMoment(time: MailTime, toldAt: Date, timeZone: string): Date | null {
  if (time === "NEVER") return null;
  if (time === "NOW") return toldAt;
  const minutes = gatheredMinutes(time);
  if (minutes !== null) return new Date(Math.ceil(toldAt.getTime() / (minutes * minute)) * minutes * minute);
  const told = localTime(toldAt, timeZone);
  const day = told.hour < morning ? told.toPlainDate() : told.toPlainDate().add({ days: 1 });
  return momentOf(day.toPlainDateTime(Temporal.PlainTime.from({ hour: morning })).toString(), timeZone);
}

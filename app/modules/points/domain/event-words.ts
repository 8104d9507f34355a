import type { Band, ShiftKind } from "./rules.ts";

type Measured = { kind: ShiftKind; minutes: number | null; days: number | null };
type Range = { kind: ShiftKind; min: number; max: number | null };
type Costed = {
  withdrawnReason: string | null;
  forgiven: boolean;
  band: Band | null;
  rulesFrom: string | null;
  expiresOn: string | null;
  credit: number;
};

/** The room's words in a language, with dates and numbers as the reader has them. */
export type Words = {
  t: (key: string, params?: Record<string, string | number>) => string;
  format: { date: (day: string) => string; number: (count: number) => string };
};

/** What is said of an event, on a screen, on paper and in a mail alike. */
export function eventWords({ t, format }: Words) {
  const points = (count: number) => t("points", { count, number: format.number(count) });
  const size = ({ kind, minutes, days }: Measured) =>
    kind === "MISSED_SHIFT" ? t("size.days", { count: days ?? 1 }) : t("size.minutes", { count: minutes ?? 0 });
  const range = ({ kind, min, max }: Range) => {
    const unit = kind === "MISSED_SHIFT" ? "days" : "minutes";
    return max === null ? t(`range.${unit}-open`, { min }) : t(`range.${unit}`, { min, max });
  };
  /** Why it costs what it costs, and until when, in a sentence or two. */
  const reason = ({ withdrawnReason, forgiven, band, rulesFrom, expiresOn, credit }: Costed, today: string) => {
    if (withdrawnReason !== null) return t("event.no-points");
    if (!band || !expiresOn || !rulesFrom) return t("event.no-rule");
    const rule = { range: range(band), points: points(band.points), date: format.date(rulesFrom) };
    if (forgiven) return t("event.rule-forgiven", rule);
    const until = expiresOn <= today ? "event.until-past" : "event.until";
    const taken = credit < 0 ? [t("event.credit", { points: points(-credit) })] : [];
    return [t("event.rule", rule), t(until, { date: format.date(expiresOn) }), ...taken].join(" ");
  };
  return {
    points,
    /** How late, how early, or how long: `12 minutes`. */
    size,
    /** A band: `10 to under 30 minutes`. */
    range,
    /** `Late arrival, 12 minutes`. */
    what: (event: Measured) => t("event.what", { kind: t(`kind.${event.kind}`), size: size(event) }),
    reason,
  };
}

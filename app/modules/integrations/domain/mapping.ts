import { ownOf, setOwn } from "#app/platform/http/own-properties.ts";

/** Fields of ours that a customer's own columns may fill, by kind and stream. */
const mapped = {
  hr: {
    person: [
      "externalId",
      "firstName",
      "lastName",
      "preferredName",
      "workEmail",
      "hireDate",
      "leaveDate",
      "managerRef",
      "orgUnitRef",
      "jobTitle",
      "grade",
      "location",
    ],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type Mapping = Readonly<Record<string, string>>;

/** Which fields of a kind may be mapped: none where the connector knows its source's fields itself. */
export function mappedFields(kind: string): readonly string[] {
  return kind === "hr" ? mapped.hr.person : [];
}

/** A row as its connector gave it, with our fields filled from the columns an administrator chose. */
export function applyMapping(row: Record<string, unknown>, mapping: Mapping): Record<string, unknown> {
  const extra = (row["extra"] ?? {}) as Record<string, unknown>;
  const said = Object.entries(mapping).flatMap(([field, column]) => {
    const value = ownOf(extra, column);
    return value === undefined || value === null || value === "" ? [] : [[field, String(value)]];
  });
  const whole = { ...row, ...Object.fromEntries(said) } as Record<string, unknown>;
  for (const field of ["hireDate", "leaveDate"]) {
    const day = whole[field];
    if (typeof day === "string") setOwn(whole, field, isoDay(day));
  }
  return whole;
}

/** `31.12.2026` and `2026/12/31` as `2026-12-31`; what cannot be told stays, and is refused by name. */
function isoDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return text.trim().replaceAll("/", "-");
}

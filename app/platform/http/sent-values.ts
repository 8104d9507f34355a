/** The last of several: a form sends `off` before a box that is ticked. */
export function lastSent(value: unknown): unknown {
  return Array.isArray(value) ? (value.at(-1) as unknown) : value;
}

/** What a form sends for a list: nothing or `none` for no value, one text for one. */
export function listSent(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat().filter((one) => one !== "none" && one !== "");
}

import type { Fields } from "./answers.ts";

/** What goes along unseen. */
export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : value).map((one) => (
      <input key={`${name} ${one}`} type="hidden" name={name} value={one} />
    )),
  );
}

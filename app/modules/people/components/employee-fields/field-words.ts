import type { FieldEditors } from "../../domain/employee-fields.ts";

/** Who fills a field in, in words; two of three are said as for who sees it. */
export const editorsKey = {
  SELF: "field.viewers.MANAGERS",
  MANAGERS: "field.editors.MANAGERS",
  ADMINS: "field.viewers.ADMINS",
} as const satisfies Record<FieldEditors, string>;

import { p } from "@mikro-orm/core";
import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { neededOf } from "../../fields/refusals.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { TextField } from "./field.ts";

export const text: StoredKind<TextField> = {
  input(field) {
    const size = { most: field.longest, tooLong: field.refusals?.tooLong ?? "platform.field-too-long" };
    return field.required ? textInput({ ...size, missing: neededOf(field) }) : textInput(size).default("");
  },
  line: (_, said) => said,
  answer: () => z.string(),
  neverNull: true,
  columns: (name) => ({ [name]: p.text() }),
  read: (column) => column(),
  searched: (column) => column,
  sheet: (header, value) => [{ kind: "TEXT", header, value: (row) => String(value(row) ?? "") }],
};

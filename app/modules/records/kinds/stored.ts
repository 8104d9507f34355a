import type { StoredKind } from "../fields/stored-kind.ts";
import { choice } from "./choice/stored.ts";
import { day } from "./day/stored.ts";
import type { FieldKinds, RecordField } from "./kinds.ts";
import { money } from "./money/stored.ts";
import { number } from "./number/stored.ts";
import { person } from "./person/stored.ts";
import { state } from "./state/stored.ts";
import { text } from "./text/stored.ts";
import { yesNo } from "./yes-no/stored.ts";

/** What the server does with each kind of field. */
export const storedKinds: { readonly [Kind in keyof FieldKinds]: StoredKind<FieldKinds[Kind]> } = {
  TEXT: text,
  DAY: day,
  NUMBER: number,
  CHOICE: choice,
  PERSON: person,
  MONEY: money,
  YES_NO: yesNo,
  STATE: state,
};

export const storedAs = (field: RecordField): StoredKind => storedKinds[field.kind];

import type { StoredKind } from "../fields/stored-kind.ts";
import { audience } from "./audience/stored.ts";
import { choice } from "./choice/stored.ts";
import { day } from "./day/stored.ts";
import { files } from "./files/stored.ts";
import type { FieldKinds, RecordField } from "./kinds.ts";
import { money } from "./money/stored.ts";
import { number } from "./number/stored.ts";
import { people } from "./people/stored.ts";
import { person } from "./person/stored.ts";
import { richText } from "./rich-text/stored.ts";
import { state } from "./state/stored.ts";
import { text } from "./text/stored.ts";
import { yesNo } from "./yes-no/stored.ts";

/** What the server does with each kind of field. */
export const storedKinds: { readonly [Kind in keyof FieldKinds]: StoredKind<FieldKinds[Kind]> } = {
  TEXT: text,
  RICH_TEXT: richText,
  DAY: day,
  NUMBER: number,
  CHOICE: choice,
  PERSON: person,
  PEOPLE: people,
  AUDIENCE: audience,
  MONEY: money,
  YES_NO: yesNo,
  FILES: files,
  STATE: state,
};

export const storedAs = (field: RecordField): StoredKind => storedKinds[field.kind];

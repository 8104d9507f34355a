import type { FieldPart } from "../components/fields/field-part.ts";
import { audience } from "./audience/part.tsx";
import { choice } from "./choice/part.tsx";
import { day } from "./day/part.tsx";
import { files } from "./files/part.tsx";
import type { FieldKinds, RecordField } from "./kinds.ts";
import { money } from "./money/part.tsx";
import { number } from "./number/part.tsx";
import { people } from "./people/part.tsx";
import { person } from "./person/part.tsx";
import { richText } from "./rich-text/part.tsx";
import { state } from "./state/part.tsx";
import { text } from "./text/part.tsx";
import { yesNo } from "./yes-no/part.tsx";

/** What the browser does with each kind of field. */
export const fieldParts: { readonly [Kind in keyof FieldKinds]: FieldPart<FieldKinds[Kind]> } = {
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

export const partOf = (field: RecordField): FieldPart => fieldParts[field.kind];

import type { AudienceField } from "./audience/field.ts";
import type { ChoiceField } from "./choice/field.ts";
import type { DayField } from "./day/field.ts";
import type { FilesField } from "./files/field.ts";
import type { MoneyField } from "./money/field.ts";
import type { NumberField } from "./number/field.ts";
import type { PeopleField } from "./people/field.ts";
import type { PersonField } from "./person/field.ts";
import type { RichTextField } from "./rich-text/field.ts";
import type { StateField } from "./state/field.ts";
import type { TextField } from "./text/field.ts";
import type { YesNoField } from "./yes-no/field.ts";

/** Every kind of field; each is a folder beside this file, with its server side in `stored.ts` and its screen in `part.tsx`. */
export type FieldKinds = {
  TEXT: TextField;
  RICH_TEXT: RichTextField;
  DAY: DayField;
  NUMBER: NumberField;
  CHOICE: ChoiceField;
  PERSON: PersonField;
  PEOPLE: PeopleField;
  AUDIENCE: AudienceField;
  MONEY: MoneyField;
  YES_NO: YesNoField;
  FILES: FilesField;
  STATE: StateField;
};

export type KindName = keyof FieldKinds;

/** One field of a record, described once for its form, its page, its history, lists, files and the API. */
export type RecordField = FieldKinds[KindName];

import type { AudienceChoices } from "#app/modules/audiences/index.ts";
import { audienceInWords, AudienceField as Field, typedAudience } from "#app/modules/audiences/ui.ts";
import type { Asking, FieldPart } from "../../components/fields/field-part.ts";
import { FieldGroup } from "#app/ui/field-group/field-group.tsx";
import type { AudienceField, NamedAudience } from "./field.ts";

const nothing: AudienceChoices = { cohorts: [], orgUnits: [], functions: [], grades: [], locations: [], named: [] };

export const audience: FieldPart<AudienceField> = {
  Form: (props) => <ForWhom {...props} />,
  say: (value, { format, words }) =>
    audienceInWords(value as NamedAudience, (key, params) => words(key, params, "audiences"), format),
  words: "audiences",
  begin: () => undefined,
  column: { width: "180px", narrow: "named" },
};

function ForWhom({ field: { required = false }, form, name, label, read, offered }: Asking<AudienceField>) {
  const sent = (form.answer?.reply?.initialValue as Record<string, unknown> | undefined)?.[name];
  const { id, error } = form.field(name);
  return (
    <FieldGroup {...{ id, label, required, error }}>
      <Field
        prefix={`${name}.`}
        without={["grades"]}
        audience={typedAudience(sent) ?? (read as NamedAudience | undefined)?.rule ?? {}}
        choices={(offered as AudienceChoices | undefined) ?? nothing}
        wrong={form.wrong}
        onChange={form.touch}
      />
    </FieldGroup>
  );
}

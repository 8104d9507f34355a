import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { cadences, lengths } from "../../domain/words.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** How long 1:1s take and how often they are; `again` where they come back in any case. */
export function LengthFields({ form, again = false }: { form: AnyCommandForm; again?: boolean }) {
  const { t, often } = useOneOnOneWords();
  return (
    <>
      <RadioGroup
        {...form.field("minutes")}
        label={t("form.length")}
        layout="row"
        options={lengths.map((value) => ({ value: String(value), label: t("minutes", { count: value }) }))}
      />
      <RadioGroup
        {...form.field("everyWeeks")}
        label={t("form.every")}
        options={cadences
          .filter((value) => value > 0 || !again)
          .map((value) => ({ value: String(value), label: often(value) }))}
      />
    </>
  );
}

import { Suspense } from "react";
import { useApplyFilters } from "#app/shell/components/list-screen/use-list-form.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { NamedPerson } from "../../kinds/person/field.ts";

/** A field that searches while one types is fetched by who opens the filters. */
const PersonField = lazyPart(async () => ({ default: (await import("#app/modules/people/ui.ts")).PersonField }));

type PersonFilterProps = { name: string; label: string; person: NamedPerson | undefined };

/** Narrows a list to the records that name a person. */
export function PersonFilter({ name, label, person }: PersonFilterProps) {
  const apply = useApplyFilters();
  return (
    <Suspense fallback={person ? <input type="hidden" name={name} value={person.id} /> : null}>
      <PersonField
        key={person?.id ?? ""}
        {...{ name, label }}
        offered={person ? [person] : []}
        defaultValue={person?.id ?? null}
        clearable
        onChange={(chosen) => apply({ [name]: chosen ?? "" })}
      />
    </Suspense>
  );
}

import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { audienceChoices, type AudienceChoices } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import type { FormGroup } from "../domain/cycle-settings.ts";
import type { WizardStep } from "../domain/wizard.ts";
import { peopleByGroup } from "./groups-of-people.ts";

/**
 * The groups of a cycle with how many people each would be asked today; null where nobody is known yet, as people come in
 * one by one. `open` is the group whose panel is open, or what a new one begins with.
 */
export type FormGroupsShown = {
  rows: { id: string; name: string; people: number | null; templates: FormGroup["templates"] }[];
  /** Who is in no group. */
  others: number | null;
  open: {
    groupId: string | null;
    name: string;
    audience: AudienceRule;
    templates: FormGroup["templates"];
    choices: AudienceChoices;
  } | null;
};

const nothing: FormGroupsShown = { rows: [], others: null, open: null };

export async function formGroupsShown(
  context: Context,
  cycle: CycleRecord,
  { step, group }: { step: WizardStep; group: string | undefined },
): Promise<FormGroupsShown> {
  if (step !== "elements") return nothing;
  const { formGroups } = cycle.settings;
  const counted = formGroups.length > 0 && cycle.state === "DRAFT" && cycle.settings.details.kind === "ONE_TIME";
  const people = counted ? await peopleByGroup(context, cycle.settings) : null;
  const open = group === "new" ? null : (formGroups.find(({ id }) => id === group) ?? undefined);
  return {
    rows: formGroups.map(({ id, name, templates }) => ({
      ...{ id, name, templates },
      people: people && (people.get(id) ?? 0),
    })),
    others: people && (people.get(null) ?? 0),
    open:
      group === undefined || open === undefined || cycle.state !== "DRAFT"
        ? null
        : {
            groupId: open?.id ?? null,
            name: open?.name ?? "",
            audience: open?.audience ?? {},
            templates: open?.templates ?? {},
            choices: await audienceChoices(context, open?.audience ?? {}, { resting: true }),
          },
  };
}

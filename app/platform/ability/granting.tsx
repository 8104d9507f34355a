import { Ability, type RawRuleOf } from "@casl/ability";
import { AbilityProvider, Can as CaslCan, useAbility, type CanProps } from "@casl/react";
import { useMemo, type ReactElement, type ReactNode } from "react";
import type { Granted } from "./granted.ts";

type Subject = string | GrantedRecord;
type GrantedRecord = { readonly kind: string; readonly id: string };
type GrantedAbility = Ability<[string, Subject], { id: string }>;

/** A record to ask about: `<Can I="edit" this={record("Loan", loan.id)}>`. */
export const record = (kind: string, id: string): GrantedRecord => ({ kind, id });

/** What is below may be asked with `<Can>` and `useMay`: a screen is wrapped once, with what its loader was granted. */
export function Granting({ granted, children }: { granted: Granted; children: ReactNode }): ReactElement {
  const ability = useMemo(() => abilityOf(granted), [granted]);
  return <AbilityProvider value={ability}>{children}</AbilityProvider>;
}

/** Shows what is inside where the viewer may do this: `I` the act, `a` a kind or `this` a record; `not` turns it round. */
export const Can = CaslCan as (props: CanProps<GrantedAbility>) => ReactNode;

/** The same as an answer, where something is decided by it: `may("edit", record("Loan", id))`. */
export function useMay(): (act: string, subject: Subject) => boolean {
  const ability = useAbility<GrantedAbility>();
  return (act, subject) => ability.can(act, subject);
}

/** The same of one record: `may("edit")`. */
export function useMayOn(kind: string, id: string): (act: string) => boolean {
  const may = useMay();
  return (act) => may(act, record(kind, id));
}

function abilityOf({ kinds = {}, records = {} }: Granted): GrantedAbility {
  const rules: RawRuleOf<GrantedAbility>[] = [
    ...Object.entries(kinds).flatMap(([subject, acts]) => acts.map((action) => ({ action, subject }))),
    ...Object.entries(records).flatMap(([subject, some]) =>
      Object.entries(some).flatMap(([id, acts]) => acts.map((action) => ({ action, subject, conditions: { id } }))),
    ),
  ];
  return new Ability<[string, Subject], { id: string }>(rules, {
    detectSubjectType: (subject) => (typeof subject === "string" ? subject : (subject as GrantedRecord).kind),
    conditionsMatcher:
      ({ id }) =>
      (subject) =>
        (subject as unknown as GrantedRecord).id === id,
  });
}

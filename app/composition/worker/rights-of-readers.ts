import { mayView } from "#app/platform/contributions/subject-facts.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { contextOf, type Application } from "../application.ts";

/** Whether somebody may see a record now; each is asked once, since several notices often speak of one. */
export function rightsOfReaders(application: Application, unit: UnitOfWork) {
  const seen = new Map<string, Promise<boolean>>();
  const ask = async (employeeId: string, kind: string, id: string) => {
    const reader = await contextOf(application, unit, employeeId);
    return mayView(reader, application.gatherings.subjects(reader.actor), kind, id);
  };
  return (employeeId: string, { kind, id }: { kind: string; id: string }): Promise<boolean> => {
    const key = `${employeeId} ${kind} ${id}`;
    const known = seen.get(key) ?? ask(employeeId, kind, id);
    seen.set(key, known);
    return known;
  };
}

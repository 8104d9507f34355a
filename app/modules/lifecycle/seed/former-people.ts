import {
  addEmployeeInput,
  addEmployeeQuietly,
  listChoices,
  recordLeavingInput,
  recordLeavingQuietly,
  seedPortraits,
  type PlannedPerson,
} from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { SeededCompany } from "#app/platform/contributions/seed.ts";
import { plainLetters } from "#app/platform/text/plain-letters.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { RegisterChange } from "../data/register-changes.ts";

const former = [
  {
    firstName: "Marta",
    lastName: "Lindgren",
    gender: "FEMALE" as const,
    joined: -1_460,
    left: -75,
    reason: "Moves to another city",
  },
  {
    firstName: "Tomás",
    lastName: "Ferreira",
    gender: "MALE" as const,
    joined: -910,
    left: -190,
    reason: "Studies again",
  },
];

/** Two people who left in the last year: what they did as somebody of the company does it now, and a departure that is done. */
export async function formerPeople(
  context: Context,
  people: readonly PlannedPerson[],
  { today, domain, seed }: Pick<SeededCompany, "today" | "domain" | "seed">,
) {
  const joinedOf = new Map(people.map(({ id, joinedOn }) => [id, joinedOn]));
  const managerJoined = ({ managerId }: PlannedPerson) => (managerId === null ? undefined : joinedOf.get(managerId));
  // Somebody's colleague reported to the same manager, who was there before them.
  const colleagues = people.filter((person) => (managerJoined(person) ?? today) < addDays(today, -700));
  const choices = await listChoices(context);
  const idOf = (all: readonly { id: string; name: string }[], name: string) => all.find((one) => one.name === name)?.id;
  const planned = [];
  for (const [place, { firstName, lastName, gender, joined, left, reason }] of former.entries()) {
    const colleague = colleagues.at(-1 - place);
    if (!colleague) continue;
    const address = plainLetters(`${firstName}.${lastName}`);
    const joinedOn = [addDays(today, joined), addDays(managerJoined(colleague)!, 30)].toSorted().at(-1)!;
    const lastDay = addDays(today, left);
    const { employeeId } = await addEmployeeQuietly(
      context,
      addEmployeeInput.parse({
        ...{ firstName, lastName, joinedOn, managerId: colleague.managerId },
        ...{ workEmail: `${address}@${domain}`, personalEmail: `${address}@example.com` },
        jobRoleId: idOf(choices.roles, colleague.role),
        orgUnitId: idOf(choices.orgUnits, colleague.department),
        locationId: idOf(choices.locations, colleague.location),
        gradeId: idOf(choices.grades, colleague.grade),
      }),
    );
    await recordLeavingQuietly(context, recordLeavingInput.parse({ employeeId, lastDay }));
    const leaving: RegisterChange = {
      ...{ employeeId, kind: "STATUS", from: addDays(lastDay, 1), value: "LEFT", former: "ACTIVE" },
    };
    const person = { ...colleague, id: employeeId, gender };
    planned.push({ person, moment: "EXIT" as const, onDay: lastDay, sample: "leaving", changes: [leaving], reason });
  }
  const portrayed = planned.map(({ person }) => person);
  await seedPortraits(context, portrayed, `${seed}:former`, people.length);
  return planned;
}

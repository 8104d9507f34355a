import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { addDays } from "#app/platform/time/days.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { familyNames, functions, givenNames, grades, locations } from "./names.ts";

export type PlannedPerson = {
  id: string;
  externalId: string;
  firstName: string;
  lastName: string;
  email: string;
  gender: "FEMALE" | "MALE";
  joinedOn: string;
  functionName: string;
  department: string;
  role: string;
  grade: string;
  location: string;
  managerId: string | null;
  /** Who they reported to before `movedOn`, where they have moved. */
  formerManagerId: string | null;
  movedOn: string | null;
  /** Distance to the head of the company. */
  depth: number;
};

export type PlanPeopleInput = { size: number; domain: string; seed: string; today: string };

/** Sign-ins every demo company has; the rest of the company grows around them. */
export const demoSignIns = ["admin", "manager", "skip", "employee"] as const;

/** Who administers a demo company. */
export function demoAdmin<Person extends Pick<PlannedPerson, "email">>(people: readonly Person[]): Person {
  return people.find(({ email }) => email.startsWith(`${demoSignIns[0]}@`))!;
}

/** A company of `size` people, the same for the same input: heads of functions, managers of about seven, everyone dated. */
export function planPeople(input: PlanPeopleInput): PlannedPerson[] {
  const company = emptyCompany(input);
  const heads = addHeads(company, input);
  const managers = addManagers(company, input, heads);
  addEmployees(company, input, managers);
  moveSome(company.people, managers, company.random, input.today);
  return company.people;
}

/** Where somebody stands in the company; all else about them is drawn. */
type Place = Pick<PlannedPerson, "functionName" | "department" | "role" | "grade" | "managerId" | "depth">;
type Company = {
  random: SeededRandom;
  people: PlannedPerson[];
  /** The part of the address before the domain is given to those whose sign-in is known. */
  add: (place: Place, localPart?: string) => PlannedPerson;
};

function emptyCompany({ domain, seed, today }: PlanPeopleInput): Company {
  const random = seededRandom(`people:${seed}`);
  const people: PlannedPerson[] = [];
  const taken = new Set<string>();
  const add = (place: Place, localPart?: string) => {
    const name = newName(random, taken);
    const person: PlannedPerson = {
      id: random.id(),
      externalId: `E${String(people.length + 1).padStart(5, "0")}`,
      ...name,
      email: `${localPart ?? emailName(name, people.length)}@${domain}`,
      joinedOn: daysBefore(today, random.integer(20, 365 * (7 - Math.min(5, place.depth)))),
      location: random.pick(locations).name,
      formerManagerId: null,
      movedOn: null,
      ...place,
    };
    people.push(person);
    return person;
  };
  return { random, people, add };
}

/** The head of the company, and below them the heads of its functions. */
function addHeads({ add }: Company, { today }: PlanPeopleInput): PlannedPerson[] {
  const head = add({
    functionName: "Operations",
    department: "Operations",
    role: "Chief Executive",
    grade: "G7",
    managerId: null,
    depth: 0,
  });
  head.joinedOn = daysBefore(today, 365 * 8);
  return functions.map((one) =>
    add(
      { functionName: one.name, department: one.name, role: one.roles[0]!, grade: "G6", managerId: head.id, depth: 1 },
      one.name === "Technology" ? "skip" : one.name === "HR" ? "admin" : undefined,
    ),
  );
}

/** Managers of each function in the measure of its weight, the first of each department below its head. */
function addManagers({ add, random }: Company, { size }: PlanPeopleInput, heads: readonly PlannedPerson[]) {
  const managers: PlannedPerson[] = [];
  functions.forEach((one, index) => {
    const wanted = Math.max(1, Math.round((size / 9) * weights[index]!));
    for (let number = 0; number < wanted; number += 1) {
      const above =
        number < one.departments.length
          ? heads[index]!
          : random.pick(managers.filter((each) => each.functionName === one.name));
      managers.push(
        add(
          {
            functionName: one.name,
            department: one.departments[number % one.departments.length]!,
            role: one.roles[1]!,
            grade: "G5",
            managerId: above.id,
            depth: above.depth + 1,
          },
          one.name === "Technology" && number === 0 ? "manager" : undefined,
        ),
      );
    }
  });
  return managers;
}

/** The employee whose sign-in is known, then as many as the company still lacks. */
function addEmployees({ add, random, people }: Company, { size }: PlanPeopleInput, managers: readonly PlannedPerson[]) {
  const first = managers.find((each) => each.email.startsWith("manager@"))!;
  add(
    {
      functionName: "Technology",
      department: first.department,
      role: "Engineer",
      grade: "G2",
      managerId: first.id,
      depth: first.depth + 1,
    },
    "employee",
  );
  while (people.length < size) {
    const manager = random.pick(managers);
    const roles = functions.find((one) => one.name === manager.functionName)!.roles;
    add({
      functionName: manager.functionName,
      department: manager.department,
      role: random.pick(roles.slice(2)),
      grade: random.pick(grades.slice(0, 4)),
      managerId: manager.id,
      depth: manager.depth + 1,
    });
  }
}

const weights = [0.36, 0.22, 0.18, 0.09, 0.07, 0.08];

/** One in twelve changed managers within the year: timelines have something to show. */
function moveSome(
  people: PlannedPerson[],
  managers: readonly PlannedPerson[],
  random: SeededRandom,
  today: string,
): void {
  for (const person of people) {
    if (person.depth < 3 || person.email.startsWith("employee@") || !random.chance(1 / 12)) continue;
    const former = random.pick(managers);
    const movedOn = daysBefore(today, random.integer(30, 300));
    // A manager may not have been somebody they now manage: only people without reports move.
    if (former.id === person.managerId || managers.includes(person) || movedOn <= person.joinedOn) continue;
    person.formerManagerId = former.id;
    person.movedOn = movedOn;
  }
}

function newName(
  random: SeededRandom,
  taken: Set<string>,
): { firstName: string; lastName: string; gender: "FEMALE" | "MALE" } {
  for (let attempt = 0; ; attempt += 1) {
    const gender = random.chance(0.5) ? "FEMALE" : "MALE";
    const firstName = random.pick(givenNames[gender]);
    const lastName = attempt < 8 ? random.pick(familyNames) : `${random.pick(familyNames)} ${random.pick(familyNames)}`;
    if (taken.has(`${firstName} ${lastName}`)) continue;
    taken.add(`${firstName} ${lastName}`);
    return { firstName, lastName, gender };
  }
}

function emailName({ firstName, lastName }: { firstName: string; lastName: string }, position: number): string {
  const plain = normalized(`${firstName}.${lastName}`, "NFD")
    .replace(/[^a-zA-Z.]/g, "")
    .toLowerCase();
  return `${plain}${position}`;
}

function daysBefore(today: string, days: number): string {
  return addDays(today, -days);
}

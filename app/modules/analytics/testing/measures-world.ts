import { randomUUID } from "node:crypto";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { createCompany } from "#app/composition/create-company.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { createWorld, Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

/** Everybody who has points: `p0` to `p23`. */
export const pointed = Array.from({ length: 24 }, (_, place) => `p${place}`);
export const firstOfQuarter = "2026-07-01";

export type MeasuresWorld = { world: World; acme: Company; globex: Company; units: Record<string, string> };

/**
 * Two managers under a head, 24 people below them in three units of 11, 10 and 3, everybody's points of one quarter in a
 * digit of their own: a sum of points tells exactly whose it is. With `ownRoles` the companies have database roles that no
 * world of another test has, so that what is given to those is theirs alone. `pat` administers points, `pia` the platform,
 * `gil` goals.
 */
export async function createMeasuresWorld({ ownRoles = false } = {}): Promise<MeasuresWorld> {
  const world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  const company = async (slug: string) => {
    if (!ownRoles) return world.company(slug);
    const input = { slug, name: slug, currency: "EUR", timeZone: "Europe/Berlin" };
    return new Company(world, await createCompany(world.application, input));
  };
  const acme = await company("acme");
  await acme
    .employee("head")
    .employee("mia")
    .reportsTo("head")
    .employee("max")
    .reportsTo("head")
    .team("mia", ...pointed.slice(0, 12))
    .team("max", ...pointed.slice(12))
    .employee("pat")
    .admin("POINTS_ADMIN")
    .employee("pia")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN", "ONE_ON_ONE_ADMIN")
    .employee("gil")
    .admin("GOAL_ADMIN")
    .employee("newcomer", { joinedOn: "2026-10-05" })
    .build();
  await acme.switchOn("POINTS", "CHECK_IN");
  const units = await seatInUnits(acme, [
    { name: "Sales", people: pointed.slice(0, 11) },
    { name: "Works", people: pointed.slice(11, 21) },
    { name: "Law", people: pointed.slice(21) },
  ]);
  await givePoints(acme);
  const globex = await (await company("globex")).employee("spy").admin("PLATFORM_ADMIN").build();
  return { world, acme, globex, units };
}

/** Points `2^n` for person `n`, posted in the third quarter of 2026. */
async function givePoints(company: Company): Promise<void> {
  await company.asProduct(async (context) => {
    const [policyId, rulesId] = [randomUUID(), randomUUID()];
    const at = "2026-08-10T10:00:00Z";
    await context.rows(
      sql`insert into {points_policy} (id, name, audience, created_at) values (${policyId}, 'All', '{}'::jsonb, ${at})`,
    );
    await context.rows(
      sql`insert into {points_rules} (id, policy_id, valid_from, rules, recorded_at)
        values (${rulesId}, ${policyId}, '2026-01-01', '{}'::jsonb, ${at})`,
    );
    const events = pointed.map((name, place) => ({ id: randomUUID(), employee_id: company.id(name), place }));
    await insertRows(
      context,
      "shift_event",
      "id uuid, employee_id uuid, kind text, day date, minutes int, source text, note text, withdrawn_reason text, recorded_at timestamptz",
      events.map(({ id, employee_id }) => ({
        ...{ id, employee_id, kind: "LATE_ARRIVAL", day: "2026-08-10", minutes: 10, source: "BY_HAND" },
        ...{ note: "", withdrawn_reason: "", recorded_at: at },
      })),
    );
    await insertRows(
      context,
      "points_entry",
      "id uuid, employee_id uuid, event_id uuid, cause text, points int, counts_on date, expires_on date, rules_id uuid, rule text, posted_at timestamptz",
      events.map(({ id, employee_id, place }) => ({
        ...{ id: randomUUID(), employee_id, event_id: id, cause: "EVENT", points: 2 ** place },
        ...{ counts_on: "2026-08-10", expires_on: "2026-12-10", rules_id: rulesId, rule: "", posted_at: at },
      })),
    );
  });
}

/** Whose points a sum is made of, by their places. */
export function peopleIn(sum: number): number[] {
  return pointed.flatMap((_, place) => (Math.floor(sum / 2 ** place) % 2 === 1 ? [place] : []));
}

/**
 * Whether anything can be said of a single person, or of fewer than five, by what is told: by sums and differences of any
 * answers (people of whom every answer holds all or none cannot be told apart, so those are looked at together), or by the
 * difference of two.
 */
export function pinned(answers: readonly number[]): number[][] {
  const sets = [...new Set(answers)].map((sum) => new Set(peopleIn(sum)));
  const alike = Map.groupBy(
    pointed.map((_, place) => place),
    (place) => sets.map((set) => (set.has(place) ? "1" : "0")).join(""),
  );
  return [...alike]
    .filter(([mark, people]) => mark.includes("1") && people.length < 5)
    .map(([, people]) => people)
    .filter((people) => isSpanned(sets, people));
}

/** Whether the sum of exactly these people is a combination of the answers. */
function isSpanned(sets: readonly ReadonlySet<number>[], people: readonly number[]): boolean {
  const rows = sets.map((set) => pointed.map((_, place) => (set.has(place) ? 1 : 0)));
  const aim = pointed.map((_, place) => (people.includes(place) ? 1 : 0));
  return rankOf(rows) === rankOf([...rows, aim]);
}

function rankOf(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < pointed.length; column += 1) {
    const found = rows.findIndex((row, place) => place >= rank && Math.abs(row[column]!) > 1e-9);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const pivot = rows[rank]!;
    for (let place = 0; place < rows.length; place += 1) {
      const factor = place === rank ? 0 : rows[place]![column]! / pivot[column]!;
      if (factor !== 0) rows[place] = rows[place]!.map((value, at) => value - factor * pivot[at]!);
    }
    rank += 1;
  }
  return rank;
}

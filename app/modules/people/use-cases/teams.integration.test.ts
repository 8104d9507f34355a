import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { teamFilters, teamList } from "../queries/team-list.ts";
import { teamPage } from "../queries/team-page.ts";
import { createTeam, createTeamInput } from "./create-team.ts";
import { editTeam, editTeamInput } from "./edit-team.ts";
import { removeTeamMember } from "./remove-team-member.ts";
import { setTeamMember, setTeamMemberInput } from "./set-team-member.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let open: string;
let secret: string;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await (
    await world.company("acme")
  )
    .employees("lead", "asha", "mei")
    .employee("late", { joinedOn: "2027-01-01" })
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employee("goaladmin")
    .admin("GOAL_ADMIN")
    .build();
  globex = await (await world.company("globex")).employee("spy").admin("PLATFORM_ADMIN").build();
  open = await create("Robots");
  secret = await create("Night shift", "PRIVATE");
  for (const teamId of [open, secret]) await set("admin", teamId, "lead", "MANAGER");
  await set("lead", secret, "asha");
});
afterAll(() => world.close());

const create = async (name: string, visibility = "GLOBAL", by = "admin") =>
  (await acme.as(by, (context) => createTeam(context, createTeamInput.parse({ name, visibility })))).teamId;
const set = (by: string, teamId: string, who: string, userRole = "MEMBER", company = acme) =>
  company.as(by, (context) =>
    setTeamMember(context, setTeamMemberInput.parse({ teamId, employeeId: acme.id(who), userRole })),
  );
const edit = (by: string, teamId: string, name: string, company = acme) =>
  company.as(by, (context) =>
    editTeam(context, editTeamInput.parse({ teamId, name, visibility: "PRIVATE", color: "red" })),
  );
const remove = (by: string, teamId: string, who: string) =>
  acme.as(by, (context) => removeTeamMember(context, { teamId, employeeId: acme.id(who) }));
const list = async (by: string, filters: object = {}, company = acme) =>
  (await company.as(by, (context) => teamList(context, teamFilters.parse(filters)), { readOnly: true })).rows.map(
    ({ name }) => name,
  );
const page = (by: string, teamId: string, company = acme) =>
  company.as(by, (context) => teamPage(context, { teamId }), { readOnly: true });

describe("who sees a team", () => {
  test("an open one everybody, a private one its members and platform admins alone", async () => {
    expect(await list("mei")).toEqual(["Robots"]);
    expect(await list("goaladmin")).toEqual(["Robots"]);
    expect(await list("asha")).toEqual(["Night shift", "Robots"]);
    expect(await list("admin", { search: "NIGHT", visibility: "PRIVATE" })).toEqual(["Night shift"]);
    expect((await page("asha", secret)).members.map(({ name, userRole }) => [name, userRole])).toEqual([
      ["lead", "MANAGER"],
      ["asha", "MEMBER"],
    ]);
    for (const by of ["mei", "goaladmin"]) await expect(page(by, secret)).rejects.toMatchObject({ status: 404 });
  });

  test("another company's admin finds none, and changes none", async () => {
    expect(await list("spy", {}, globex)).toEqual([]);
    await expect(page("spy", open, globex)).rejects.toMatchObject({ status: 404 });
    await expect(edit("spy", open, "Theirs", globex)).rejects.toMatchObject({ status: 404 });
    const theirs = (await globex.as("spy", (context) => createTeam(context, createTeamInput.parse({ name: "Theirs" }))))
      .teamId;
    await expect(set("spy", theirs, "asha", "MEMBER", globex)).rejects.toMatchObject({
      details: { fields: { employeeId: "people.manager-absent" } },
    });
  });
});

describe("who shapes a team", () => {
  test("its managers; members and colleagues are refused, and do not learn of private ones", async () => {
    await expect(edit("asha", secret, "Mine")).rejects.toMatchObject({ status: 403 });
    await expect(set("asha", secret, "asha", "MANAGER")).rejects.toMatchObject({ status: 403 });
    await expect(remove("mei", open, "lead")).rejects.toMatchObject({ status: 403 });
    await expect(edit("mei", secret, "Mine")).rejects.toMatchObject({ status: 404 });
    await expect(create("Mine", "GLOBAL", "lead")).rejects.toMatchObject({ status: 403 });
    await edit("lead", secret, "Day shift");
    expect(await page("lead", secret)).toMatchObject({ name: "Day shift", color: "red", mayEdit: true });
    expect(await page("asha", secret)).toMatchObject({ mayEdit: false });
  });

  test("whoever stops managing it shapes it no more", async () => {
    await set("lead", secret, "asha", "MANAGER");
    await set("asha", secret, "lead", "MEMBER");
    await expect(edit("lead", secret, "Late shift")).rejects.toMatchObject({ status: 403 });
    await remove("asha", secret, "lead");
    await expect(page("lead", secret)).rejects.toMatchObject({ status: 404 });
    await expect(remove("asha", secret, "lead")).rejects.toMatchObject({ status: 404 });
  });

  test("only people who are with the company join", async () => {
    await expect(set("admin", open, "late")).rejects.toMatchObject({
      details: { fields: { employeeId: "people.manager-absent" } },
    });
  });

  test("every change is announced and audited", async () => {
    const [row] = await acme.asProduct((context) =>
      context.rows<{ events: number; entries: number }>(
        sql`select (select count(*)::int from {outbox} where name = 'people.team-changed') as events,
              (select count(*)::int from {audit_entry} where subject_type = 'Team') as entries`,
      ),
    );
    expect(row!.events).toBe(9);
    expect(row!.entries).toBe(9);
  });
});
